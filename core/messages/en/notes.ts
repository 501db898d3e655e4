/** Notes pasted into the answers, in English. */
import type { NotesMessages } from '../shape/notes.ts'

export const notes: NotesMessages = {
  notes: 'Paste what came in later',
  hint: 'It goes under the questions without a word changed. What is already there stays.',
  sort: 'Sort into the answers',
  sorting: 'Sorting…',
  stop: 'Stop',
  sorted: (answers) => `Answers filled in: ${answers}. Ctrl+Z undoes it.`,
  rest: 'Notes',
  nothingNew: 'The answers already say all of this.',
  failed: 'This couldn’t be sorted. Nothing has changed, and it is all still here.',
  whole: 'Keep all of it under “What else do you know?”',
}
