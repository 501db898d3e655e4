import type { AccessMessages } from '../shape/access.ts'

export const access: AccessMessages = {
  loading: 'Chargement…',
  enter: 'Se connecter',
  leave: 'Se déconnecter',
  pin: 'Code PIN',
  email: 'Adresse e-\u2060mail de l’achat',
  emailUnlikely: 'Vérifiez l’adresse e-\u2060mail : elle semble incomplète.',
  login: {
    pageTitle: 'Connexion · Enlace',
    title: 'Se connecter à Enlace',
    explanation: 'Saisissez le code PIN à six chiffres reçu par e-\u2060mail.',
    submit: 'Se connecter',
    submitting: 'Connexion…',
    back: 'Retour',
    requestAccess: 'Demander un accès',
    altar: 'Lire le jour J',
    held: 'Lire mes cérémonies sans me connecter',
  },
  withoutCookies:
    'Ce navigateur bloque les cookies, indispensables pour se connecter. Autorisez les cookies de ce site et rechargez la page.',
  linkSent: {
    title: 'Consultez vos e-\u2060mails',
    again: 'Saisir un autre code PIN',
  },
  reminder: {
    open: 'Recevoir à nouveau mon code PIN',
    explanation:
      'Indiquez l’adresse e-\u2060mail de l’achat : nous y enverrons votre code PIN et un lien pour vous connecter.',
    submit: 'Envoyer',
    submitting: 'Envoi…',
    sent: 'Si un accès est lié à cette adresse e-\u2060mail, le code PIN arrive dans un instant. Vérifiez aussi vos courriers indésirables.',
    failed: 'La demande n’a pas pu être envoyée. Vérifiez votre connexion et réessayez.',
  },
  enrolment: {
    title: 'Se connecter sur cet appareil',
    explanation:
      'Vous avez ouvert le lien de votre e-\u2060mail. Il ne sert qu’une fois : utilisez-le pour vous connecter, et cet appareil reconnaîtra ensuite votre code PIN.',
    withPin: 'Je préfère saisir le code PIN',
  },
  pinCheck: {
    heading: 'Vous avez déjà un code PIN ?',
    submit: 'Valider le code PIN',
    submitting: 'Validation…',
  },
  account: {
    region: 'Votre compte',
    pin: 'PIN',
    inactive: 'Votre accès n’est pas actif.',
  },
  pinBox: {
    title: 'Votre code PIN d’accès :',
    advice: 'Conservez ce code PIN pour vous connecter plus tard ou sur un autre appareil.',
  },
  logout: {
    title: 'Se déconnecter de votre compte',
    explanation:
      'Les cérémonies que vous avez écrites restent sur cet appareil, sauf si vous les effacez ici.',
    keepDevice: 'Cet appareil est à moi',
    keepDeviceHint:
      'Votre PIN suffira pour vous reconnecter ici. Ne cochez pas cette case si d’autres personnes utilisent cet appareil.',
    clearDevice: 'Effacer aussi mes données de cet appareil',
    clearDeviceHint:
      'Supprime de ce navigateur toutes les cérémonies et votre clé. Enregistrez d’abord ce que vous voulez garder. À cocher si d’autres personnes utilisent cet appareil.',
    here: 'Se déconnecter',
    everywhere: 'Se déconnecter de tous les appareils',
    cancel: 'Annuler',
  },
  toasts: {
    special: { title: 'Votre accès spécial est ouvert\u202f!', text: 'Bienvenue.' },
    welcomeBack: { title: 'Connexion réussie !', text: 'Ravis de vous revoir.' },
    welcome: 'Bienvenue ! Connexion réussie.',
    pinAccepted: 'Code PIN valide ! Ouverture du créateur de cérémonies…',
    expired: {
      title: 'Accès expiré',
      text: 'Votre accès a pris fin. Vous pouvez le renouveler.',
    },
    pinNotFound: {
      title: 'Code PIN non valide',
      text: 'Aucun accès ne correspond à ces données.',
    },
    pinLength: { title: 'Code PIN non valide', text: 'Le code PIN doit comporter 6 chiffres.' },
    pinRefused: { title: 'Code PIN non valide', text: 'Ce code PIN n’est pas valide.' },
    notAuthorized: {
      title: 'Accès non autorisé',
      text: 'Le code PIN saisi n’est pas valide.',
    },
    checkFailed: {
      title: 'Erreur',
      text: 'Le code PIN n’a pas pu être vérifié. Veuillez réessayer.',
    },
    requestFailed: {
      title: 'Erreur',
      text: 'Votre demande n’a pas pu être traitée. Veuillez réessayer.',
    },
    loginFailed: {
      title: 'Erreur de connexion',
      text: 'Une erreur est survenue lors de la connexion. Veuillez réessayer.',
    },
    tooMany: 'Trop de tentatives',
    sessionEnded: 'Session terminée',
    leftOffline: {
      title: 'Session fermée sur cet appareil',
      text: 'Le serveur n’a pas répondu : la déconnexion s’achèvera au retour du réseau.',
    },
  },
}
