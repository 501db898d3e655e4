/** The terms of use in French. */
import type { LegalDocument } from '../../legal-document.ts'

export const terms: LegalDocument = {
  title: 'Conditions d’utilisation',
  description:
    'Ce que vous achetez, à quel prix, pour combien de temps, comment revenir sur l’achat et ce que vous pouvez faire des textes.',
  updatedOn: '2026-11-20',
  updated: (date) => `En vigueur depuis le ${date}.`,
  introduction: [
    'Ces conditions valent entre vous et la personne ou l’entreprise qui propose Enlace à cette adresse. Nous avons essayé de les écrire pour qu’elles soient lues.',
  ],
  sections: ({ price, accessDays, refundDays }) => [
    {
      heading: 'Qui le propose',
      paragraphs: ['Enlace est proposé et vendu par :'],
      seller: true,
    },
    {
      heading: 'Ce que c’est',
      paragraphs: [
        'Un outil pour qui célèbre des mariages : à partir de vos réponses, une intelligence artificielle écrit des textes qui forment, avec des parties fixes, le déroulé d’une cérémonie symbolique. Le déroulé peut être modifié et enregistré comme document (.docx).',
      ],
    },
    {
      heading: 'Prix et durée',
      paragraphs: [
        `L’accès coûte ${price}, payés en une fois, taxes comprises. Il dure ${accessDays} jours de 24 heures, à compter du moment où le paiement est confirmé et le code PIN créé.`,
        'Rien ne se renouvelle tout seul. Un nouvel achat avec le même e-\u2060mail avant la fin ajoute les jours au même code ; après la fin, il en crée un nouveau.',
      ],
    },
    {
      heading: 'Paiement et accès immédiat',
      paragraphs: [
        'Vous payez par Mercado Pago ou par PayPal, avec les garanties que chacun donne à l’acheteur. Dès que le prestataire confirme le paiement, l’accès est ouvert et le code PIN à 6 chiffres part par e-\u2060mail. Les moyens plus lents, comme le boleto brésilien, ouvrent l’accès quand l’argent arrive.',
        'Le code PIN est personnel. Gardez-le comme un mot de passe ; si vous le perdez, redemandez-le sur la page de connexion.',
      ],
    },
    {
      heading: 'Garantie et droit de rétractation',
      paragraphs: [
        `Vous pouvez revenir sur l’achat dans les ${refundDays} jours qui suivent l’approbation du paiement, sans donner de motif (Code brésilien de la consommation, art.\u00a049). Il suffit du bouton de rétractation dans votre compte, sur le site même, ou d’une demande par e-\u2060mail.`,
        'Nous rendons la somme entière par le même moyen de paiement, et l’accès acheté prend fin aussitôt. Le délai d’arrivée de l’argent dépend du prestataire et de votre banque.',
      ],
    },
    {
      heading: 'Usage raisonnable',
      paragraphs: [
        'Vous pouvez créer autant de cérémonies que vous voulez. Pour protéger le service des abus, il existe une limite de 60 générations par heure et de 4 à la fois. L’accès est pour vous ; il n’est permis ni de le revendre ni de l’utiliser au moyen de programmes automatiques.',
      ],
    },
    {
      heading: 'Droits sur les textes',
      paragraphs: [
        'Tant que dure votre abonnement, vous pouvez utiliser les textes générés sans problème de droits d’auteur : les lire, les modifier, les imprimer et les remettre au couple, y compris lors de cérémonies rémunérées. Nous ne revendiquons aucun droit sur eux ni sur vos réponses. Ce que vous avez généré et enregistré pendant l’accès reste à vous ensuite.',
        'Une autre personne peut recevoir un passage proche, car des textes semblables peuvent naître de réponses semblables.',
      ],
    },
    {
      heading: 'Ce qui vous revient',
      paragraphs: [
        'Une intelligence artificielle peut se tromper sur des noms, des distances et des faits. Lisez tout le déroulé avant la cérémonie et corrigez ce qui doit l’être. N’écrivez sur le couple et ses invités que ce qu’ils ont accepté.',
        'Vos réponses et vos textes ne sont pas conservés sur nos serveurs : enregistrez le document. Nous ne pouvons pas récupérer ce qui est effacé de votre appareil.',
      ],
    },
    {
      heading: 'Disponibilité et responsabilité',
      paragraphs: [
        'Nous veillons à ce que le service soit toujours accessible, mais il dépend de tiers et peut s’interrompre. Nous répondons de nos services comme le prévoit la loi ; rien dans ces conditions ne limite les droits qu’elle donne aux consommateurs.',
      ],
    },
    {
      heading: 'Assistance, changements et droit',
      paragraphs: [
        'Nous répondons aux messages sous 5 jours. Si ces conditions changent, celles qui figuraient ici le jour de votre achat s’y appliquent. Le droit brésilien s’applique, et vous pouvez saisir le tribunal de votre domicile.',
      ],
    },
  ],
}
