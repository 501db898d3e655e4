import type { ServerRefusals } from '../shape/errors.ts'

export const serverRefusals: ServerRefusals = {
  'body-invalid': () =>
    'Nous n’avons pas compris la demande. Rechargez la page et réessayez : ce que vous avez saisi reste conservé sur cet appareil.',
  'text-too-long': () =>
    'Le texte envoyé est trop long. Coupez-le en plusieurs parties et réessayez.',
  'pin-invalid': () => 'Aucun accès ne correspond à ces données.',
  'subscription-expired': () => 'Votre accès a pris fin. Vous pouvez le renouveler.',
  'origin-refused': () =>
    'Cette demande ne vient pas de notre page. Ouvrez le site à son adresse, puis réessayez.',
  'host-refused': () =>
    'Cette adresse n’est pas celle du site. Ouvrez le site à son adresse, puis réessayez.',
  'not-found': () => 'Nous n’avons pas trouvé ce que vous cherchez. Vérifiez l’adresse.',
  'method-not-allowed': () =>
    'Cette adresse n’accepte pas ce type de demande. Rechargez la page, puis réessayez.',
  'body-too-large': () =>
    'La demande est trop volumineuse. Raccourcissez les réponses les plus longues, puis réessayez.',
  'page-outdated': () =>
    'Cette page date d’une version précédente du site. Rechargez-la, puis réessayez : ce que vous avez saisi est toujours là.',
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
  'payment-failed': () =>
    'Nous n’avons pas pu joindre le service de paiement. Rien n’a été débité pour cette demande ; réessayez dans quelques instants.',
  internal: () =>
    'Une erreur s’est produite de notre côté. Rien de ce que vous avez saisi n’est perdu ; réessayez dans un instant.',
  unavailable: () =>
    'Le service est indisponible pour le moment. Réessayez dans quelques minutes : rien de ce que vous avez saisi n’est perdu.',
  'shutting-down': () =>
    'Le service redémarre. Réessayez dans une minute : rien de ce que vous avez saisi n’est perdu.',
}
