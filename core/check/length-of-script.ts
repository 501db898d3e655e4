/** Whether the ceremony takes as long as the couple wants. */
import { scriptMinutes } from '../ceremony/minutes.ts'
import { type CheckedScript, findingAbout } from './checked-script.ts'
import type { Finding } from './finding.ts'

/** Nobody notices less: two minutes, or a seventh of a long ceremony. */
function tolerance(wished: number): number {
  return Math.max(2, wished / 7)
}

/** Nothing while no wish is given, or nothing is to be read. */
export function lengthOfScript({ ceremony, script, context }: CheckedScript): Finding[] {
  const wished = ceremony.wishes.minutes
  const minutes = Math.round(scriptMinutes(script, context.wordsPerMinute))
  if (wished === undefined || minutes === 0) return []
  const difference = minutes - wished
  if (Math.abs(difference) <= tolerance(wished)) return []
  const kind = difference > 0 ? 'tooLong' : 'tooShort'
  return [findingAbout('mark', { kind, minutes, wished }, [`${minutes}`, `${wished}`])]
}
