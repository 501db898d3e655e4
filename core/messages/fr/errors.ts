import type { ErrorMessages } from '../shape/errors.ts'

export const errors: ErrorMessages = {
  refusals: {
    'names-missing': () => 'Veuillez indiquer les deux prénoms du couple.',
    'name-too-long': ({ limit }) =>
      `L’un des prénoms dépasse ${limit} caractères. Raccourcissez-le, puis réessayez.`,
    'location-too-long': ({ limit }) =>
      `Le lieu dépasse ${limit} caractères. Raccourcissez-le, puis réessayez.`,
    'answer-too-long': ({ limit, questionNumber }) =>
      `La réponse à la question ${questionNumber} dépasse ${limit} caractères. Raccourcissez-la, puis réessayez.`,
    'email-required': () =>
      'Sur cet appareil, indiquez le code PIN et l’adresse e-\u2060mail utilisée lors de l’achat.',
    'link-sent': () =>
      'Si un accès est lié à cette adresse e-\u2060mail, nous y avons envoyé un lien. Ouvrez-le sur cet appareil pour vous connecter.',
    'enrolment-invalid': () =>
      'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre avec « Recevoir à nouveau mon code PIN ».',
    'session-required': () =>
      'Connectez-vous avec votre code PIN pour continuer. Ce que vous avez saisi est toujours là.',
    'order-not-found': () =>
      'Nous n’avons pas trouvé cet achat dans ce navigateur. Si vous avez déjà payé, votre code PIN arrivera par e-\u2060mail ; sinon, recommencez l’achat.',
    'withdrawal-window-closed': () =>
      'Le délai de rétractation de 14 jours est passé pour cet achat. Contactez l’assistance si vous avez besoin d’aide.',
    'nothing-to-withdraw': () =>
      'Nous ne trouvons ici aucun achat à annuler. Si vous avez acheté depuis un autre navigateur, ouvrez le lien reçu par e-\u2060mail lors de l’achat et réessayez. Contactez l’assistance si vous avez besoin d’aide.',
  },
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
