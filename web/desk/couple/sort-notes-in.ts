/** Where pasted notes go: a numbered reply by its numbers, anything else as the writing service sorts it. */
import { calledNames } from '#core/ceremony/called-names.ts'
import { answerMaxCharacters } from '#core/ceremony/ceremony.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { changeAnswer, changeWishes } from '#core/ceremony/edits/details.ts'
import { questionIds } from '#core/ceremony/question-ids.ts'
import { notesMaxCharacters, type SortedNotes } from '#core/writer/notes-request.ts'
import { splitNumberedReply } from '#core/writer/numbered-reply.ts'
import type { WritingSource } from '../../generation/writing-source.ts'

/** The question that takes notes of any kind: how they met. */
const anyQuestion = 'howTheyMet'

/** More than a greeting. */
const greetingMostCharacters = 80

export interface NotesIn {
  /**
   * Puts the notes into the answers, after what these hold already and only what they do not; into no other ceremony's
   * than the one they were sorted for.
   */
  edit: (ceremony: Ceremony, nowMs: number) => Ceremony
  /** What the answers of this ceremony have no room for, every line of it. */
  leftOf: (ceremony: Ceremony) => string
  /** `whole`: nobody could sort them, and all went to the question of how they met. */
  kind: 'sorted' | 'whole'
  /** Why nobody could, in the user's language, where it was refused. */
  why?: string
}

function added(former: string, more: string): string {
  return [former, more].filter((text) => text.trim() !== '').join('\n\n')
}

function withAnswer(ceremony: Ceremony, question: string, text: string, nowMs: number): Ceremony {
  if (text.trim() === '') return ceremony
  const former = ceremony.answers[question]?.text ?? ''
  // The same notes pasted twice say nothing twice.
  if (former.includes(text.trim())) return ceremony
  return changeAnswer(ceremony, question, { text: added(former, text) }, nowMs)
}

/** As many lines as an answer still has room for, and those that follow. */
function fitting(former: string, text: string): { fits: string; left: string } {
  if (former.includes(text.trim())) return { fits: text, left: '' }
  const lines = text.split('\n')
  const from = lines.findIndex(
    (_, at) => added(former, lines.slice(0, at + 1).join('\n')).length > answerMaxCharacters,
  )
  if (from < 0) return { fits: text, left: '' }
  return { fits: lines.slice(0, from).join('\n'), left: lines.slice(from).join('\n') }
}

/** The notes in the answers as far as these have room, and what is left of them. */
function withNotes(
  ceremony: Ceremony,
  sorted: SortedNotes,
  nowMs: number,
): { ceremony: Ceremony; left: string } {
  let next = ceremony
  let left = ''
  const passages = [...sorted.answers, { question: anyQuestion, text: sorted.rest }]
  for (const { question, text } of passages) {
    const room = fitting(next.answers[question]?.text ?? '', text)
    next = withAnswer(next, question, room.fits, nowMs)
    left = added(left, room.left)
  }
  if (sorted.leaveUnsaid.trim() === '') return { ceremony: next, left }
  const leaveUnsaid = added(next.wishes.leaveUnsaid, sorted.leaveUnsaid)
  return { ceremony: changeWishes(next, { leaveUnsaid }, nowMs), left }
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
 * Sorts notes. Never rejects, and loses nothing: notes that nobody could sort go whole to one question.
 * @param questions as they were copied for the couple
 */
export async function sortNotesIn(
  notes: string,
  ceremony: Ceremony,
  questions: readonly string[],
  source: WritingSource,
  signal: AbortSignal,
): Promise<NotesIn> {
  const isOurs = ({ id }: Ceremony): boolean => id === ceremony.id
  const taking = (sorted: SortedNotes): NotesIn => ({
    kind: 'sorted',
    edit: (current, nowMs) =>
      isOurs(current) ? withNotes(current, sorted, nowMs).ceremony : current,
    leftOf: (current) => (isOurs(current) ? withNotes(current, sorted, 0).left : ''),
  })
  const reply = numbered(notes, questions)
  if (reply !== undefined) return taking(reply)
  let why: string | undefined
  if (notes.length <= notesMaxCharacters) {
    const names = calledNames(ceremony.couple)
    const answer = await source.sortNotes({ language: ceremony.language, notes, names }, signal)
    if ('kind' in answer && answer.kind === 'answered') {
      return taking(answer.value)
    }
    if ('end' in answer && answer.end === 'rejected') why = answer.sentence
  }
  return {
    kind: 'whole',
    ...(why !== undefined && { why }),
    edit: (current, nowMs) =>
      isOurs(current) ? withAnswer(current, anyQuestion, notes, nowMs) : current,
    leftOf: () => '',
  }
}
