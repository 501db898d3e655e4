/** Fewer tellings where a service cannot hold them all: whole ones go, never a part of one. */
import type { TextName } from '../../ceremony/ceremony.ts'
import type { QuestionId } from '../../ceremony/question-ids.ts'
import type { SayableTelling, Told } from '../told.ts'

/** What a text cannot do without; the story needs whatever answers no other question. */
const neededIn: Readonly<Record<QuestionId, TextName>> = {
  guestCities: 'welcome',
  howTheyMet: 'ceremony',
  challenges: 'ceremony',
  incredibleThings: 'ceremony',
  success: 'finalMessage',
}

function isNeeded({ question }: SayableTelling, text: TextName): boolean {
  return (question === undefined ? 'ceremony' : neededIn[question]) === text
}

/**
 * What is told for one text where only so much fits: the longest that it does not need goes first, then the longest. At
 * least one telling stays; undefined where even that is too much.
 */
export function shortenedFor(
  text: TextName,
  told: Told,
  fits: (told: Told) => boolean,
): Told | undefined {
  const leaving = told.tellings.toSorted(
    (one, other) =>
      Number(isNeeded(one, text)) - Number(isNeeded(other, text)) ||
      other.text.length - one.text.length,
  )
  for (let gone = 0; gone < Math.max(1, leaving.length); gone += 1) {
    const left = new Set(leaving.slice(0, gone))
    const tellings = told.tellings.filter((telling) => !left.has(telling))
    const limits = told.limits.filter(({ quote }) =>
      tellings.some((telling) => telling.text.includes(quote)),
    )
    const shorter = { tellings, limits }
    if (fits(shorter)) return shorter
  }
  return undefined
}
