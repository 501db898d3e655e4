/** What is decided about the tellings of a request, once they have been read or could not be. */
import { holdWithoutReading } from '../told/hold-without-reading.ts'
import { unreadTellings } from '../told/reading/reading-prompt.ts'
import { type FoundRange as Found, settleRanges } from '../told/settle-ranges.ts'
import type { ToldRange } from '../told/told-range.ts'
import type { FoundRange } from './writing-event.ts'
import type { WritingRequest } from './writing-request.ts'

type Decided = Pick<WritingRequest, 'tellings' | 'leaveUnsaid' | 'couple'>

function formerRanges({ tellings }: Decided): ToldRange[] {
  return tellings.flatMap(({ id, text, ranges }) =>
    ranges.map((range) => ({ ...range, telling: id, quote: text.slice(range.start, range.end) })),
  )
}

/**
 * All that is decided now.
 * @param found by a reading of what was unread; without it code holds there what somebody may have asked for, besides
 *   what was held before
 */
export function settledRanges(request: Decided, found?: readonly Found[]): ToldRange[] {
  const { tellings, leaveUnsaid, couple } = request
  const names = couple.flatMap(({ called, full }) => [called, full])
  const unread = unreadTellings(request)
  const readBefore = tellings.filter((telling) => !unread.includes(telling))
  const settling = { tellings, former: formerRanges(request), leaveUnsaid, names }
  return settleRanges(
    found === undefined
      ? { ...settling, found: holdWithoutReading(unread, { leaveUnsaid, names, readBefore }) }
      : { ...settling, found, readAnew: unread.map(({ id }) => id) },
  )
}

/** As the page hears of it: hands' decisions it knows already. */
export function foundRanges(ranges: readonly ToldRange[]): FoundRange[] {
  return ranges.flatMap(({ telling, quote, decision, by, why, limit }) =>
    by === 'hand'
      ? []
      : [{ telling, quote, decision, by, why, ...(limit !== undefined && { limit }) }],
  )
}
