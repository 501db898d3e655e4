/** What only the creator's page says, beside the newer parts of the desk, in French. */
import type { CreatorScreenMessages } from '../shape/creator.ts'

export const creator: CreatorScreenMessages = {
  instructions: {
    title: 'Bienvenue',
    story:
      'Pour écrire une cérémonie qui touche, il faut connaître l’histoire du couple : d’où viennent les invités, comment s’est passée la rencontre, quelles épreuves le couple a traversées et de quoi il rêve.',
    copyLead: 'Vous n’avez pas encore les réponses ? ',
    copyLink: 'Copiez toutes les questions',
    copyRest: ', envoyez-les au couple, puis collez ici ce qu’il vous répondra.',
    notKept:
      'Les réponses et les textes ne sont pas conservés sur nos serveurs : ils restent sur cet appareil. Une fois le texte généré, cliquez sur « Enregistrer en .docx » pour télécharger le fichier.',
    understood: 'J’ai compris',
  },
  info: {
    heading: 'Informations sur la cérémonie',
    brideName: 'Prénom de la mariée',
    groomName: 'Prénom du marié',
    location: 'Lieu',
    date: 'Date',
    time: 'Heure',
    required: 'obligatoire',
    locationHint: 'Par exemple : Domaine des Tilleuls, Beaune',
    nameMissing: 'Indiquez ce prénom.',
    tooLong: (excess, limit) =>
      `${excess.number} ${excess.form === 'one' ? 'caractère' : 'caractères'} de trop : la limite est de ${limit}.`,
  },
  questions: {
    heading: 'Questions pour le couple',
    introduction:
      'Plus il y a de détails, plus le texte est personnel. Aucune réponse n’est obligatoire.',
    count: (used, limit) => `${used} caractères sur ${limit}`,
    tooLong: (excess, limit) =>
      `Cette réponse compte ${excess.number} ${excess.form === 'one' ? 'caractère' : 'caractères'} de trop. La limite est de ${limit} : raccourcissez-la avant de générer le texte. Rien n’a été coupé.`,
  },
  preview: {
    heading: 'Aperçu du texte de la cérémonie',
    region: 'Texte de la cérémonie',
    hint: 'Cliquez sur « Générer le texte » pour voir ici toute la cérémonie.',
    waiting: 'En attente des premiers mots…',
    writing: 'Écriture en cours…',
    keptFormer: 'Ce texte n’a pas été réécrit ; le précédent est toujours là.',
    notWritten: 'Ce texte n’a pas encore été écrit.',
    demonstration:
      'Démonstration : textes enregistrés d’avance ou repris des réponses, sans intelligence artificielle.',
  },
  reminder: {
    title: 'Pensez à enregistrer maintenant.',
    text: 'Vos réponses et vos textes ne sont pas sur nos serveurs, seulement sur cet appareil. Enregistrez le .docx pour ne pas les perdre.',
  },
  announcements: {
    started: 'Génération des textes en cours.',
    finished: (text) => `${text} : prêt.`,
    failed: (text) => `${text} : ce texte n’a pas pu être écrit.`,
    allFinished: 'Tous les textes sont prêts.',
    stopped: 'La génération a été arrêtée. Les textes déjà prêts ont été gardés.',
    partlyFailed: 'Certains textes n’ont pas pu être écrits.',
  },
  undo: {
    cleared: 'Cette cérémonie a été effacée de cet appareil.',
    opened: 'Le fichier a remplacé ce qui se trouvait ici.',
    restored: 'Ce qui était là auparavant est de retour.',
    undo: 'Annuler',
    dismiss: 'Ignorer',
  },
  storage: {
    full: 'Ce navigateur n’a plus de place : ce que vous écrivez maintenant n’est pas conservé. Sauvegardez-le dans un fichier pour ne rien perdre.',
    blocked:
      'Ce navigateur ne permet de rien conserver : ce que vous écrivez sera perdu à la fermeture de la page. Sauvegardez-le dans un fichier avant de partir.',
    unsure:
      'Ce navigateur met un moment à conserver ce que vous écrivez : s’il se ferme brusquement, vos dernières phrases seront perdues. Sauvegardez de temps en temps dans un fichier.',
    nearlyFull:
      'Ce navigateur n’a presque plus de place : s’il se ferme brusquement, vos dernières phrases seront perdues. Libérez de la place ou sauvegardez dans un fichier.',
    newer:
      'Ce qui est conservé dans ce navigateur vient d’une version plus récente d’Enlace et n’a pas été modifié. Rechargez la page pour le retrouver ; ce que vous écrirez avant cela ne sera conservé que si vous le sauvegardez dans un fichier.',
    setAside:
      'Une partie de ce qui était conservé ici n’a pas pu être lue. Elle a été mise de côté, sans être supprimée.',
    saveFile: 'Sauvegarder dans un fichier',
  },
  settings: {
    title: 'Qui écrit les textes',
    explanation:
      'Les textes peuvent être écrits par Enlace, ou avec votre propre clé auprès d’un service d’intelligence artificielle.',
    service: 'Enlace écrit les textes',
    serviceHint: 'Il n’y a rien à configurer.',
    serviceHintDemonstration:
      'Ici, les textes sont enregistrés d’avance ou repris des réponses, sans intelligence artificielle.',
    ownKey: 'Utiliser ma propre clé',
    ownKeyHint:
      'Votre navigateur communique directement avec le service choisi ; les réponses ne passent pas par nos serveurs.',
    key: 'Clé API',
    keyHint:
      'Elle reste sur cet appareil, dans ce navigateur. Ne l’utilisez pas sur l’ordinateur d’une autre personne.',
    provider: 'Service qui a fourni la clé',
    chooseProvider: 'Choisissez le service',
    keyElsewhere: (host) =>
      `Cette clé a été enregistrée pour ${host}, que ce site n’accepte plus. Choisissez le service auquel elle peut être envoyée, ou supprimez-la.`,
    save: 'Enregistrer',
    checking: 'Vérification de la clé…',
    works: 'La clé fonctionne et elle est conservée sur cet appareil.',
    keptButFails: (reason) => `La clé est conservée, mais elle ne fonctionne pas. ${reason}`,
    ownMachine: (page) =>
      `Le service tourne sur votre machine\u202f? Il doit accepter les demandes de cette page\u202f: pour Ollama, OLLAMA_ORIGINS=${page}\u202f; pour LM Studio, l’option --cors. Si le navigateur demande l’accès au réseau local, acceptez.`,
    notKept: 'Ce navigateur n’a pas permis de conserver ce réglage.',
    missing: 'Saisissez la clé avant d’enregistrer.',
    remove: 'Supprimer la clé',
    removed: 'La clé a été supprimée de cet appareil.',
    savedService: 'C’est fait : Enlace écrit les textes.',
    unavailable:
      'Impossible de savoir quels services sont acceptés. Vérifiez votre connexion et rouvrez cette fenêtre.',
  },
}
