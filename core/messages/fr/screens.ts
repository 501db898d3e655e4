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
    explanation: 'Cette page a cessé de fonctionner.',
    nothingLost:
      'Rien n’est perdu : tout ce que vous avez écrit est toujours conservé sur cet appareil. Rechargez la page pour reprendre où vous en étiez.',
    details: 'Ce que la page a signalé',
    reload: 'Recharger la page',
    home: 'Retour à l’accueil',
  },
  missingPiece: {
    title: 'Il manque une partie de la page',
    explanation:
      'La connexion s’est interrompue avant la fin du chargement. La page réessaiera dès que le réseau reviendra.',
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
  texts: {
    welcome: 'Mot d’accueil',
    ceremony: 'Texte de la cérémonie',
    finalMessage: 'Mot de la fin',
  },
  parts: {
    region: 'Parties de la page',
    info: 'Couple',
    questions: 'Questions',
    script: 'Texte',
  },
  actions: {
    generate: 'Générer le texte',
    generating: 'Génération…',
    stop: 'Arrêter',
    saveDocument: 'Enregistrer en .docx',
    copy: 'Copier le texte',
    clear: 'Tout effacer',
    saveFile: 'Sauvegarder dans un fichier',
    openFile: 'Ouvrir un fichier sauvegardé',
    fileHeading: 'Pour continuer sur un autre appareil',
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
      title: 'Information manquante',
      text: 'Veuillez indiquer les deux prénoms du couple.',
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
      'Pour écrire les textes, il faut une connexion à internet, et Enlace est injoignable. Hors connexion, vous pouvez modifier, copier et enregistrer.',
    keyElsewhere: (host) =>
      `Votre clé a été enregistrée pour ${host}, que ce site n’accepte plus, et elle n’a été envoyée à personne. Choisissez le service qui l’a fournie dans « Service de rédaction ».`,
    report: 'Ce qui n’a pas marché',
    about: (text) => `${text} :`,
    notWritten:
      'Ce texte n’a pas pu être rédigé cette fois-ci ; celui qui figure dans le déroulé reste en place.',
    nothingLost: 'Rien n’est perdu : vos réponses et les textes précédents sont toujours là.',
    retry: 'Relancer seulement ce qui manque',
  },
  footer: {
    promise: 'Vos réponses et vos textes ne sont pas conservés sur nos serveurs.',
    contact: 'Nous contacter :',
  },
}
