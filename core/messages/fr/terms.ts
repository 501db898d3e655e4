/** The terms of use in French. */
import type { LegalDocument } from '../shape/legal.ts'

export const terms: LegalDocument = {
  title: 'Conditions d’utilisation',
  description:
    'Ce que vous achetez, à quel prix, pour combien de temps, comment vous rétracter et ce que vous pouvez faire des textes.',
  updatedOn: '2026-11-23',
  updated: (date) => `En vigueur depuis le ${date}.`,
  introduction: [
    'Ces conditions s’appliquent entre vous et la personne ou l’entreprise qui propose Enlace à cette adresse. Nous avons essayé de les écrire pour qu’elles soient lues.',
  ],
  sections: ({ price, accessDays, refundDays, withdrawalDays, fairUseTerms, withdrawalTerms }) => [
    {
      heading: 'Qui propose Enlace',
      paragraphs: ['Enlace est proposé et vendu par :'],
      seller: true,
    },
    {
      heading: 'Ce que c’est',
      paragraphs: [
        'Un outil pour qui célèbre des mariages : à partir de vos réponses, une intelligence artificielle écrit des textes qui forment, avec des parties fixes, le déroulé d’une cérémonie. Vous pouvez modifier le déroulé et l’enregistrer au format Word (.docx).',
        'Le déroulé n’a aucune valeur légale par lui-même. La cérémonie est symbolique, sauf si la personne qui célèbre est habilitée à marier et que rien ne manque des paroles et des documents exigés par la loi.',
      ],
    },
    {
      heading: 'Prix et durée',
      paragraphs: [
        `L’accès coûte ${price}, taxes comprises, à régler en une fois. Il dure ${accessDays} jours de 24 heures, à compter du moment où le paiement est confirmé et le code PIN créé.`,
        'Rien ne se renouvelle tout seul. Si vous achetez de nouveau avec le même e-\u2060mail avant la fin, les jours s’ajoutent et le code PIN reste le même ; après la fin, un nouveau code est créé.',
      ],
    },
    {
      heading: 'Paiement et accès immédiat',
      paragraphs: [
        'Vous payez par Mercado Pago ou par PayPal, avec les garanties que chacun offre à l’acheteur. Dès que le prestataire confirme le paiement, l’accès est ouvert et le code PIN à 6 chiffres vous est envoyé par e-\u2060mail. Avec un moyen de paiement plus lent, comme le boleto brésilien, l’accès s’ouvre quand l’argent arrive.',
        'Le code PIN est personnel. Gardez-le comme un mot de passe ; si vous le perdez, redemandez-le sur la page de connexion.',
      ],
    },
    {
      heading: 'Garantie et droit de rétractation',
      paragraphs: [
        `Vous pouvez vous rétracter dans les ${refundDays} jours qui suivent la confirmation du paiement, ou dans un délai plus long si la loi de votre pays le prévoit, sans donner de motif (au Brésil, Code de la consommation, art.\u00a049). Pour que personne n’ait à vérifier un délai, le bouton de rétractation de votre compte, sur le site même, fonctionne pendant ${withdrawalDays} jours, jusqu’à la fin du dernier, dont la date figure dans l’e-\u2060mail d’achat. Ensuite, ou si vous préférez, écrivez-nous.${withdrawalTerms}`,
        'Nous remboursons la totalité par le même moyen de paiement, et l’accès acheté prend fin aussitôt. Le délai de versement dépend du prestataire et de votre banque.',
      ],
    },
    {
      heading: 'Usage raisonnable',
      paragraphs: [
        `Vous pouvez créer autant de cérémonies que vous voulez.${fairUseTerms} L’accès est personnel ; il n’est permis ni de le revendre ni de l’utiliser au moyen de programmes automatiques.`,
      ],
    },
    {
      heading: 'Droits sur les textes',
      paragraphs: [
        'Vous pouvez utiliser librement, pendant votre accès et après, les textes générés pendant cet accès et les parties fixes du déroulé : les lire, les modifier, les imprimer et les remettre au couple, y compris lors de cérémonies rémunérées. Nous ne revendiquons aucun droit sur les textes générés ni sur vos réponses.',
        'Les parties fixes sont les mêmes pour tous ; une autre personne peut aussi recevoir un texte généré proche du vôtre, car des réponses semblables peuvent donner des textes semblables.',
        'Lieux et distances : données © GeoNames (geonames.org), sous licence CC BY 4.0, extraites et adaptées.',
      ],
    },
    {
      heading: 'Ce qui relève de vous',
      paragraphs: [
        'Une intelligence artificielle peut se tromper sur les noms, les distances et les faits. Lisez tout le déroulé avant la cérémonie et corrigez ce qui doit l’être. N’écrivez sur le couple et ses invités que ce qu’ils ont accepté.',
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
      heading: 'Assistance, modifications et droit applicable',
      paragraphs: [
        'Nous répondons aux messages sous 5 jours. Si ces conditions changent, votre achat reste régi par celles qui figuraient ici le jour où vous l’avez fait. Le droit brésilien s’applique, et vous pouvez saisir le tribunal de votre domicile.',
      ],
    },
  ],
}
