/** The landing page in French. */
import type { LandingMessages } from '../shape/landing.ts'
import { limits } from './limits.ts'

export const landing: LandingMessages = {
  meta: {
    title: 'Enlace : des cérémonies de mariage écrites sur mesure',
    description:
      'Répondez à cinq questions sur le couple et recevez un déroulé de cérémonie écrit pour lui, prêt à lire, à retoucher et à enregistrer au format Word. Un mois d’accès, 7 jours de garantie.',
    imageDescription:
      'Une arche de mariage ornée de rameaux ; au centre, une réponse du couple devient la phrase qui sera lue',
  },
  navigation: {
    label: 'Navigation principale',
    skip: 'Aller au contenu',
    login: 'Se connecter',
  },
  hero: {
    audience: 'Pour qui officie : professionnels, amis, famille',
    headline: 'Une cérémonie qui n’appartient qu’à ce couple.',
    subtitle:
      'Vous racontez l’histoire du couple en cinq réponses. Enlace en fait tout le déroulé, de l’entrée au baiser, et vous y mettez la dernière main.',
    start: 'Commencer',
    read: 'Lire un exemple',
    terms: ({ price, accessDays, refundDays }) =>
      `${price} (réaux brésiliens) pour ${accessDays} jours, sans renouvellement automatique, garantie de ${refundDays} jours.`,
  },
  twoNames: {
    heading: 'Écrivez deux prénoms',
    explanation: 'Et lisez aussitôt le texte classique avec ces prénoms. Rien n’est envoyé.',
    first: 'Un prénom',
    second: 'L’autre prénom',
    couple: 'Le couple',
    couples: {
      brideAndGroom: 'Une mariée et un marié',
      twoBrides: 'Deux mariées',
      twoGrooms: 'Deux mariés',
      other: 'Autre',
    },
    show: 'Voir le texte',
    loading: 'Le texte se compose…',
    failed: 'Le texte n’a pas pu être chargé. Vérifiez la connexion et réessayez.',
    script: 'Texte avec les prénoms que vous avez écrits',
  },
  steps: {
    heading: 'Comment ça marche',
    items: [
      {
        title: 'Répondez aux questions sur le couple',
        text: 'Il y en a cinq. Copiez-les d’un geste, envoyez-les au couple et collez ici ses réponses.',
      },
      {
        title: 'L’intelligence artificielle écrit le texte',
        text: 'L’accueil de ceux qui viennent de loin, l’histoire du couple et le mot de la fin apparaissent en quelques instants, au sein d’un déroulé complet.',
      },
      {
        title: 'Vous personnalisez le texte',
        text: 'Reprenez les trois textes à votre façon, puis enregistrez le déroulé au format Word, prêt à imprimer et à emporter le jour J.',
      },
    ],
  },
  reputation: {
    text: 'Avant d’acheter, voyez ce que l’on dit de nous.',
    link: 'Notre page sur un site d’avis de consommateurs',
  },
  offer: {
    heading: 'Accès pour 1 mois',
    once: 'Un seul paiement. Rien ne se renouvelle tout seul.',
    included: ({ accessDays, refundDays }) => [
      `${accessDays} jours d’accès, à compter de la confirmation du paiement`,
      'Autant de cérémonies que vous voulez, en quatre langues',
      'Votre code PIN par e-\u2060mail dès que le paiement est confirmé',
      `Garantie de ${refundDays} jours, ou davantage si la loi de votre pays le prévoit : si vous changez d’avis, remboursement intégral`,
    ],
    seller: (business) => `Vendu par ${business}`,
    agreement: 'En achetant, vous acceptez les',
    termsLink: 'conditions d’utilisation',
  },
  benefits: {
    heading: 'Ce que cela change pour vous',
    items: [
      {
        title: 'Personnel de bout en bout',
        text: 'L’accueil, l’histoire et le mot de la fin naissent de ce que le couple a raconté. Touchez une phrase pour voir d’où elle vient.',
        picture: 'Une phrase du texte, surlignée, et dessous ce que le couple a raconté',
      },
      {
        title: 'Du temps retrouvé',
        text: 'Les soirées devant la page blanche deviennent des minutes de lecture et de retouches. Le jour J, lisez sur votre téléphone, en grand.',
        picture: 'Le texte en grand sur un téléphone, prêt à être lu',
      },
      {
        title: 'Un résultat professionnel',
        text: 'Un déroulé complet, dans l’ordre où il sera lu, en Word ou sur des fiches à imprimer.',
        picture: 'Une fiche imprimée avec l’histoire du couple',
      },
    ],
  },
  audience: {
    heading: 'Pour qui ?',
    items: [
      {
        title: 'Les proches du couple',
        text: 'On vous a demandé « Tu veux bien nous marier ? » et vous avez dit oui. Commencez par deux prénoms et par ce que vous savez déjà : vous recevez un texte complet, avec ce qu’il faut faire à chaque moment.',
      },
      {
        title: 'Les officiants de métier',
        text: 'Plusieurs couples le même mois : la liste de vos cérémonies, votre ordre habituel, d’autres mots pour chaque rituel, des fiches à imprimer et la lecture à l’écran le jour J.',
      },
    ],
  },
  data: {
    heading: 'Ce qui vous reste',
    items: [
      {
        title: 'Après les 30 jours',
        text: 'Ce que vous avez écrit reste sur votre appareil : ouvrez, corrigez à la main, lisez le jour J et imprimez sans payer de nouveau. Seule l’écriture de nouveaux textes demande un nouvel accès.',
      },
      {
        title: 'L’histoire reste chez vous',
        text: 'Réponses et textes ne traversent notre serveur que le temps de l’écriture, et ne restent ni dans une base de données, ni dans un journal, ni dans une sauvegarde. Ni publicité ni traceur.',
      },
      {
        title: 'La valeur légale',
        text: 'C’est une cérémonie symbolique. En France, seul le mariage à la mairie a valeur légale ; en Belgique et en Suisse, le mariage civil précède toute cérémonie religieuse ; au Québec, un célébrant habilité peut marier.',
      },
    ],
    link: 'Lire la politique de confidentialité',
  },
  limits,
  questions: {
    heading: 'Questions fréquentes',
    items: ({ fairUseAnswer }) => [
      {
        question: 'Le texte ne va-t-il pas faire robot ?',
        answer:
          'Le texte est aussi personnel que les réponses. Un détail concret, comme le plat brûlé du premier dîner, vaut mieux que dix adjectifs. Et tout peut être changé : le dernier mot vous revient.',
      },
      {
        question: 'Comment obtenir l’accès ?',
        answer:
          'Dès que le prestataire confirme le paiement, nous vous envoyons par e-\u2060mail un code PIN à 6 chiffres. En général, cela prend quelques instants.',
      },
      {
        question: 'Combien de cérémonies puis-\u2060je écrire ?',
        answer: `Autant qu’il vous en faut.${fairUseAnswer}`,
      },
      {
        question: 'Et si cela ne me plaît pas ?',
        answer:
          'La garantie est de 7 jours, ou davantage si la loi de votre pays le prévoit, et le bouton de remboursement de votre compte fonctionne pendant 14 jours\u202f; vous pouvez aussi écrire un e-\u2060mail. Sans vous justifier, vous récupérez toute la somme par le même moyen de paiement.',
      },
      {
        question: 'Cela marche-t-il sur un téléphone ? Et sans réseau, le jour J ?',
        answer:
          'Oui, tout est d’abord pensé pour le téléphone. Après une première visite, vous lisez, retouchez et enregistrez sans connexion ; seule l’écriture de nouveaux textes demande le réseau.',
      },
    ],
  },
  footer: {
    guarantee: ({ refundDays }) =>
      `Satisfait ou remboursé pendant ${refundDays} jours, ou davantage si la loi de votre pays le prévoit : demandez le remboursement sur le site ou par e-\u2060mail.`,
    immediate: 'Accès immédiat après la confirmation du paiement.',
    rights:
      'Les textes générés pendant votre accès restent utilisables ensuite, libres de droits d’auteur, y compris contre rémunération.',
    providers: 'Achat garanti par Mercado Pago ou PayPal.',
    company: 'Entreprise',
    contact: 'Nous contacter',
    message: 'Envoyer un message',
    documents: 'Documents',
    help: 'Aide',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
    languages: 'Langues',
  },
}
