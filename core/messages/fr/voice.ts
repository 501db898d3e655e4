/** How whoever celebrates writes, in French. */
import type { VoiceMessages } from '../shape/voice.ts'

export const voice: VoiceMessages = {
  explanation:
    'Collez un à trois de vos textes. Il en sort une fiche de votre façon d’écrire, qui reste sur cet appareil et accompagne chaque texte. Les textes collés ne sont pas conservés.',
  script: 'Texte',
  another: 'Ajouter un autre texte',
  make: 'Établir la fiche',
  making: 'Lecture des textes…',
  stop: 'Arrêter',
  made: 'La fiche est prête et vaut pour les prochains textes.',
  failed: 'La fiche n’a pas pu être établie ; rien n’a changé.',
  notKept: 'Il n’y avait pas de place pour la fiche sur cet appareil.',
  card: 'Votre fiche',
  rhythm: 'Rythme',
  humour: 'Place de l’humour',
  address: 'Comment vous parlez aux gens',
  openings: 'Comment vous commencez',
  closings: 'Comment vous finissez',
  neverSays: 'Ce que vous ne dites jamais',
  perLine: 'Une par ligne.',
  remove: 'Supprimer la fiche',
  removed: 'Fiche supprimée.',
}
