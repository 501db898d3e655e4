/** The sentences of a telling that ask for silence, and what each of them means by it. */
import { sentencesOf } from '../ceremony/sentences.ts'
import { wordCount } from './clauses.ts'
import type { ToldRange } from './told-range.ts'
import { holdsWish, plainWords, type SaidOfIt, saidOfIt } from './wish-cues.ts'

/** A stretch of a telling to be held. */
export interface Spot {
  start: number
  end: number
  why: ToldRange['why']
}

/** A sentence of a telling, and what it is to whoever holds back. */
export interface Judged extends Spot, SaidOfIt {
  text: string
}

/** A condition stands after what it limits: what comes before the cue in its sentence may be said. */
const conditionBegins = /[,;:–—]|\s(?=(?:mas|só|so|but|just|mais|sauf|pero|menos)\s)/giu

/** Words that point at what comes after them. */
const pointsOn =
  /:|\b(?:a seguir|seguinte|proxim[oa]|next|following|coming up|suivant\p{L}*|ce qui suit|siguiente|que sigue|que viene)\b/u
/** A request stands near the end of its sentence; of a row of commas not every one is a beginning. */
const breaksMost = 20

/** Fewer words before a request tell nothing yet. */
const toldWordsLeast = 5

/** Of a clause with more words than these the name alone is held. */
const nameClauseWordsMost = 7

/** Two capitals in a row name somebody, wherever they stand. */
const fullName = /\p{Lu}\p{L}{1,30}(?:[ -](?:d[aeo]s? |del? |van |von )?\p{Lu}\p{L}{1,30}){1,4}/gu

/** Every sentence of a text, and whether it asks or allows. */
export function judgedSentences(text: string): Judged[] {
  return sentencesOf(text).map((sentence) => ({
    start: sentence.start,
    end: sentence.start + sentence.text.length,
    text: sentence.text,
    ...saidOfIt(sentence.text),
    why: 'request',
  }))
}

/** Of a sentence that allows something but one thing, the part that asks; of any other that asks, all of it. */
export function askingPart({ start, end, text, allows, why }: Judged): Spot {
  if (!allows) return { start, end, why }
  const breaks = [...text.matchAll(conditionBegins)]
    .slice(-breaksMost)
    .map(({ index, 0: mark }) => index + mark.length)
  // From the last break on after which all of the request stands.
  const from = breaks.findLast((at) => holdsWish(text.slice(at))) ?? 0
  return { start: start + from, end, why }
}

/**
 * The sentence that a request means by pointing at it: the one before it; the one after where it points there or stands
 * first. None where the request itself says it, as a condition does, or a sentence with its matter before a comma.
 */
export function pointedAt(sentences: readonly Judged[], at: number): Judged | undefined {
  const asking = sentences[at]
  if (asking && isForward(asking)) return asking.text.endsWith(':') ? sentences[at + 1] : undefined
  return sentences[at - 1] ?? sentences[at + 1]
}

/** Whether a request points at what comes after it. */
export function isForward({ text }: Judged): boolean {
  return pointsOn.test(plainWords(text))
}

/** Where a request begins that goes on from what its own sentence tells: `bateu a kombi, essa parte deixa quieto`. */
export function requestFrom({ text }: Judged): number | undefined {
  const breaks = [...text.matchAll(/[,;:–—](?=\s)/gu)]
    .slice(-breaksMost)
    .map(({ index }) => index + 1)
  const from = breaks.findLast((at) => holdsWish(text.slice(at)))
  const before = from === undefined ? '' : text.slice(0, from)
  return wordCount(before) >= toldWordsLeast ? from : undefined
}

/** The clause in which a name stands. */
function clauseAround(text: string, start: number, end: number): Pick<Spot, 'start' | 'end'> {
  const before = /[^,;:.!?…\r\n]{0,80}$/u.exec(text.slice(0, start))?.[0] ?? ''
  const after = /^[^,;:.!?…\r\n]{0,80}/u.exec(text.slice(end))?.[0] ?? ''
  return { start: start - before.trimStart().length, end: end + after.trimEnd().length }
}

/** The full names in a text, but the couple's. */
export function namesIn(text: string, names: readonly string[]): Spot[] {
  return [...text.matchAll(fullName)]
    .filter(({ 0: name }) => !names.some((own) => own.includes(name)))
    .map(({ index, 0: name }) => {
      const clause = clauseAround(text, index, index + name.length)
      const isShort = wordCount(text.slice(clause.start, clause.end)) <= nameClauseWordsMost
      return { ...(isShort ? clause : { start: index, end: index + name.length }), why: 'asked' }
    })
}
