/** Where pasted notes go: a numbered reply by its numbers, anything else as the writing service sorts it. */
import { calledNames } from '#core/ceremony/called-names.ts'
import { answerMaxCharacters } from '#core/ceremony/ceremony.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { changeWishes } from '#core/ceremony/edits/details.ts'
import { addTelling, changeAnswer } from '#core/ceremony/edits/tellings.ts'
import { questionIds } from '#core/ceremony/question-ids.ts'
import { answerText } from '#core/told/answers.ts'
import { notesMaxCharacters, type SortedNotes } from '#core/writer/notes-request.ts'
import { splitNumberedReply } from '#core/writer/numbered-reply.ts'
import type { WritingSource } from '../../generation/writing-source.ts'

/** More than a greeting. */
const greetingMostCharacters = 80

export interface NotesIn {
  /**
   * Puts the notes into the answers, after what these hold already and only what they do not; into no other ceremony's
   * than the one they were sorted for. What belongs to no question, or has no room under it, stands beside the answers.
   */
  edit: (ceremony: Ceremony, nowMs: number) => Ceremony
  /** `whole`: nobody could sort them, and all of them stand beside the answers. */
  kind: 'sorted' | 'whole'
  /** Why nobody could, in the user's language, where it was refused. */
  why?: string
}

function added(former: string, more: string): string {
  return [former, more].filter((text) => text.trim() !== '').join('\n\n')
}

/** As many lines as an answer still has room for, and those that follow. */
function fitting(former: string, text: string): { fits: string; left: string } {
  const lines = text.split('\n')
  const from = lines.findIndex(
    (_, at) => added(former, lines.slice(0, at + 1).join('\n')).length > answerMaxCharacters,
  )
  if (from < 0) return { fits: text, left: '' }
  return { fits: lines.slice(0, from).join('\n'), left: lines.slice(from).join('\n') }
}

/** The notes beside the answers, unless they stand there already. */
function withRest(ceremony: Ceremony, id: string, text: string, nowMs: number): Ceremony {
  const isTold = ceremony.tellings.some((telling) => telling.text.includes(text.trim()))
  return isTold
    ? ceremony
    : addTelling(ceremony, { id, from: 'notes', by: 'unknown', text: text.trim() }, nowMs)
}

function withNotes(ceremony: Ceremony, id: string, sorted: SortedNotes, nowMs: number): Ceremony {
  let next = ceremony
  let { rest } = sorted
  for (const { question, text } of sorted.answers) {
    const former = answerText(next, question)
    // The same notes pasted twice say nothing twice.
    if (former.includes(text.trim())) continue
    const { fits, left } = fitting(former, text)
    if (fits.trim() !== '') {
      next = changeAnswer(next, question, { text: added(former, fits) }, nowMs)
    }
    rest = added(rest, left)
  }
  next = withRest(next, id, rest, nowMs)
  if (sorted.leaveUnsaid.trim() === '') return next
  const leaveUnsaid = added(next.wishes.leaveUnsaid, sorted.leaveUnsaid)
  return changeWishes(next, { leaveUnsaid }, nowMs)
}

/** A reply to the copied questions; undefined for anything else. */
function numbered(notes: string, questions: readonly string[]): SortedNotes | undefined {
  const { answers, before, found } = splitNumberedReply(notes, questions)
  if (found < 2) return undefined
  return {
    answers: questionIds.map((question, index) => ({ question, text: answers[index] ?? '' })),
    rest: before.length > greetingMostCharacters ? before : '',
    leaveUnsaid: '',
  }
}

/**
 * Sorts notes. Never rejects, and loses nothing: notes that nobody could sort stand whole beside the answers.
 * @param questions as they were copied for the couple
 */
export async function sortNotesIn(
  notes: string,
  ceremony: Ceremony,
  questions: readonly string[],
  source: WritingSource,
  signal: AbortSignal,
): Promise<NotesIn> {
  const id = crypto.randomUUID()
  const unsorted: SortedNotes = { answers: [], rest: notes, leaveUnsaid: '' }
  const into = (sorted: SortedNotes, kind: NotesIn['kind'], why?: string): NotesIn => ({
    kind,
    ...(why !== undefined && { why }),
    edit: (current, nowMs) =>
      current.id === ceremony.id ? withNotes(current, id, sorted, nowMs) : current,
  })
  const reply = numbered(notes, questions)
  if (reply !== undefined) return into(reply, 'sorted')
  if (notes.length > notesMaxCharacters) return into(unsorted, 'whole')
  const names = calledNames(ceremony.couple)
  const answer = await source.sortNotes({ language: ceremony.language, notes, names }, signal)
  if ('kind' in answer && answer.kind === 'answered') return into(answer.value, 'sorted')
  const why = 'end' in answer && answer.end === 'rejected' ? answer.sentence : undefined
  return into(unsorted, 'whole', why)
}
