/** What the desk says once everything has been written, and of the copy for oneself, in French. */
import type { FinishedMessages } from '../shape/finished.ts'

export const finished: FinishedMessages = {
  dismiss: 'Masquer',
  dismissed: (menu) => `Vous retrouverez tout cela en haut, sous « ${menu} ».`,
  copy: {
    script: 'Le texte, à lire',
    scriptHint:
      'Tout le déroulé, du premier mot au dernier. Il part directement de cet appareil, sans passer par nos serveurs.',
    share: 'Envoyer le document',
    shareText: 'Envoyer le texte',
    save: 'Télécharger le document Word',
    attach: 'Une fois le document téléchargé, joignez-le à un e-\u2060mail que vous vous envoyez.',
    everything: 'Toutes vos cérémonies, pour un autre appareil',
    everythingHint:
      'Un fichier verrouillé, avec les réponses et tout le reste : seul Enlace l’ouvre, et seulement avec votre code ou votre phrase secrète.',
    lock: 'Créer la copie verrouillée',
  },
}
