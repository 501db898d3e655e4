/** What was read of the script after it was written, and what the celebrant says of it. */
import type { SecondReading } from '../../told/second-reading.ts'
import type { Ceremony } from '../document.ts'
import { changed } from './change.ts'

/** Takes what the reading after the writing said of the script, whole. */
export function takeSecondReading(
  ceremony: Ceremony,
  secondReading: SecondReading,
  nowMs: number,
): Ceremony {
  return changed(ceremony, { secondReading }, nowMs)
}

/** Says of a delicate sentence, by its mark, that it stays or that somebody is to be warned; undefined takes that back. */
export function decideDelicate(
  ceremony: Ceremony,
  mark: string,
  decision: 'stays' | 'warn' | undefined,
  nowMs: number,
): Ceremony {
  const { [mark]: _former, ...others } = ceremony.delicate ?? {}
  const delicate = decision === undefined ? others : { ...others, [mark]: decision }
  return changed(ceremony, { delicate }, nowMs)
}
