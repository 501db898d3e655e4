/** The help, in French. */
import type { HelpMessages } from '../shape/help.ts'
import { altar } from './altar.ts'
import { check } from './check.ts'
import { copies } from './copies.ts'
import { couple } from './couple.ts'
import { creator } from './creator.ts'
import { dayKit } from './day-kit.ts'
import { desk } from './desk.ts'
import { held } from './held.ts'
import { paper } from './paper.ts'
import { plan } from './plan.ts'
import { rewriting } from './rewriting.ts'
import { screens } from './screens.ts'
import { shelf } from './shelf.ts'

const { bar, sheet } = desk
const { actions } = screens

export const help: HelpMessages = {
  title: 'Aide',
  description:
    'Une page courte pour chaque étape, depuis les réponses du couple jusqu’au jour J. Après une première visite, l’aide s’ouvre aussi sans internet.',
  search: 'Chercher dans l’aide',
  found: ({ number, form }) =>
    form === 'one' ? `${number} page en parle.` : `${number} pages en parlent.`,
  nothingFound: 'Aucune page n’en parle. Essayez un autre mot.',
  others: 'Les autres pages d’aide',
  pages: {
    write: {
      title: 'Écrire un premier texte',
      description:
        'Deux prénoms et ce que le couple vous a raconté suffisent. En quelques minutes, vous avez un texte entier à lire et à retoucher.',
      steps: [
        `La première fois, un encadré vous attend : **${couple.start.heading}**. Écrivez les deux prénoms et racontez ce que vous savez du couple, comme cela vient. Vous pouvez même coller une conversation.`,
        `Touchez **${couple.start.write}**. Vos notes se rangent sous les cinq questions, sans qu’un mot change, et les textes apparaissent peu à peu.`,
        `Vous préférez interroger le couple ? Ouvrez **${screens.header.instructions}**, touchez **${creator.instructions.copyLink}** et envoyez la liste. Quand les réponses arrivent, collez-les, puis touchez **${actions.generate}**.`,
        `À la fin, **${bar.rehearse}**, **${bar.paper}** et **${bar.sendCopy}** (ou **${bar.downloadCopy}**) sont à portée de main, et le restent sous **${bar.save}**.`,
      ],
      notes: [
        'Aucune réponse n’est obligatoire, mais ce sont les détails qui font qu’un texte ressemble au couple : un lieu, un geste, une phrase entendue.',
        `Quelque chose doit rester entre vous ? Notez-le sous **${couple.wishes.leaveUnsaid}**, ou sélectionnez les mots dans une réponse et touchez **${held.leaveOut}**. Ce que l’on a demandé de taire est marqué dans la réponse même, avec la raison et un bouton **${held.mayBeSaid}**.`,
        `Générer une nouvelle fois n’efface rien : le texte d’avant reste dans **${sheet.versions}**.`,
      ],
      picture: 'Les questions au couple sur un téléphone, avec les réponses collées sous chacune.',
      place: screens.header.title,
    },
    shape: {
      title: 'Retoucher le texte à votre goût',
      description:
        'Les mots, l’ordre, les rituels : tout se modifie, et l’on peut toujours revenir en arrière.',
      steps: [
        'Pour changer une phrase, touchez-la et écrivez. La touche Entrée commence une nouvelle ligne.',
        `**${desk.areas.plan}** montre l’ordre de la cérémonie. L’interrupteur à côté d’un nom retire ce moment ou le remet ; pour le déplacer, faites-le glisser ou servez-vous des flèches.`,
        `**${plan.add.action}** ouvre une bibliothèque de rituels et de lectures. Sous les trois points d’un moment, **${plan.otherWording}** en propose d’autres versions.`,
        `Dans le texte lui-même, les trois points d’un passage mènent à **${sheet.rewrite}**. Demandez **${rewriting.ways.shorter}** ou **${rewriting.ways.lighter}**, ou dites ce que vous voulez avec vos mots. Comparez, puis touchez **${rewriting.take}**, ou laissez comme c’était.`,
      ],
      notes: [
        `Vous changez d’avis ? La flèche courbe, ou Ctrl+Z, revient en arrière pas à pas. **${sheet.versions}** garde les textes d’avant, avec le jour et l’heure.`,
        `**${desk.find.open}** change un mot partout. Et si un prénom du couple change, Enlace demande où le remplacer.`,
        `Un moment particulièrement réussi ? **${plan.own.keep}** le met de côté pour d’autres couples, sans les noms de celui-ci.`,
      ],
      picture:
        'Le déroulé sur un téléphone : pour chaque moment, un interrupteur, un nom et une durée.',
      place: screens.header.title,
    },
    check: {
      title: 'Vérifier avant de lire',
      description:
        'Enlace compare le texte à ce que le couple a raconté et signale ce qui mérite un second regard.',
      steps: [
        `Touchez **${bar.check}**. Sur un téléphone, le bouton se trouve à la fin du texte.`,
        `Commencez par ce qui porte la mention **${check.severity.red}** : une chose que l’on vous a demandé de taire, un ancien nom ou celui d’un autre couple, une surprise que quelqu’un ne doit pas entendre, un mot qui ne s’accorde pas avec la personne.`,
        `**${check.source}** montre les mots du couple derrière la phrase. S’il n’y en a pas, posez la question au couple, ou coupez.`,
        `**${check.goTo}** vous amène à la ligne, que vous corrigez sur place. Si elle vous convient, touchez **${check.accept}** : elle ne reviendra plus.`,
      ],
      notes: [
        `**${check.severity.mark}** et **${check.severity.note}** ne demandent qu’un coup d’œil : un nom ou un nombre que personne n’a donné, une phrase trop longue pour un seul souffle, une formule entendue à tous les mariages.`,
        'Rien n’est corrigé à votre place. Presque tout est vérifié sur l’appareil, même sans internet. Avec une connexion, le service de rédaction cherche aussi les phrases qui ne s’appuient sur rien de ce que le couple a raconté. Ce qui est secret ne part jamais.',
        `Sous **${bar.save}**, un rappel indique combien de points importants restent à voir.`,
      ],
      picture:
        'La liste des points à voir : la phrase, le mot relevé, et les boutons pour y aller, en voir l’origine ou l’accepter.',
      place: screens.header.title,
    },
    altar: {
      title: 'Lire sur votre téléphone le jour J',
      description:
        'De gros caractères, une page à la fois, un écran qui reste allumé et aucun bouton sous le doigt. Sans internet.',
      steps: [
        `Sur l’appareil qui servira ce jour-là, touchez **${bar.save}**, puis **${bar.altar}**. Regardez en haut de la page si les noms et la date sont les bons.`,
        `Sous **${altar.before.heading}**, touchez **${altar.before.trial}** : la page se rouvre avec le réseau coupé et vous dit si tout est bien là.`,
        `Touchez **${altar.way.rehearse}** et lisez à voix haute. Enlace apprend votre rythme et recalcule la durée de la cérémonie.`,
        `Dans **${altar.look.heading}**, choisissez ce qui convient au lieu : plein soleil, nuit ou pénombre.`,
        `Le moment venu, passez en mode avion et touchez **${altar.way.begin}**. Touchez l’écran pour tourner la page, ou le bord gauche pour revenir en arrière.`,
      ],
      notes: [
        `Pour voir les boutons, gardez le doigt posé une seconde sur l’écran. Vous y trouverez **${altar.reading.skip}** et **${altar.reading.correct}**.`,
        `Un nom difficile ? Écrivez-le comme il se prononce dans **${altar.names.heading}** : cette aide s’affiche en petit au-dessus du nom, pour vous seulement.`,
        `Si la page se ferme, rouvrez-la et touchez **${altar.way.goOn}**. Et gardez quand même une copie papier dans la poche.`,
      ],
      picture:
        'La page qui s’ouvre avant la lecture : les noms du couple, la date et le bouton pour commencer.',
      place: altar.title,
    },
    paper: {
      title: 'Imprimer, ou enregistrer en PDF ou en Word',
      description:
        'Des fiches qui tiennent dans la main, d’autres pour les prestataires, les vœux de chacun et un souvenir pour le couple.',
      steps: [
        `Touchez **${bar.save}**, puis **${bar.paper}**.`,
        `À la question **${paper.what}**, choisissez **${paper.cards}** pour vous, **${paper.team}** pour le son, l’organisation et les photos, **${dayKit.title}** pour ce qu’il faut emporter, ou **${paper.keepsake}**. Les vœux de chacun ont leurs propres fiches.`,
        `Réglez **${paper.size}** et **${paper.type}**, et parcourez les fiches à l’écran : aucune ne coupe une phrase en plein souffle.`,
        `Touchez **${paper.print}**. Pour un PDF, choisissez dans la fenêtre d’impression d’enregistrer au format PDF, sans marges.`,
      ],
      notes: [
        'Le texte a changé après l’impression ? Rouvrez la page : elle indique quelles fiches sont à remplacer.',
        `Pour continuer dans un autre logiciel, prenez **${actions.saveDocument}** sous **${bar.save}** : le fichier s’ouvre dans Word, Google Docs et LibreOffice.`,
        'Vous pourrez encore imprimer et enregistrer quand votre accès aura pris fin.',
      ],
      picture: 'Une fiche en grands caractères, prête à imprimer.',
      place: paper.title,
    },
    device: {
      title: 'Passer sur un autre appareil',
      description:
        'Une cérémonie reste sur l’appareil où elle a été écrite. Pour l’ouvrir ailleurs, emportez-la dans un fichier.',
      steps: [
        `Sur l’appareil où vous l’avez écrite, touchez les noms du couple, en haut. **${shelf.title}** s’ouvre.`,
        `À côté de la cérémonie, touchez **${copies.carry.title}**, puis **${copies.share}** ou **${copies.download}**. Envoyez-vous le fichier comme vous voulez.`,
        `Sur l’autre appareil, ouvrez Enlace, allez dans **${shelf.title}** et touchez **${copies.open.title}**. Choisissez le fichier reçu.`,
      ],
      notes: [
        'Pour lire le jour J, imprimer ou corriger un nom, pas besoin de se connecter : le bouton au bas de cette page mène tout droit aux cérémonies de l’appareil. Pour faire écrire Enlace, connectez-vous avec votre PIN.',
        'Les deux appareils ne se mettent pas à jour l’un l’autre. Si vous modifiez le texte sur l’un, apportez de nouveau le fichier : la version récente remplace l’ancienne, et si les deux ont changé, vous les retrouvez côte à côte.',
        `Les personnes qui préparent une surprise ne sont du voyage que si vous cochez **${copies.carry.withSecrets}**. Le fichier peut donc passer par les mains du couple.`,
      ],
      picture:
        'La fenêtre qui prépare le fichier de la cérémonie, avec le bouton pour le télécharger.',
      place: shelf.title,
    },
    backup: {
      title: 'Faire une sauvegarde',
      description:
        'Un navigateur peut effacer ce qu’il garde. Un fichier à vous, verrouillé par un code, permet de tout récupérer.',
      steps: [
        `Touchez les noms du couple, en haut, puis **${copies.backup.title}**.`,
        `La première fois, touchez **${copies.backup.makeCode}**. Notez le code ou touchez **${copies.backup.printCode}** : il ne s’affiche qu’une fois. Touchez ensuite **${copies.backup.codeKept}**.`,
        `Touchez **${copies.share}** ou **${copies.download}** et rangez le fichier ailleurs que sur cet appareil : dans votre messagerie, en ligne ou sur une clé USB.`,
        `Pour tout récupérer, touchez **${copies.open.title}**, choisissez la sauvegarde, tapez le code et touchez **${copies.open.unlock}**. Vous voyez ce qu’elle contient et ce qui est déjà là avant de toucher **${copies.open.restore}**.`,
      ],
      notes: [
        'Une sauvegarde contient toutes vos cérémonies. Les suivantes gardent le même code et ne demandent rien.',
        `Sans le code, personne ne peut l’ouvrir, nous non plus. S’il est perdu, touchez **${copies.backup.newCode}** : le nouveau code vaut pour les sauvegardes à venir, et les anciennes demandent toujours l’ancien.`,
        'Quand en faire une ? Dès qu’un texte est prêt, et avant de changer d’appareil ou de le vider. Certains navigateurs effacent tout ce qu’un site a gardé si vous n’y revenez pas pendant une semaine.',
      ],
      picture: 'La fenêtre de sauvegarde, avant la première sauvegarde.',
      place: shelf.title,
    },
  },
}
