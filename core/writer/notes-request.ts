/** Notes, an interview or a chat, to be sorted into the five answers with every word kept. */
import * as v from 'valibot'
import { nameMaxCharacters } from '../ceremony/ceremony.ts'
import { ceremonyLanguages } from '../ceremony/ceremony-language.ts'
import { questionIds } from '../ceremony/question-ids.ts'
import { fitsOneCall } from './call-size.ts'

export const notesMaxCharacters = 60_000

const name = v.pipe(v.string(), v.maxLength(nameMaxCharacters, 'name-too-long'))

const fields = v.object({
  language: v.picklist(ceremonyLanguages),
  notes: v.pipe(
    v.string(),
    v.maxLength(notesMaxCharacters, 'text-too-long'),
    v.check((notes) => notes.trim() !== ''),
  ),
  /** As far as they are known. */
  names: v.strictTuple([name, name]),
})

export const notesRequestSchema = v.pipe(fields, fitsOneCall<v.InferOutput<typeof fields>>())

export type NotesRequest = v.InferOutput<typeof notesRequestSchema>

/** The notes, sorted: each passage verbatim, its speaker's name before it where the notes have one. */
export const sortedNotesSchema = v.object({
  /** Only the questions that something answers. */
  answers: v.array(v.object({ question: v.picklist(questionIds), text: v.string() })),
  /** What belongs to no question, verbatim. */
  rest: v.string(),
  /** The requests to leave something unsaid that stand in the notes, verbatim; they are kept in their answers too. */
  leaveUnsaid: v.string(),
})

export type SortedNotes = v.InferOutput<typeof sortedNotesSchema>
