/** The privacy policy in French. */
import type { LegalDocument } from '../shape/legal.ts'

export const privacy: LegalDocument = {
  title: 'Politique de confidentialité',
  description:
    'Quelles données Enlace traite, dans quel but, avec qui elles sont partagées, combien de temps elles sont gardées et comment exercer vos droits.',
  updatedOn: '2026-11-23',
  updated: (date) => `En vigueur depuis le ${date}.`,
  introduction: [
    'En bref : nous ne gardons ni l’histoire du couple ni les textes que vous créez. Nous gardons seulement ce qu’il faut pour vendre l’accès, le fournir et le protéger.',
  ],
  sections: () => [
    {
      heading: 'Qui est responsable',
      paragraphs: [
        'Le responsable du traitement est la personne ou l’entreprise qui propose Enlace à cette adresse. Pour toute question de confidentialité, utilisez les coordonnées ci-dessous ; elles sont aussi à la disposition des personnes dont les données sont traitées.',
      ],
      seller: true,
    },
    {
      heading: 'Ce que vous écrivez sur le couple',
      paragraphs: [
        'Les réponses, les noms, le lieu et les textes de la cérémonie sont gardés dans votre navigateur, sur votre appareil. Quand vous demandez un texte, ils traversent notre serveur pour rejoindre le service d’intelligence artificielle qui l’écrit. Nous ne les inscrivons dans aucune base de données, aucun journal, aucune sauvegarde ni aucun rapport d’erreur.',
        'Si vous préférez utiliser votre propre clé auprès d’un service d’intelligence artificielle, votre navigateur communique directement avec lui et rien de tout cela ne passe par notre serveur. C’est alors votre contrat avec ce service qui s’applique.',
        'Ce que vous écrivez concerne d’autres personnes et peut être sensible, par exemple lorsqu’il s’agit de religion ou de santé. N’écrivez que ce que le couple a accepté et ce dont la cérémonie a besoin.',
      ],
    },
    {
      heading: 'Ce que nous traitons, pourquoi et sur quelle base',
      paragraphs: [
        'Les articles cités sont ceux de la loi brésilienne de protection des données (LGPD).',
      ],
      items: [
        'E-mail et nom donnés par vous ou par le prestataire de paiement, numéro sous lequel il connaît le payeur, commande, montant et état du paiement : pour vendre l’accès, le fournir et le rembourser (exécution du contrat, art.\u00a07, V) et pour respecter nos obligations fiscales et celles du droit de la consommation (art.\u00a07, II). Les données de carte restent chez le prestataire ; nous ne les recevons jamais.',
        'Fuseau horaire et langue régionale du navigateur où vous achetez : pour que les dates de nos messages soient les vôtres (art.\u00a07, V).',
        'Code PIN, protégé par chiffrement, et date de fin de l’accès : pour que vous puissiez vous connecter et redemander le code (art.\u00a07, V).',
        'Messages que nous vous envoyons, avec le code ou au sujet de l’accès : pour exécuter le contrat (art.\u00a07, V).',
        'Adresse IP et nombre de tentatives de connexion : pour empêcher que l’on devine un code (intérêt légitime de sécurité, art.\u00a07, IX).',
        'Nombre de requêtes par adresse IP, et nombre de générations et de rétractations par e-\u2060mail, payeur, appareil et navigateur\u202f: pour protéger le service des abus (intérêt légitime, art.\u00a07, IX).',
        'Réponses et textes, seulement pendant l’écriture : pour rendre le service demandé (art.\u00a07, V).',
      ],
    },
    {
      heading: 'Avec qui nous les partageons',
      paragraphs: [
        'Nous ne vendons aucune donnée et n’affichons aucune publicité. Les destinataires suivants ne reçoivent que le strict nécessaire :',
      ],
      items: [
        'Mercado Pago et PayPal, pour le paiement que vous choisissez de faire chez eux.',
        'Le service d’intelligence artificielle qui écrit les textes, pour les écrire. Il peut conserver les demandes pendant un temps limité, selon ses propres règles, afin de prévenir les abus.',
        'Le service d’e-\u2060mail qui achemine nos messages.',
        'L’hébergeur sur lequel fonctionne Enlace.',
        'Les autorités, quand la loi l’exige.',
      ],
    },
    {
      heading: 'Transfert international',
      paragraphs: [
        'Le service d’intelligence artificielle, PayPal et le service d’e-\u2060mail peuvent traiter des données hors du Brésil, notamment aux États-Unis et dans l’Union européenne. Le transfert ne sert qu’aux finalités ci-dessus et suit l’art.\u00a033 de la LGPD, avec des clauses contractuelles types lorsqu’elles sont requises.',
      ],
    },
    {
      heading: 'Combien de temps',
      paragraphs: [],
      items: [
        'Réponses et textes : jamais sur nos serveurs ; sur votre appareil, jusqu’à ce que vous les effaciez.',
        'Achats : le temps exigé par le droit fiscal et le droit de la consommation, en général cinq ans.',
        'Sessions : elles prennent fin quand vous vous déconnectez ou quand l’accès se termine. D’un code expiré ne reste qu’une empreinte irréversible, pour pouvoir dire qu’il a expiré.',
        'Tentatives de connexion et décomptes d’utilisation\u202f: 24 heures au plus\u202f; les rétractations, aussi longtemps que l’achat.',
      ],
    },
    {
      heading: 'Cookies et stockage du navigateur',
      paragraphs: [
        'Nous n’utilisons que des cookies nécessaires : celui de la session, celui qui reconnaît l’appareil où vous avez déjà ouvert une session et celui qui relie un achat au navigateur où il a été fait. Il n’y a ni cookie publicitaire ni cookie de mesure ; c’est pourquoi il n’y a pas de bandeau de consentement.',
        'Le navigateur garde aussi, sur votre appareil\u202f:',
      ],
      items: [
        'la langue et l’accès\u202f: nom, e-\u2060mail, code PIN et date de fin, ainsi qu’un identifiant qui distingue les personnes ayant travaillé ici, sans révéler leur e-\u2060mail, et un autre qui rappelle que l’appareil a été vidé\u202f;',
        'les cérémonies, avec leurs réponses et leurs textes, et la dernière que vous avez ouverte depuis un fichier pour la lire le jour J\u202f;',
        'ce que vous gardez pour les prochains couples\u202f: vos moments, les lignes ajoutées aux listes des jours précédant la cérémonie et la fiche sur votre façon d’écrire\u202f;',
        'pour la lecture du jour J, la page ouverte, le rythme de la répétition, la lumière et la taille des caractères, et, pour l’impression, les fiches déjà imprimées\u202f;',
        'la clé de vos sauvegardes et la date de la dernière\u202f;',
        'les pages d’Enlace, pour qu’elles s’ouvrent sans réseau, et la liste des messages que vous avez fermés\u202f;',
        'jusqu’à la fermeture de l’onglet, l’e-\u2060mail de l’achat et les prénoms essayés sur la page d’accueil\u202f;',
        'votre propre clé auprès d’un service d’intelligence artificielle, si vous en utilisez une.',
      ],
    },
    {
      heading: 'Sécurité',
      paragraphs: [
        'La connexion est chiffrée, le code est conservé chiffré et les journaux techniques ne contiennent pas ce que vous écrivez. Si un incident peut entraîner un risque ou un dommage notable, nous vous en avertirons, ainsi que l’autorité brésilienne de protection des données (ANPD), dans le délai légal.',
      ],
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        'À tout moment et sans frais, vous pouvez nous demander, aux coordonnées ci-dessus :',
      ],
      items: [
        'la confirmation que nous traitons vos données et l’accès à celles-ci ;',
        'leur rectification, ou l’anonymisation, le blocage ou la suppression de ce qui est inutile ;',
        'leur portabilité et la liste de ceux avec qui nous les partageons ;',
        'la fin d’un traitement auquel vous vous opposez et le retrait d’un consentement donné.',
      ],
    },
    {
      heading: 'Réclamations et changements',
      paragraphs: [
        'Si notre réponse ne suffit pas, vous pouvez vous adresser à l’ANPD ou à un organisme de défense des consommateurs. Si cette politique change, la nouvelle date figurera en haut de cette page.',
      ],
    },
  ],
}
