import type { ScreenMessages } from '../shape/screens.ts'

export const screens: ScreenMessages = {
  product: {
    name: 'Enlace',
  },
  notFound: {
    title: 'Page introuvable',
    explanation:
      'Aucune page ne se trouve à cette adresse. Rien de ce que vous avez écrit n’est perdu.',
    home: 'Retour à l’accueil',
    creator: 'Aller au créateur de cérémonies',
  },
  crash: {
    explanation: 'Un problème inattendu est survenu et cette page a cessé de fonctionner.',
    nothingLost:
      'Rien n’est perdu : tout ce que vous avez écrit est toujours conservé sur cet appareil. Rechargez la page pour reprendre où vous en étiez.',
    details: 'Ce que la page a signalé',
    reload: 'Recharger la page',
    home: 'Retour à l’accueil',
  },
  missingPiece: {
    title: 'Il manque une partie de la page',
    explanation:
      'Le créateur de cérémonies ne s’est pas chargé entièrement : la connexion s’est interrompue. Dès qu’elle sera rétablie, la page réessaiera automatiquement.',
    nothingLost:
      'Rien n’est perdu : tout ce que vous avez écrit est toujours conservé sur cet appareil.',
    retry: 'Réessayer',
    retrying: 'Nouvel essai…',
    stillMissing: 'Toujours rien. Vérifiez votre connexion à internet.',
  },
  dialog: { close: 'Fermer' },
  toast: { region: 'Notifications', close: 'Fermer la notification', error: 'Erreur' },
  language: {
    title: 'Choisissez votre langue',
    explanation:
      'Les écrans, les questions et les textes de la cérémonie suivent cette langue. Vous pouvez en changer à tout moment.',
    change: 'Changer de langue',
    changeFrom: (name) => `Changer de langue : ${name}`,
  },
  header: {
    title: 'Créateur de cérémonies',
    pageTitle: 'Créateur de cérémonies · Enlace',
    instructions: 'Mode d’emploi',
    settings: 'Service de rédaction',
    help: 'Aide',
  },
  instructions: {
    title: 'Bienvenue',
    story:
      'Pour écrire une cérémonie qui touche, il faut connaître l’histoire du couple : d’où viennent les invités, comment ils se sont rencontrés, ce qu’ils ont surmonté et ce dont ils rêvent.',
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
      'Démonstration : textes enregistrés ou repris des réponses, pas une intelligence artificielle.',
  },
  texts: {
    welcome: 'Mot d’accueil',
    ceremony: 'Texte de la cérémonie',
    finalMessage: 'Mot de la fin',
  },
  parts: {
    region: 'Parties de la page',
    info: 'Couple',
    questions: 'Questions',
    script: 'Texte de la cérémonie',
  },
  actions: {
    generate: 'Générer le texte',
    generating: 'Génération…',
    stop: 'Arrêter',
    saveDocument: 'Enregistrer en .docx',
    copy: 'Copier le texte',
    clear: 'Tout effacer',
    saveFile: 'Sauvegarder dans un fichier',
    openFile: 'Ouvrir une sauvegarde',
    fileHeading: 'Pour continuer sur un autre appareil',
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
    partlyFailed: 'La génération s’est terminée avec des erreurs.',
  },
  toasts: {
    questionsCopied: 'Questions copiées !',
    documentGenerated: 'Document généré !',
    textsGenerated: 'Textes générés !',
    copied: 'Copié !',
    cleared: {
      title: 'Contenu effacé',
      text: 'Les informations de cette cérémonie ont été supprimées.',
    },
    namesMissing: {
      title: 'Information nécessaire',
      text: 'Veuillez indiquer les prénoms des mariés.',
    },
    generationFailed:
      'Une erreur est survenue lors de la génération des textes. Veuillez réessayer.',
    documentFailed:
      'Une erreur est survenue lors de la génération du document. Veuillez réessayer.',
    tooLong: 'Texte trop long',
    stopped: 'Génération arrêtée',
    copyFailed: 'La copie n’a pas fonctionné. Sélectionnez le texte et copiez-le vous-même.',
    fileSaved: 'Fichier sauvegardé !',
    fileOpened: 'Fichier ouvert !',
    fileRefused: {
      'not-json': 'Ce fichier n’est pas une cérémonie sauvegardée par Enlace.',
      'not-a-ceremony': 'Ce fichier n’est pas une cérémonie sauvegardée par Enlace.',
      'newer-version':
        'Ce fichier a été sauvegardé par une version plus récente. Rechargez la page et réessayez.',
      unreadable: 'Ce fichier n’a pas pu être lu.',
    },
    restored: 'Contenu rétabli !',
  },
  failures: {
    offline: 'Enlace est injoignable. Vérifiez votre connexion à internet et réessayez.',
    writingNeedsNetwork:
      'Pour écrire les textes, il faut une connexion à internet, et Enlace est injoignable. Vous pouvez modifier, copier et enregistrer sans connexion ; générez les textes dès qu’elle sera rétablie.',
    keyElsewhere: (host) =>
      `Votre clé a été enregistrée pour ${host}, que ce site n’accepte plus, et elle n’a été envoyée à personne. Choisissez le service auquel elle appartient dans « Service de rédaction ».`,
    report: 'Ce qui n’a pas marché',
    about: (text) => `${text} :`,
    notWritten:
      'Ce texte n’a pas pu être rédigé cette fois-ci ; celui qui figure dans le déroulé reste en place.',
    nothingLost: 'Rien n’est perdu : vos réponses et les textes précédents sont toujours là.',
    retry: 'Relancer seulement ce qui manque',
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
      'Ici, textes enregistrés ou repris des réponses, pas une intelligence artificielle.',
    ownKey: 'Utiliser ma propre clé',
    ownKeyHint:
      'Votre navigateur communique directement avec le service choisi ; les réponses ne passent pas par nos serveurs.',
    key: 'Clé API',
    keyHint:
      'Elle reste sur cet appareil, dans ce navigateur. Ne l’utilisez pas sur l’ordinateur d’une autre personne.',
    provider: 'Service auquel la clé appartient',
    chooseProvider: 'Choisissez le service',
    keyElsewhere: (host) =>
      `Cette clé a été enregistrée pour ${host}, que ce site n’accepte plus. Choisissez le service auquel elle peut être envoyée, ou supprimez-la.`,
    save: 'Enregistrer',
    checking: 'Vérification de la clé…',
    works: 'La clé fonctionne et elle est conservée sur cet appareil.',
    keptButFails: (reason) => `La clé est conservée, mais elle ne fonctionne pas. ${reason}`,
    notKept: 'Ce navigateur n’a pas permis de conserver ce réglage.',
    missing: 'Saisissez la clé avant d’enregistrer.',
    remove: 'Supprimer la clé',
    removed: 'La clé a été supprimée de cet appareil.',
    savedService: 'C’est fait : Enlace écrit les textes.',
    unavailable:
      'Impossible de savoir quels services sont acceptés. Vérifiez votre connexion et rouvrez cette fenêtre.',
  },
  footer: {
    promise: 'Vos réponses et vos textes ne sont pas conservés sur nos serveurs.',
    contact: 'Nous contacter :',
  },
}
