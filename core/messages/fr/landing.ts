/** The landing page in French. */
import type { LandingMessages } from '../pt/landing.ts'

export const landing: LandingMessages = {
  meta: {
    title: 'Enlace : des cérémonies de mariage écrites sur mesure',
    description:
      'Répondez à cinq questions sur le couple et recevez un déroulé de cérémonie écrit pour lui, prêt à lire, à retoucher et à enregistrer dans Word. Un mois d’accès, 7 jours de garantie.',
    imageDescription: 'Une arche de mariage ornée de rameaux et deux alliances entrelacées',
  },
  navigation: {
    label: 'Navigation principale',
    skip: 'Aller au contenu',
    login: 'Se connecter',
  },
  hero: {
    headline: 'Une cérémonie qui ne pourrait être que la leur.',
    subtitle:
      'Vous racontez l’histoire du couple en cinq réponses. Enlace écrit tout le déroulé, de l’entrée au baiser, et vous y mettez la dernière main.',
    start: 'Commencer',
    read: 'Lire un exemple',
    terms: ({ price, accessDays, refundDays }) =>
      `${price} pour ${accessDays} jours, sans renouvellement automatique, garantie de ${refundDays} jours.`,
  },
  steps: {
    heading: 'Comment ça marche',
    items: [
      {
        title: 'Répondez aux questions sur le couple',
        text: 'Il y en a cinq, que vous copiez d’un geste pour les envoyer aux mariés. Il ne reste plus qu’à coller ici leurs réponses.',
      },
      {
        title: 'L’intelligence artificielle écrit le texte',
        text: 'L’accueil de ceux qui viennent de loin, l’histoire des deux et le mot de la fin apparaissent en quelques instants, au sein d’un déroulé complet.',
      },
      {
        title: 'Vous personnalisez le texte',
        text: 'Changez ce que vous voulez, avec votre voix, puis enregistrez dans Word : prêt à imprimer et à emporter à l’autel.',
      },
    ],
  },
  reputation: {
    text: 'Avant d’acheter, voyez ce que l’on dit de nous.',
    link: 'Notre page sur le site d’avis de consommateurs',
  },
  offer: {
    heading: 'Accès pour 1 mois',
    once: 'Un seul paiement. Rien ne se renouvelle tout seul.',
    included: ({ accessDays, refundDays }) => [
      `${accessDays} jours d’accès, à compter de la confirmation du paiement`,
      'Autant de cérémonies que vous voulez, en quatre langues',
      'Votre code PIN par e-\u2060mail dès que le paiement est confirmé',
      `Garantie de ${refundDays} jours : si vous changez d’avis, nous vous remboursons tout`,
    ],
    seller: (business) => `Vendu par ${business}`,
    agreement: 'En achetant, vous acceptez les',
    termsLink: 'conditions d’utilisation',
  },
  benefits: {
    heading: 'Ce que cela change pour vous',
    items: [
      {
        title: 'Du temps retrouvé',
        text: 'Les soirées devant la page blanche deviennent quelques minutes de lecture et de retouches. Il reste du temps pour ce que personne ne fera à votre place : parler avec le couple.',
      },
      {
        title: 'Personnel de bout en bout',
        text: 'Les villes des invités, la première rencontre, les épreuves traversées : chaque texte naît de ce que le couple a raconté, non d’un modèle à trous.',
      },
      {
        title: 'Un résultat professionnel',
        text: 'Ordre d’entrée, alliances, vœux, rituel du sable, capsule temporelle, jusqu’au rappel de sortir du cadre pour la photo du baiser : un déroulé complet, dans l’ordre où il sera lu.',
      },
    ],
  },
  audience: {
    heading: 'Pour qui prendra la parole',
    items: [
      {
        title: 'Officiants professionnels',
        text: 'Pour qui accompagne plusieurs couples le même mois et ne veut faire entendre à aucun d’eux la cérémonie d’un autre.',
      },
      {
        title: 'Amis et famille',
        text: 'Pour qui a entendu « tu veux bien nous marier ? », a dit oui aussitôt et se demande maintenant par où commencer.',
      },
    ],
  },
  data: {
    heading: 'L’histoire du couple reste chez vous',
    items: [
      {
        title: 'Nous ne gardons pas ce que vous écrivez',
        text: 'Réponses et textes ne traversent notre serveur que le temps de l’écriture. Ils ne restent ni dans une base de données, ni dans un journal, ni dans une sauvegarde.',
      },
      {
        title: 'Tout reste sur votre appareil',
        text: 'Chaque frappe est gardée dans votre navigateur, pour reprendre là où vous en étiez. Effacez tout quand vous voulez, et enregistrez le .docx pour l’emporter.',
      },
      {
        title: 'Aucun traceur',
        text: 'Pas de publicité, pas de mesure d’audience par des tiers, pas d’autres cookies que ceux qui font marcher la page.',
      },
    ],
    link: 'Lire la politique de confidentialité',
  },
  questions: {
    heading: 'Questions fréquentes',
    items: [
      {
        question: 'Le texte ne va-t-il pas sonner comme un robot ?',
        answer:
          'Le texte est aussi personnel que les réponses. Un détail concret, comme le plat brûlé du premier dîner, vaut mieux que dix adjectifs. Et tout peut être changé : le déroulé arrive prêt, mais le dernier mot vous revient.',
      },
      {
        question: 'Comment recevoir l’accès ?',
        answer:
          'Dès que le prestataire confirme le paiement, nous vous envoyons par e-\u2060mail un code PIN à 6 chiffres. Par carte, par Pix ou avec un solde, c’est en général l’affaire de quelques instants ; un boleto brésilien dépend de la banque.',
      },
      {
        question: 'Combien de cérémonies puis-\u2060je écrire ?',
        answer:
          'Autant qu’il vous en faut. Il n’y a qu’une protection contre les abus, 60 générations par heure et 4 à la fois, que personne n’atteint en écrivant pour de vraies personnes.',
      },
      {
        question: 'Serai-je débité tous les mois ?',
        answer:
          'Non. Vous payez une fois et l’accès prend fin de lui-même. Pour continuer, vous rachetez ; si vous le faites avant la fin, avec le même e-\u2060mail, les jours s’additionnent.',
      },
      {
        question: 'Et si cela ne me plaît pas ?',
        answer:
          'Pendant 7 jours, demandez le remboursement sur le site même, avec un bouton, ou par e-\u2060mail. La somme entière vous revient par le même moyen de paiement, sans avoir à vous justifier.',
      },
      {
        question: 'Puis-je me faire payer pour une cérémonie écrite avec Enlace ?',
        answer:
          'Oui. Tant que dure votre abonnement, vous pouvez utiliser les textes générés sans problème de droits d’auteur, y compris lors de cérémonies rémunérées.',
      },
      {
        question: 'Cela marche-t-il sur un téléphone ? Et sans réseau, le jour venu ?',
        answer:
          'Oui. Tout a d’abord été pensé pour le téléphone et, après une première visite, s’ouvre aussi sans connexion : vous lisez, retouchez et enregistrez. Seule l’écriture de nouveaux textes demande le réseau.',
      },
      {
        question: 'Ce mariage a-t-il une valeur légale ?',
        answer:
          'Le déroulé est celui d’une cérémonie symbolique, avec une signature symbolique. Le mariage civil se célèbre devant les autorités, avant ou après.',
      },
    ],
  },
  footer: {
    guarantee: ({ refundDays }) =>
      `Satisfait ou remboursé pendant ${refundDays} jours, sur demande, sur le site ou par e-\u2060mail.`,
    immediate: 'Accès immédiat après la confirmation du paiement.',
    rights:
      'Tant que dure votre abonnement, vous pouvez utiliser les textes générés sans problème de droits d’auteur.',
    providers: 'Achat garanti par Mercado Pago ou PayPal.',
    company: 'Entreprise',
    contact: 'Nous contacter',
    message: 'Envoyer un message',
    documents: 'Documents',
    privacy: 'Confidentialité',
    terms: 'Conditions d’utilisation',
    languages: 'Langues',
  },
}
