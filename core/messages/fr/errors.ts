import type { ErrorMessages } from '../shape/errors.ts'

export const errors: ErrorMessages = {
  refusals: {
    'body-invalid': () =>
      'Nous n’avons pas compris la demande. Rechargez la page et réessayez : ce que vous avez saisi reste conservé sur cet appareil.',
    'names-missing': () => 'Veuillez indiquer les deux prénoms du couple.',
    'name-too-long': ({ limit }) =>
      `L’un des prénoms dépasse ${limit} caractères. Raccourcissez-le, puis réessayez.`,
    'text-too-long': () =>
      'Le texte envoyé est trop long. Coupez-le en plusieurs parties et réessayez.',
    'location-too-long': ({ limit }) =>
      `Le lieu dépasse ${limit} caractères. Raccourcissez-le, puis réessayez.`,
    'answer-too-long': ({ limit, questionNumber }) =>
      `La réponse à la question ${questionNumber} dépasse ${limit} caractères. Raccourcissez-la, puis réessayez.`,
    'pin-invalid': () => 'Aucun accès ne correspond à ces données.',
    'subscription-expired': () => 'Votre accès a pris fin. Vous pouvez le renouveler.',
    'email-required': () =>
      'Sur cet appareil, indiquez le code PIN et l’adresse e-\u2060mail utilisée lors de l’achat.',
    'link-sent': () =>
      'Si un accès est lié à cette adresse e-\u2060mail, nous y avons envoyé un lien. Ouvrez-le sur cet appareil pour vous connecter.',
    'enrolment-invalid': () =>
      'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre avec « Recevoir à nouveau mon code PIN ».',
    'session-required': () =>
      'Connectez-vous avec votre code PIN pour continuer. Ce que vous avez saisi est toujours là.',
    'origin-refused': () =>
      'Cette demande ne vient pas de notre page. Ouvrez le site à son adresse, puis réessayez.',
    'host-refused': () =>
      'Cette adresse n’est pas celle du site. Ouvrez le site à son adresse, puis réessayez.',
    'not-found': () => 'Nous n’avons pas trouvé ce que vous cherchez. Vérifiez l’adresse.',
    'method-not-allowed': () =>
      'Cette adresse n’accepte pas ce type de demande. Rechargez la page, puis réessayez.',
    'body-too-large': () =>
      'La demande est trop volumineuse. Raccourcissez les réponses les plus longues, puis réessayez.',
    'too-many-attempts': ({ wait }) =>
      `Il y a eu trop de tentatives depuis ce réseau. Réessayez dans ${wait}, ou ouvrez le lien de l’e-\u2060mail qui contient votre code PIN.`,
    'generations-at-once': () =>
      'Des textes sont déjà en cours de génération avec cet accès dans d’autres fenêtres. Attendez qu’ils soient terminés, puis relancez.',
    'generations-per-hour': ({ wait }) =>
      `Vous avez généré beaucoup de textes en une heure. Pour protéger le service, il y a une limite par heure : relancez dans ${wait}.`,
    'characters-per-hour': ({ wait }) =>
      `Vous avez envoyé trop de texte à l’IA en une heure. Pour protéger le service, il y a une limite par heure : réessayez dans ${wait}. Rien de ce que vous avez saisi n’est perdu.`,
    'characters-per-day': ({ wait }) =>
      `Vous avez envoyé trop de texte à l’IA en 24 heures. Pour protéger le service, il y a une limite par jour : réessayez dans ${wait}. Rien de ce que vous avez saisi n’est perdu.`,
    'notification-refused': () => 'La signature de cette notification ne correspond pas.',
    'order-not-found': () =>
      'Nous n’avons pas trouvé cet achat dans ce navigateur. Si vous avez déjà payé, votre code PIN arrivera par e-\u2060mail ; sinon, recommencez l’achat.',
    'withdrawal-window-closed': () =>
      'Le délai de rétractation de 14 jours est passé pour cet achat. Contactez l’assistance si vous avez besoin d’aide.',
    'nothing-to-withdraw': () =>
      'Nous ne trouvons ici aucun achat à annuler. Si vous avez acheté depuis un autre navigateur, ouvrez le lien reçu par e-\u2060mail lors de l’achat et réessayez. Contactez l’assistance si vous avez besoin d’aide.',
    'payment-failed': () =>
      'Nous n’avons pas pu joindre le service de paiement. Rien n’a été débité pour cette demande ; réessayez dans quelques instants.',
    internal: () =>
      'Une erreur s’est produite de notre côté. Rien de ce que vous avez saisi n’est perdu ; réessayez dans un instant.',
    unavailable: () =>
      'Le service est indisponible pour le moment. Réessayez dans quelques minutes : rien de ce que vous avez saisi n’est perdu.',
    'shutting-down': () =>
      'Le service redémarre. Réessayez dans une minute : rien de ce que vous avez saisi n’est perdu.',
  },
  callTooLong: ({ limit, excess: { number, form }, matter }) =>
    `C’est trop de texte pour un seul envoi : l’IA lit jusqu’à ${limit} caractères. Retirez au moins ${number} ${form === 'one' ? 'caractère' : 'caractères'}, de préférence ${{ answers: 'dans les réponses', facts: 'dans ce que le couple a raconté', text: 'dans le texte' }[matter]}, puis réessayez. Rien de ce que vous avez saisi n’est perdu.`,
  writerFailures: {
    'api-key-missing': 'Clé API non configurée',
    'api-key-refused':
      'Le service d’IA n’a pas accepté la clé. Si c’est la vôtre, vérifiez-la dans « Service de rédaction » ; sinon, prévenez l’assistance.',
    'model-missing':
      'Le modèle demandé n’existe pas dans le service d’IA ou n’est pas accessible avec cette clé. Si c’est la vôtre, vérifiez votre compte ; sinon, prévenez l’assistance.',
    'quota-exhausted':
      'Le crédit auprès du service d’IA est épuisé. Si la clé est la vôtre, rechargez votre compte ; sinon, prévenez l’assistance.',
    'rate-limited':
      'Le service d’IA a reçu trop de demandes. Attendez une minute, puis relancez la génération.',
    overloaded:
      'Le service d’IA est surchargé en ce moment. Attendez quelques minutes, puis relancez la génération.',
    'timed-out': 'Le service d’IA a mis trop de temps à répondre. Relancez la génération.',
    'cut-short':
      'Le texte s’est interrompu avant la fin et n’a donc pas été conservé. Relancez la génération.',
    'too-long':
      'Le service d’IA n’arrêtait plus d’écrire : le texte n’a donc pas été conservé. Relancez la génération.',
    'context-too-small':
      'Le service d’IA n’a pas lu toute la demande. Agrandissez le contexte du modèle, puis relancez la génération.',
    refused:
      'Le service d’IA a refusé d’écrire ce texte. Retirez des réponses ce qui pourrait poser problème, puis relancez la génération.',
    unreachable:
      'Impossible de joindre le service d’IA. Vérifiez votre connexion, puis relancez la génération.',
    unexpected: 'Le service d’IA a répondu de manière inattendue. Relancez la génération.',
  },
}
