/** What of the answers may be said: the couple's own words, whole, without what is held back in them. */
import { clausesApart, type Fact } from '../fact.ts'
import { withoutPrivateNumbers } from '../private-numbers.ts'
import { toldParts } from '../told-words.ts'
import type { GivenAnswer, WritingRequest } from '../writing-request.ts'

/** What the reading of a request's answers came to. */
export interface Material {
  facts: readonly Fact[]
  /** Answers that could not be read, as far as they may be told. */
  answers: readonly GivenAnswer[]
  /** Questions whose answers nobody is told. */
  withheld?: readonly string[]
}

/** What the texts of one press are written from. */
export interface Sayable {
  /** In the order of the questions; an answer of which nothing may be said is absent. */
  answers: readonly GivenAnswer[]
  /** What the celebrant added. */
  added: readonly string[]
  /** Words that stand in the answers and are to be said in a certain way only. */
  lightly: readonly string[]
  discreetly: readonly string[]
}

interface Stretch {
  start: number
  end: number
  /** What is said there: what stands there, unless a hand has put it right. */
  words: string
}

/** Words of facts, where they stand in an answer or, where they do not stand there as they are, by themselves. */
interface Found {
  stretches: Stretch[]
  loose: string[]
}

/** Finds the words of these facts in an answer; of words that stand twice the first that is free. */
function findIn(text: string, facts: readonly Fact[]): Found {
  const stretches: Stretch[] = []
  const loose: string[] = []
  const isFree = (start: number, end: number): boolean =>
    stretches.every((other) => end <= other.start || start >= other.end)
  for (const fact of facts) {
    const { toldAs } = fact
    const words = fact.words.replaceAll(clausesApart, ' ')
    for (const [position, part] of toldParts(fact).entries()) {
      let start = text.indexOf(part)
      while (start >= 0 && !isFree(start, start + part.length)) {
        start = text.indexOf(part, start + 1)
      }
      const said = toldAs === undefined ? part : position === 0 ? words : ''
      if (start < 0 && said !== '') loose.push(said)
      if (start >= 0) stretches.push({ start, end: start + part.length, words: said })
    }
  }
  return { stretches: stretches.toSorted((one, other) => one.start - other.start), loose }
}

/** Nothing but what parts one clause from the next. */
const between = /^[^\p{L}\p{N}]*$/u

/**
 * An answer as far as facts may be told of it: their words as they stand, with the signs and spaces between those that
 * follow one another. Whatever is no fact that may be told, or overlaps one that may not, is left out.
 */
function toldOf(text: string, facts: readonly Fact[]): string {
  const held = findIn(
    text,
    facts.filter(({ mayBeUsed }) => !mayBeUsed),
  ).stretches
  const usable = findIn(
    text,
    facts.filter(({ mayBeUsed }) => mayBeUsed),
  )
  const free = usable.stretches.filter(({ start, end }) =>
    held.every((other) => end <= other.start || start >= other.end),
  )
  let told = ''
  let last = 0
  const add = (words: string, gap: string): void => {
    told += between.test(gap) ? gap : /(?:^|[.!?…])\s*$/u.test(told) ? ' ' : '. '
    told += words
  }
  for (const { start, end, words } of free) {
    add(words, text.slice(last, start))
    last = end
  }
  told += /^[.!?…”"’»)\]]*/u.exec(text.slice(last))?.[0] ?? ''
  for (const words of usable.loose) add(words, 'x')
  return told.replace(/[^\S\n]+/gu, ' ').trim()
}

/**
 * What may be said of a request's answers.
 */
export function sayableOf(
  answers: WritingRequest['answers'],
  { facts, answers: unread, withheld = [] }: Material,
): Sayable {
  const told = answers.flatMap((answer): GivenAnswer[] => {
    const raw = unread.find(({ question }) => question === answer.question)
    if (raw !== undefined) return [{ ...raw, text: withoutPrivateNumbers(raw.text.trim()) }]
    if (withheld.includes(answer.question)) return []
    const own = facts.filter(({ source }) => source === answer.question)
    const sayable = withoutPrivateNumbers(toldOf(answer.text, own))
    return sayable === '' ? [] : [{ ...answer, text: sayable }]
  })
  const usable = facts.filter(({ mayBeUsed, secretFor }) => mayBeUsed && secretFor === undefined)
  const said = (manner: Fact['manner']): string[] =>
    usable.filter((fact) => fact.manner === manner).map(({ words }) => withoutPrivateNumbers(words))
  return {
    answers: told,
    added: usable
      .filter(({ source }) => source === 'hand')
      .map(({ words }) => withoutPrivateNumbers(words)),
    lightly: said('lightly'),
    discreetly: said('discreetly'),
  }
}

/** Whether anything that was told, or is wished for the whole ceremony, is held back from the texts. */
export function holdsAnything(
  { leaveUnsaid }: Pick<WritingRequest, 'leaveUnsaid'>,
  { facts, withheld = [] }: Material,
): boolean {
  return (
    leaveUnsaid.trim() !== '' || withheld.length > 0 || facts.some(({ mayBeUsed }) => !mayBeUsed)
  )
}
