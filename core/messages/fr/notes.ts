/** Notes pasted into the answers, in French. */
import type { NotesMessages } from '../shape/notes.ts'

export const notes: NotesMessages = {
  notes: 'Collez ici ce que vous avez reçu depuis',
  hint: 'Tout se range sous les questions, sans qu’un mot change. Ce qui s’y trouve déjà y reste.',
  sort: 'Répartir dans les réponses',
  sorting: 'Répartition en cours…',
  stop: 'Arrêter',
  sorted: (answers) => `Réparti sous\u202f: ${answers}. Ctrl+Z annule tout.`,
  rest: 'Vos notes',
  nothingNew: 'Les réponses disent déjà tout cela.',
  failed: 'Impossible de répartir ce que vous avez collé. Rien n’a changé, et tout est encore ici.',
  whole: 'Tout garder sous «\u202fQue savez-vous d’autre\u202f?\u202f»',
}
