import type { Language } from '../languages.ts'
import type { SiteLimits } from '../wire.ts'
import { type Counted, counted } from './counted.ts'
import type { LimitMessages, LimitSentences } from './shape/limits.ts'

/** What the pages say about this installation's limits; 0 means no limit. Without limits nothing is said. */
export function limitSentences(
  words: LimitMessages,
  limits: Omit<SiteLimits, 'textMaxCharacters'> | undefined,
  language: Language,
): LimitSentences {
  const given = (limit: number | undefined): Counted | undefined =>
    limit === undefined || limit === 0 ? undefined : counted(limit, language)
  const perHour = given(limits?.generationsPerHour)
  const atATime = given(limits?.generationsAtOnce)
  const characters = given(limits?.charactersPerHour)
  const charactersADay = given(limits?.charactersPerDay)
  const withdrawals = given(limits?.withdrawalsPerYear)
  const fairUse = [
    ...(perHour || atATime ? [words.generations(perHour, atATime)] : []),
    ...(characters || charactersADay ? [words.characters(characters, charactersADay)] : []),
  ].join('; ')
  return {
    fairUseAnswer: fairUse === '' ? '' : ` ${words.answer(fairUse)}`,
    fairUseTerms: fairUse === '' ? '' : ` ${words.terms(fairUse)}`,
    withdrawalTerms: withdrawals === undefined ? '' : ` ${words.withdrawals(withdrawals)}`,
  }
}
