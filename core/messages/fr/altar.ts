/** Around a script read at the altar, in French. */
import type { AltarMessages } from '../shape/altar.ts'

export const altar: AltarMessages = {
  title: 'Lire le jour J',
  toScript: 'Revenir au texte',
  loading: 'Ouverture du texte…',
  choose: {
    heading: 'Quelle cérémonie ?',
    empty:
      'Il n’y a pas encore de cérémonie sur cet appareil. Ouvrez le fichier enregistré sur un autre appareil, ou écrivez la cérémonie ici.',
    unnamed: 'Cérémonie encore sans prénoms',
    openFile: 'Ouvrir un fichier',
    openFileHint:
      'Celui que « Vers un autre appareil » a préparé. Il s’ouvre sans PIN et sans internet.',
    refused: {
      newer:
        'Ce fichier vient d’une version plus récente d’Enlace. Rechargez la page en ligne, puis réessayez.',
      cut: 'Il manque la fin de ce fichier. Renvoyez-le depuis l’autre appareil.',
      'not-a-ceremony': 'Ce fichier n’est pas une cérémonie d’Enlace. Rien n’a changé ici.',
    },
    missing:
      'Cette cérémonie n’est plus sur cet appareil. Rouvrez son fichier, ou choisissez-en une autre.',
    unreadable: 'Cette cérémonie n’a pas pu être lue. Rien n’y a été modifié.',
    blocked:
      'Ce navigateur ne garde rien (fenêtre privée ?). Un fichier ouvert ici disparaît dès que vous fermez cet onglet.',
    both: 'Il y a deux versions de cette cérémonie sur cet appareil. Regardez quand chacune a été modifiée, et choisissez.',
    fromFile: 'd’un fichier',
    other: 'Une autre cérémonie',
  },
  way: {
    begin: 'Commencer',
    goOn: 'Reprendre où j’en étais',
    rehearse: 'Répéter',
    notToday: (date, today) => `Date de la cérémonie : ${date}. Nous sommes le ${today}.`,
    noDate: 'Cette cérémonie n’a pas encore de date.',
    changedAt: (moment) => `Texte modifié le ${moment}`,
    minutes: ({ number, form }) => `Environ ${number} ${form === 'one' ? 'minute' : 'minutes'}`,
    ownPace: (wordsPerMinute) => `à votre rythme, ${wordsPerMinute} mots par minute`,
    nothingToRead: 'Il n’y a encore rien à lire dans cette cérémonie.',
    noWakeLock:
      'Cet appareil ne laisse pas la page garder l’écran allumé. Avant de commencer, allongez le délai de verrouillage dans les réglages.',
  },
  turning: {
    heading: 'Tourner les pages',
    lines: [
      'Touchez l’écran ou balayez vers la gauche. Pour revenir, touchez le bord gauche ou balayez vers la droite.',
      'Clavier, télécommande ou pédale : flèches, Page haut et Page bas, espace et point.',
      'Rien d’autre n’a d’effet. Pour voir les boutons, gardez le doigt posé une seconde, ou appuyez sur Échap.',
    ],
  },
  before: {
    heading: 'Avant le jour J',
    lines: [
      'Installez Enlace sur cet appareil et ouvrez-y le texte une fois, en ligne.',
      'Faites l’essai ci-dessous.',
      'Répétez une fois debout et à voix haute.',
      'Venez avec un appareil chargé, et la luminosité au maximum en plein air.',
      'Le moment venu, passez en mode avion : aucun appel ne surgira au milieu des vœux.',
      'Gardez une copie papier dans la poche.',
    ],
    trial: 'Faire l’essai hors ligne',
    trialHint: 'La page se rouvre avec le réseau réellement coupé, et dit ce qu’il en est.',
    trialWaits: 'La page s’enregistre sur cet appareil…',
    trialWorked: (seconds) =>
      `C’est bon : réseau coupé, le texte s’est ouvert en ${seconds}\u00a0s. Vous pouvez lire sans internet.`,
    trialFailed:
      'Pas cette fois : la page venait encore du réseau. Restez en ligne une minute, puis refaites l’essai.',
    trialImpossible:
      'Ce navigateur ne garde pas de pages pour les ouvrir hors ligne (fenêtre privée ?). Utilisez une fenêtre ordinaire, ou emportez le texte sur papier.',
    endTrial: 'Terminer l’essai',
  },
  look: {
    heading: 'Texte et lumière',
    size: 'Taille du texte',
    larger: 'Agrandir le texte',
    smaller: 'Réduire le texte',
    light: 'Lumière',
    sun: 'Plein soleil',
    dark: 'Nuit',
    dim: 'Pénombre',
    sample: 'Nous sommes ici pour entendre un oui.',
  },
  moments: { heading: 'Commencer à un moment précis' },
  names: {
    heading: 'Les noms, comme ils se prononcent',
    explanation:
      'Écrivez le nom comme il se prononce, par exemple « zo‑É ». Cette aide apparaît au-dessus du nom la première fois qu’on le lit dans chaque moment, pour vous seulement.',
    saidAs: (name) => `Comment prononcer ${name}`,
    hear: (name) => `Écouter ${name}`,
    empty: 'Il n’y a pas encore de noms dans cette cérémonie.',
  },
  hear: {
    whole: 'Écouter le texte',
    moment: 'Écouter ce moment',
    stop: 'Arrêter l’écoute',
    noVoice:
      'Cet appareil n’a pas de voix installée dans la langue de la cérémonie. Nous n’employons que les voix de l’appareil : le texte n’en sort pas.',
  },
  reading: {
    page: (page, pages) => `page ${page} sur ${pages}`,
    hint: {
      finger:
        'Touchez l’écran pour tourner la page. Gardez le doigt posé une seconde pour voir les boutons.',
      mouse:
        'Pour tourner la page, cliquez ou appuyez sur une touche fléchée. La touche Échap affiche les boutons.',
    },
    controls: 'Boutons de lecture',
    showControls: 'Montrer les boutons',
    goOn: 'Reprendre la lecture',
    skip: 'Sauter ce moment',
    correct: 'Corriger cette ligne',
    fullScreen: 'Plein écran',
    leave: 'Arrêter et quitter',
  },
  correct: {
    heading: 'Corriger une ligne',
    line: 'Ligne',
    save: 'Enregistrer la ligne',
    cancel: 'Laisser tel quel',
    saved: 'Ligne corrigée.',
    displaced:
      'Cette cérémonie a été effacée, ou elle est ouverte dans un autre onglet. La ligne est restée telle quelle.',
    failed:
      'Impossible d’enregistrer sur cet appareil. La correction ne vaut que pour cette lecture.',
  },
  rehearsal: {
    begins: 'Répétition : lisez à voix haute, le chronomètre tourne.',
    clock: (moment, whole) => `Ce moment : ${moment}. En tout : ${whole}.`,
    leave: 'Terminer la répétition',
    over: 'Fin de la répétition.',
    tookWhole: (whole) => `Durée totale : ${whole}.`,
    toTimes: 'Voir les durées',
    heading: 'Votre répétition',
    pace: (wordsPerMinute) =>
      `Vous lisez ${wordsPerMinute} mots par minute. La durée de cette cérémonie est désormais calculée à ce rythme.`,
    noPace:
      'Votre rythme n’est pas encore connu\u202f: il se mesure quand le texte est lu à voix haute, pendant une minute ou plus.',
    section: 'Moment',
    took: 'Répété en',
    planned: 'Prévu',
    whole: 'En tout',
    again: 'Répéter encore',
    done: 'Terminé',
  },
  end: {
    keepsake: 'Souvenir pour le couple',
    keepsakeHint: 'Le texte de la cérémonie, sans les indications, prêt à imprimer.',
    breathe: 'Respirez. C’était magnifique.',
    back: 'Revenir à la dernière page',
    leave: 'Fermer',
  },
}
