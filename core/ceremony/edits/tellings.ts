/** Changes to what was told: an answer typed, notes added, somebody said to be its teller. */
import { answerTo } from '../../told/answers.ts'
import { rangesAfterEdit } from '../../told/follow-edit.ts'
import type { Telling } from '../../told/telling.ts'
import type { Ceremony } from '../document.ts'
import { questionIds } from '../question-ids.ts'
import { changed } from './change.ts'

/** What may be changed of a telling. */
export type TellingDetails = Partial<Pick<Telling, 'text' | 'by'>> & { isPrivate?: boolean }

/** The members of a ceremony that hold what was told, and what is known of it. */
export type Told = Pick<Ceremony, 'tellings' | 'ranges' | 'tellingsRead'>

function ofTelling({ ranges }: Pick<Told, 'ranges'>, id: string): number {
  return ranges.filter(({ telling }) => telling === id).length
}

/** Without the fingerprint of one telling, which is read again. */
function unread({ tellingsRead }: Pick<Told, 'tellingsRead'>, id: string): Partial<Told> {
  if (tellingsRead?.[id] === undefined) return {}
  const { [id]: _gone, ...others } = tellingsRead
  return { tellingsRead: others }
}

function withDetails(telling: Telling, { isPrivate, ...details }: TellingDetails): Telling {
  const { isPrivate: former, ...rest } = { ...telling, ...details }
  return (isPrivate ?? former) ? { ...rest, isPrivate: true } : rest
}

function toldAfter(told: Told, telling: Telling, details: TellingDetails): Partial<Told> {
  const { id, text: before } = telling
  const next = withDetails(telling, details)
  const tellings = told.tellings.map((one) => (one === telling ? next : one))
  if (next.text === before) return { tellings }
  const ranges = rangesAfterEdit(told.ranges, id, before, next.text)
  // Words that were held may be typed again just as they stood: nobody has decided about them then.
  const isLost = ofTelling({ ranges }, id) < ofTelling(told, id)
  return { tellings, ranges, ...(isLost ? unread(told, id) : {}) }
}

/** The place of a question's answer: answers stand first, in the order of the questions. */
function placeOf({ tellings }: Pick<Told, 'tellings'>, question: string): number {
  const order: readonly (string | undefined)[] = questionIds
  const rank = ({ question: other }: Pick<Telling, 'question'>): number => order.indexOf(other)
  const own = order.indexOf(question)
  const last = tellings.findLastIndex(
    (telling) => rank(telling) >= 0 && (own < 0 || rank(telling) <= own),
  )
  return last + 1
}

/** An id that no telling has: the wished one where it is free. */
function freeId({ tellings }: Pick<Told, 'tellings'>, wished: string): string {
  const isTaken = (id: string): boolean => tellings.some((telling) => telling.id === id)
  let id = wished
  for (let count = 2; isTaken(id); count += 1) id = `${wished}-${count}`
  return id
}

/**
 * What is told once the first answer to a question is changed. The first words typed make a telling of it, under the
 * question's id.
 */
export function answerChanged(
  told: Told,
  question: string,
  details: Omit<TellingDetails, 'isPrivate'>,
): Partial<Told> {
  const known = answerTo(told, question)
  if (known !== undefined) return toldAfter(told, known, details)
  const { text = '', by = 'unknown' } = details
  const telling: Telling = { id: freeId(told, question), from: 'answer', question, by, text }
  return { tellings: told.tellings.toSpliced(placeOf(told, question), 0, telling) }
}

/** Changes the first answer to a question; who gave it stays unless given. */
export function changeAnswer(
  ceremony: Ceremony,
  question: string,
  details: Omit<TellingDetails, 'isPrivate'>,
  nowMs: number,
): Ceremony {
  return changed(ceremony, answerChanged(ceremony, question, details), nowMs)
}

/**
 * Changes a telling. What is held or allowed of it follows its words; where words change about which something was
 * decided, it is read again. A telling that is not there changes nothing.
 */
export function changeTelling(
  ceremony: Ceremony,
  id: string,
  details: TellingDetails,
  nowMs: number,
): Ceremony {
  const telling = ceremony.tellings.find((one) => one.id === id)
  return telling === undefined
    ? ceremony
    : changed(ceremony, toldAfter(ceremony, telling, details), nowMs)
}

/** Adds a telling at the end; one whose id is there already changes nothing. */
export function addTelling(ceremony: Ceremony, telling: Telling, nowMs: number): Ceremony {
  if (ceremony.tellings.some(({ id }) => id === telling.id)) return ceremony
  return changed(ceremony, { tellings: [...ceremony.tellings, telling] }, nowMs)
}

/** Takes a telling away, with all that was decided about it. */
export function removeTelling(ceremony: Ceremony, id: string, nowMs: number): Ceremony {
  const tellings = ceremony.tellings.filter((telling) => telling.id !== id)
  if (tellings.length === ceremony.tellings.length) return ceremony
  const ranges = ceremony.ranges.filter(({ telling }) => telling !== id)
  return changed(ceremony, { tellings, ranges, ...unread(ceremony, id) }, nowMs)
}
