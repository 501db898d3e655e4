import type { SellingMessages } from '../shape/selling.ts'

export const selling: SellingMessages = {
  offer: {
    heading: 'Accès pour 1 mois',
    once: 'Un seul paiement. Rien ne se renouvelle tout seul.',
    included: (accessDays, refundDays) => [
      `${accessDays} jours d’accès, à compter de la confirmation du paiement`,
      'Autant de cérémonies que vous voulez, en quatre langues',
      'Votre code PIN par e-\u2060mail dès que le paiement est confirmé',
      `Garantie de ${refundDays} jours, ou davantage si la loi de votre pays le prévoit : si vous changez d’avis, nous vous remboursons tout`,
    ],
    seller: (name) => `Vendu par ${name}`,
    businessId: (id) => `Identifiant fiscal brésilien (CPF/CNPJ) ${id}`,
    agreement: 'En payant, vous acceptez les',
    termsLink: 'conditions d’utilisation',
    and: 'et la',
    privacyLink: 'politique de confidentialité',
  },
  ways: {
    region: 'Moyens de paiement',
    email: 'E-mail pour recevoir le code PIN',
    optional: 'facultatif',
    emailHint:
      'Sans adresse ici, le code PIN est envoyé à celle de votre compte chez le prestataire de paiement.',
    emailHintRenewal:
      'Avec cet e-\u2060mail, les nouveaux jours s’ajoutent à votre accès et le code PIN reste le même.',
    emailUnlikely: 'Vérifiez l’adresse e-\u2060mail : elle semble incomplète.',
    emailNeeded:
      'Indiquez votre e-\u2060mail : sans cookies, c’est le seul moyen de recevoir le code PIN.',
    withoutCookies:
      'Ce navigateur bloque les cookies. Vous pouvez acheter quand même, mais le code PIN arrivera uniquement par e-\u2060mail et, pour vous connecter, il faudra autoriser les cookies de ce site.',
    mercadoPago: 'Payer avec Mercado Pago',
    mercadoPagoMeans: 'Pix, carte ou boleto brésilien',
    payPal: 'Payer avec PayPal',
    payPalMeans: 'Carte, avec ou sans compte PayPal',
    preparing: 'Préparation de Mercado Pago…',
    leaving: 'Ouverture de la page de paiement…',
    preferenceFailed: 'Mercado Pago n’a pas répondu cette fois-ci.',
    retry: 'Réessayer',
    closed: 'Les ventes sont suspendues pour le moment. Réessayez plus tard.',
    elsewhere:
      'Vous payez sur la page du prestataire de paiement, puis vous revenez ici. Les données de votre carte ne passent pas par nous.',
    simulated: 'Paiement simulé : rien n’est débité.',
    simulatedOne: (provider) => `Le paiement avec ${provider} est simulé : rien n’est débité.`,
  },
  returned: {
    pageTitle: 'Votre achat · Enlace',
    confirming: {
      title: 'Vérification du paiement',
      text: 'Cela prend en général quelques secondes, et vous n’avez rien à faire.',
    },
    paid: {
      title: 'Paiement confirmé !',
      text: 'Nous ouvrons le créateur de cérémonies.',
    },
    mailed: {
      title: 'Paiement confirmé !',
      text: 'Le code PIN est envoyé uniquement par e-\u2060mail, à l’adresse indiquée lors de l’achat : ainsi, seule la personne qui le reçoit peut se connecter. Regardez aussi dans vos courriers indésirables.',
    },
    pending: {
      title: 'Paiement en attente de confirmation',
      text: {
        'mercado-pago':
          'Le Pix ou le boleto n’est pas encore réglé, ou la carte est en cours de vérification. Dès que le paiement sera confirmé, le code PIN arrivera par e-\u2060mail ; vous pouvez fermer cette page.',
        paypal:
          'PayPal a bien reçu votre paiement et le vérifie encore. Dès qu’il sera confirmé, le code PIN arrivera par e-\u2060mail ; vous pouvez fermer cette page.',
      },
      amount: 'Montant',
      means: 'Moyen de paiement',
      pinTo: 'Le code PIN sera envoyé à',
      payersEmail: (provider) => `l’adresse e-\u2060mail de votre compte ${provider}`,
      backToCode: 'Revenir au code Pix ou au boleto',
      otherWays: 'Payer autrement',
      watching: 'Tant que cette page reste ouverte, nous continuons de vérifier.',
    },
    failed: {
      title: 'Le paiement n’a pas abouti',
      text: 'Rien n’a été débité pour cette commande. Vous pouvez réessayer tout de suite, avec une autre carte ou un autre moyen de paiement.',
    },
    cancelled: {
      title: 'Paiement annulé',
      text: 'Le paiement a été interrompu : rien n’a été débité. Si vous le souhaitez, choisissez de nouveau comment payer.',
    },
    withoutCookies: {
      title: 'Le code PIN arrive par e-\u2060mail',
      text: 'Ce navigateur bloque les cookies : l’achat ne peut donc pas être reconnu ici. Si vous avez payé, le code PIN arrive par e-\u2060mail dès que le paiement est confirmé. Pour vous connecter, autorisez les cookies de ce site.',
    },
    notFound: 'Achat introuvable',
    unknown: {
      title: 'Impossible de confirmer pour l’instant',
      text: 'Si vous avez payé, votre paiement n’est pas perdu : le code PIN arrivera par e-\u2060mail dès qu’il sera confirmé.',
      again: 'Vérifier de nouveau',
    },
    captureFailed: {
      title: 'PayPal n’a pas répondu cette fois-ci',
      text: 'Le débit n’est pas encore confirmé. Vous ne paierez jamais deux fois.',
      again: 'Réessayer',
    },
    shownPin: {
      title: 'Voici votre code PIN',
      advice:
        'Notez-le maintenant : nous n’avons pas votre adresse e-\u2060mail, et c’est avec ce code que vous vous connecterez plus tard ou sur un autre appareil.',
      copy: 'Copier le code PIN',
      open: 'Ouvrir le créateur de cérémonies',
    },
    enter: 'Se connecter avec le code PIN',
    home: 'Retour à l’accueil',
  },
  renewal: {
    heading: 'Renouveler l’accès',
  },
  withdrawal: {
    open: 'Se rétracter de l’achat',
    until: (date) =>
      `Vous pouvez vous rétracter jusqu’au ${date} et obtenir un remboursement intégral.`,
    requestedLine: 'Le remboursement a été demandé ; il est en cours.',
    title: 'Se rétracter de l’achat ?',
    question: (price, provider) =>
      `Nous vous rembourserons ${price} via ${provider}, et l’accès lié à cet achat prendra fin aussitôt. Voulez-vous vraiment vous rétracter ?`,
    keepTexts:
      'Vos cérémonies restent sur cet appareil\u202f: vous pourrez encore les ouvrir, les corriger et les imprimer. Seule l’écriture de nouveaux textes demande un accès.',
    confirm: 'Oui, je veux un remboursement',
    confirming: 'Demande de remboursement…',
    stay: 'Non, je garde mon accès',
    refunded: {
      title: 'Achat annulé',
      text: (price, provider) =>
        `Nous vous remboursons ${price} via ${provider}. Le délai dépend de votre banque.`,
    },
    requested: {
      title: 'Remboursement demandé',
      text: (price, provider) =>
        `Votre demande est enregistrée. ${provider} n’a pas encore fini de rembourser ${price} : nous suivrons le remboursement jusqu’au bout.`,
    },
    byHand: {
      title: 'Rétractation enregistrée',
      text: 'Votre demande a bien été reçue, dans les délais. Comme le prévoient nos conditions, une personne de notre équipe y répondra sous 5 jours, puis le remboursement sera lancé. D’ici là, votre accès reste ouvert.',
    },
    failed: {
      title: 'Erreur',
      text: 'Impossible de demander le remboursement. Rien n’a changé ; réessayez dans quelques instants.',
    },
    done: 'Fermer',
  },
  toasts: {
    confirmedSession: {
      title: 'Paiement confirmé !',
      text: 'Votre code PIN est prêt. Nous ouvrons le créateur de cérémonies.',
    },
    confirmedLetter:
      'Paiement confirmé ! Vous recevrez votre code PIN par e-\u2060mail dans un instant.',
    processingFailed: {
      title: 'Erreur de traitement',
      text: 'Une erreur est survenue lors du traitement de votre paiement. Veuillez contacter l’assistance.',
    },
    preferenceFailed: {
      title: 'Le paiement n’a pas pu être préparé',
      text: 'Veuillez réessayer ou nous contacter.',
    },
    processFailed: {
      title: 'Une erreur est survenue',
      text: 'Veuillez réessayer ou nous contacter.',
    },
    copied: 'Copié !',
  },
}
