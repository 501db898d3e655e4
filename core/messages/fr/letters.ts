import type { LetterMessages } from '../shape/letters.ts'

export const letters: LetterMessages = {
  greeting: (givenName) => (givenName === '' ? 'Bonjour\u202f!' : `Bonjour ${givenName},`),
  closing: 'Bien à vous,',
  signature: 'Enlace',
  pinLabel: 'Votre code PIN',
  accessFor: (duration, until) => `Vous avez ${duration} d’accès, jusqu’au ${until}.`,
  accessUntil: (until) => `Votre accès est valable jusqu’au ${until}.`,
  enter: 'Ouvrir Enlace',
  enterOnce:
    'Ce bouton ne sert qu’une fois et vous connecte sans aucune saisie. Ensuite, cet appareil reconnaîtra votre code PIN.',
  otherDevices: (loginUrl, email) =>
    `Sur vos autres appareils, ouvrez ${loginUrl} et saisissez le code PIN. Si la page demande votre e-mail, indiquez ${email}.`,
  keep: 'Conservez cet e-mail. Si vous perdez le code PIN, redemandez-le sur la page de connexion.',
  afterwards:
    'Le mariage a lieu après la fin de votre accès\u202f? Vos cérémonies restent sur votre appareil\u202f: vous pourrez encore les ouvrir, les corriger à la main, les lire le jour J et les imprimer.',
  questions: (contact) => `Une question\u202f? Écrivez-nous\u202f: ${contact}`,
  pin: {
    subject: 'Votre code PIN Enlace',
    preview: 'Votre accès est prêt. Conservez cet e-mail.',
    title: 'Ravis de vous accueillir',
    intro: 'Votre accès au créateur de cérémonies est prêt. Voici le code PIN pour y entrer\u202f:',
  },
  renewed: {
    subject: 'Votre accès à Enlace est renouvelé',
    preview: 'Votre code PIN reste le même.',
    title: 'D’autres cérémonies en vue',
    intro: 'Votre accès est renouvelé, et votre code PIN reste le même\u202f:',
  },
  reminder: {
    subject: 'Rappel de votre code PIN Enlace',
    preview: 'Le code PIN demandé et un nouveau lien.',
    title: 'Voici votre code PIN',
    intro: 'Vous l’avez demandé, le voici\u202f:',
    notYou:
      'Si cette demande ne vient pas de vous, vous n’avez rien à faire\u202f: cet e-mail n’a été envoyé qu’à votre adresse.',
  },
  enrolmentLink: {
    subject: 'Votre lien de connexion à Enlace',
    preview: 'Cette fois, connectez-vous avec ce lien.',
    title: 'Connectez-vous avec ce bouton',
    intro:
      'Pour protéger votre compte, la connexion se fait cette fois par le bouton ci-dessous\u202f:',
    once: 'Ce bouton ne sert qu’une fois. Votre code PIN reste le même.',
    notYou:
      'Si ce n’était pas vous, vous n’avez rien à faire\u202f: personne ne peut se connecter ainsi sans cet e-mail.',
  },
  endingSoon: {
    subject: (date) => `Votre accès à Enlace se termine le ${date}`,
    preview: 'Renouvelez et gardez le même code PIN.',
    title: 'Votre accès touche à sa fin',
    intro: (until) => `Votre accès au créateur de cérémonies se termine le ${until}.`,
    renewal:
      'S’il reste des histoires à raconter, renouvelez-le d’ici là, avec cette même adresse\u202f: le code PIN reste le même et les nouveaux jours s’ajoutent à ceux qui restent.',
    renew: 'Renouveler mon accès',
    nothingCharged:
      'Sinon, ne faites rien\u202f: il n’y a aucun prélèvement automatique. Vos cérémonies restent sur votre appareil\u202f: après cette date, vous pourrez encore les ouvrir, les corriger à la main, les lire le jour J et les imprimer. Seule l’écriture de nouveaux textes demande un accès. Vos cérémonies ne se trouvent nulle part ailleurs\u202f: gardez-en aussi une copie.',
  },
  refunded: {
    subject: 'Votre achat sur Enlace est annulé',
    preview: 'Le remboursement est en cours.',
    title: 'Achat annulé',
    intro:
      'Votre achat est annulé et nous vous remboursons par le moyen de paiement que vous aviez choisi.',
    ended:
      'L’accès qu’il ouvrait est terminé, et le code PIN n’ouvre plus le créateur de cérémonies.',
    remaining: (until) =>
      `Grâce aux autres jours dont vous disposez, votre accès continue jusqu’au ${until}.`,
    timing:
      'Le délai avant que la somme apparaisse sur votre compte ou votre relevé dépend de votre banque.',
    welcomeBack: 'Si une autre cérémonie se présente un jour, la porte vous reste ouverte.',
    receipt: 'Reçu de remboursement',
    refundedOn: 'Remboursé le',
    amount: 'Montant remboursé',
    refundId: 'Numéro du remboursement',
  },
  purchase: {
    title: 'Confirmation d’achat',
    bought: 'Ce que vous avez acheté',
    product: (duration) =>
      `${duration} d’accès au créateur de cérémonies Enlace, pour autant de cérémonies que vous voulez, dans les limites d’usage décrites dans les conditions`,
    price: 'Prix',
    priceOnce: (price) => `${price}, en un seul paiement, sans renouvellement automatique`,
    paidBy: 'Payé avec',
    paidOn: (provider, when) => `${provider}, le ${when}`,
    order: 'Commande',
    seller: 'Vendu par',
    businessId: (id) => `Identifiant fiscal brésilien (CPF/CNPJ) ${id}`,
    terms: 'Conditions',
    withdrawal: 'Si vous changez d’avis',
    withdrawalHow: (until, appUrl) =>
      `Vous pouvez vous rétracter sans donner de raison et obtenir un remboursement intégral. Jusqu’au ${until}, ouvrez ${appUrl}, allez dans votre compte et demandez-y le remboursement.`,
    withdrawalContact: (contact) => `Vous pouvez aussi nous le demander ici\u202f: ${contact}`,
  },
}
