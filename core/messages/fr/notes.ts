/** Notes pasted into the answers, in French. */
import type { NotesMessages } from '../shape/notes.ts'

export const notes: NotesMessages = {
  notes: 'Collez ici ce qui est arrivé depuis',
  hint: 'Tout va sous les questions, sans un mot changé. Ce qui s’y trouve déjà y reste.',
  sort: 'Répartir dans les réponses',
  sorting: 'Tri en cours…',
  stop: 'Arrêter',
  sorted: (answers) => `Réparti\u202f: ${answers}. Ctrl+Z annule tout.`,
  left: 'Ce qui ne tenait pas dans les réponses est resté ici.',
  nothingNew: 'Les réponses disent déjà tout cela.',
  failed: 'Impossible de trier ce que vous avez collé. Rien n’a changé, et tout est encore ici.',
  whole: 'Tout mettre sous la question 2',
}
