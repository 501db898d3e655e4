/** Notes pasted into the answers of a ceremony that has some already. */
export interface NotesMessages {
  /** Label of the box. */
  notes: string
  hint: string
  sort: string
  sorting: string
  stop: string
  /** Which answers say more now, as a list of their numbers; wishes may have gone to what is left unsaid. */
  sorted: (answers: string) => string
  /** What the notes beside the answers are called: what belongs to no question, and what an answer has no room for. */
  rest: string
  /** Everything stands in the answers already. */
  nothingNew: string
  /** Nothing has changed; the notes are still in the box. */
  failed: string
  /** Keeps all of it beside the answers. */
  whole: string
}
