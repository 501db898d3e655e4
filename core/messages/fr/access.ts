import type { AccessMessages } from '../pt/access.ts'

export const access: AccessMessages = {
  loading: 'Chargement…',
  enter: 'Se connecter',
  leave: 'Se déconnecter',
  pin: 'Code PIN',
  email: 'Adresse e-\u2060mail de l’achat',
  emailUnlikely: 'Vérifiez l’adresse e-\u2060mail : il en manque une partie.',
  login: {
    pageTitle: 'Connexion · Enlace',
    title: 'Accéder à la plateforme',
    explanation: 'Saisissez le code PIN à six chiffres reçu par e-\u2060mail.',
    submit: 'Se connecter',
    submitting: 'Connexion…',
    back: 'Retour',
    requestAccess: 'Demander un accès',
  },
  linkSent: {
    title: 'Consultez vos e-\u2060mails',
    again: 'Saisir un autre code PIN',
  },
  reminder: {
    open: 'Recevoir à nouveau mon code PIN',
    explanation:
      'Indiquez l’adresse e-\u2060mail de l’achat : nous y envoyons votre code PIN et un lien pour vous connecter.',
    submit: 'Envoyer',
    submitting: 'Envoi…',
    sent: 'Si cette adresse e-\u2060mail a un accès, le code PIN arrive dans un instant. Regardez aussi dans les indésirables.',
    failed: 'La demande n’a pas pu être envoyée. Vérifiez votre connexion et réessayez.',
  },
  enrolment: {
    title: 'Se connecter sur cet appareil',
    explanation:
      'Vous avez ouvert le lien de votre e-\u2060mail. Il ne sert qu’une fois : connectez-vous avec lui, et cet appareil reconnaîtra ensuite votre code PIN.',
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
    inactive: 'Votre abonnement n’est pas actif.',
  },
  pinBox: {
    title: 'Votre code PIN d’accès :',
    advice: 'Conservez ce code PIN pour vous connecter plus tard ou sur un autre appareil.',
  },
  logout: {
    title: 'Se déconnecter de votre compte',
    explanation: 'La cérémonie que vous avez écrite reste conservée sur cet appareil.',
    clearDevice: 'Effacer aussi cet appareil',
    clearDeviceHint:
      'Efface d’ici la cérémonie et votre clé. Enregistrez d’abord ce que vous voulez garder. À cocher si d’autres personnes utilisent cet appareil.',
    here: 'Se déconnecter',
    everywhere: 'Se déconnecter de tous les appareils',
    cancel: 'Annuler',
  },
  toasts: {
    special: { title: 'Connexion spéciale réussie !', text: 'Bienvenue, utilisateur spécial.' },
    welcomeBack: { title: 'Connexion réussie !', text: 'Ravis de vous revoir.' },
    welcome: 'Bienvenue ! Connexion réussie.',
    pinAccepted: 'Code PIN valide ! Ouverture du créateur de cérémonies…',
    expired: {
      title: 'Abonnement expiré',
      text: 'Votre abonnement a expiré. Veuillez le renouveler.',
    },
    pinNotFound: {
      title: 'Code PIN non valide',
      text: 'Ce code PIN est introuvable ou n’est pas valide.',
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
      title: 'Déconnexion sur cet appareil',
      text: 'Le serveur n’a pas répondu : la déconnexion s’achèvera dès que la connexion reviendra.',
    },
  },
}
