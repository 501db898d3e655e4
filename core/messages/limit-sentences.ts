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
  const withdrawals = given(limits?.withdrawalsPerYear)
  const generations = perHour || atATime ? words.generations(perHour, atATime) : undefined
  return {
    fairUseAnswer: generations === undefined ? '' : ` ${words.answer(generations)}`,
    fairUseTerms: generations === undefined ? '' : ` ${words.terms(generations)}`,
    withdrawalTerms: withdrawals === undefined ? '' : ` ${words.withdrawals(withdrawals)}`,
  }
}
