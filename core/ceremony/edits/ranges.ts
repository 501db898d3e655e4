/** What is held back of what was told, and what is allowed: decided by a reading, or by hand, whose word outlasts it. */
import { settleRanges } from '../../told/settle-ranges.ts'
import type { HeldReason, ToldRange } from '../../told/told-range.ts'
import { fingerprint } from '../../writer/fingerprint.ts'
import { requestOfCeremony } from '../../writer/request-of-ceremony.ts'
import type { WritingEvent } from '../../writer/writing-event.ts'
import type { WritingRequest } from '../../writer/writing-request.ts'
import { calledNames } from '../called-names.ts'
import type { Ceremony } from '../document.ts'
import { changed } from './change.ts'

/** What a reading came to. */
export type ReadingFound = Omit<Extract<WritingEvent, { event: 'read' }>, 'event'>

interface Place {
  start: number
  end: number
}

/** All ranges of a ceremony once `former` and what was found are settled. */
function settled(
  { tellings, wishes, couple }: Ceremony,
  former: readonly ToldRange[],
  found: ReadingFound['ranges'] = [],
): ToldRange[] {
  const names = [...calledNames(couple), ...couple.map(({ name }) => name)]
  return settleRanges({ tellings, former, found, leaveUnsaid: wishes.leaveUnsaid, names })
}

/**
 * The fingerprints once what was sent has been read: of the tellings as they are typed, since those that are sent lack
 * their secrets. What has been typed meanwhile was not read.
 */
function readOf(ceremony: Ceremony, sent: WritingRequest): Record<string, string> {
  const now = requestOfCeremony(ceremony, { texts: sent.texts, rituals: [] })
  if (now.leaveUnsaid !== sent.leaveUnsaid) return ceremony.tellingsRead ?? {}
  const isAsSent = (id: string): boolean => {
    const textIn = ({ tellings }: WritingRequest) => tellings.find((one) => one.id === id)?.text
    return textIn(sent) !== undefined && textIn(sent) === textIn(now)
  }
  const known = ceremony.tellingsRead ?? {}
  const prints = ceremony.tellings.flatMap(({ id, text }): [string, string][] => {
    if (isAsSent(id)) return [[id, fingerprint(text)]]
    // Read under other wishes, it counts for nothing.
    return known['leaveUnsaid'] === fingerprint(ceremony.wishes.leaveUnsaid) && known[id]
      ? [[id, known[id]]]
      : []
  })
  return { ...Object.fromEntries(prints), leaveUnsaid: fingerprint(ceremony.wishes.leaveUnsaid) }
}

/**
 * Takes what a reading decided, wherever those words stand by now. It takes the place of what was decided about those
 * tellings before, but for a hand's decisions. Only a reading that succeeded makes them count as read.
 * @param sent what the reading was given
 */
export function takeReading(
  ceremony: Ceremony,
  { outcome, tellings: read, ranges: found, tellers }: ReadingFound,
  sent: WritingRequest,
  nowMs: number,
): Ceremony {
  const former = ceremony.ranges.filter(
    ({ by, telling }) => by === 'hand' || !read.includes(telling),
  )
  const tellings = ceremony.tellings.map((telling) => {
    const teller = tellers.find((one) => one.telling === telling.id)
    return teller === undefined || telling.by !== 'unknown'
      ? telling
      : { ...telling, by: teller.by }
  })
  const ranges = settled(ceremony, former, found)
  const tellingsRead = outcome === 'read' ? { tellingsRead: readOf(ceremony, sent) } : {}
  return changed(ceremony, { tellings, ranges, ...tellingsRead }, nowMs)
}

function byHand(range: ToldRange, decision: ToldRange['decision']): ToldRange {
  const { secretFor, ...rest } = range
  // What may be said is nobody's secret.
  return {
    ...rest,
    decision,
    by: 'hand',
    ...(secretFor && decision === 'hold' ? { secretFor } : {}),
  }
}

/**
 * Holds back or allows the words of a range by hand, wherever they are told. What the wishes for the whole ceremony name
 * stays held until these are changed.
 */
export function decideRange(
  ceremony: Ceremony,
  { quote }: Pick<ToldRange, 'quote'>,
  decision: ToldRange['decision'],
  nowMs: number,
): Ceremony {
  const decided = ceremony.ranges.map((range) =>
    range.quote === quote ? byHand(range, decision) : range,
  )
  return changed(ceremony, { ranges: settled(ceremony, decided) }, nowMs)
}

/** What is left of a range outside a place. */
function outside(range: ToldRange, { start, end }: Place): ToldRange[] {
  if (range.end <= start || range.start >= end) return [range]
  return [
    { ...range, end: start, quote: range.quote.slice(0, Math.max(0, start - range.start)) },
    { ...range, start: end, quote: range.quote.slice(Math.max(0, end - range.start)) },
  ].filter((rest) => rest.start < rest.end)
}

/**
 * Holds back marked words by hand, wherever they are told; with `secretFor` nobody's service sees them either. It takes
 * the place of what a hand decided about the same words before.
 */
export function holdWords(
  ceremony: Ceremony,
  telling: string,
  marked: Place,
  { secretFor }: Pick<ToldRange, 'secretFor'>,
  nowMs: number,
): Ceremony {
  const text = ceremony.tellings.find(({ id }) => id === telling)?.text ?? ''
  const words = text.slice(marked.start, marked.end)
  const quote = words.trim()
  if (quote === '') return ceremony
  const start = marked.start + words.length - words.trimStart().length
  const place = { start, end: start + quote.length }
  const others = ceremony.ranges.flatMap((range) =>
    range.telling === telling ? outside(range, place) : [range],
  )
  const held: ToldRange = {
    ...{ telling, ...place, quote, decision: 'hold', by: 'hand' },
    ...(secretFor === undefined ? { why: 'asked' } : { why: 'private', secretFor }),
  }
  return changed(ceremony, { ranges: settled(ceremony, [...others, held]) }, nowMs)
}

/** What nobody asked to leave out: only whether it may be told was not said. */
const undecided: readonly HeldReason[] = ['hardship']

/** Allows by hand what is held of a telling merely because nobody said whether it may be told. */
export function allowAllBut(ceremony: Ceremony, telling: string, nowMs: number): Ceremony {
  const decided = ceremony.ranges.map((range) =>
    range.telling === telling &&
    range.decision === 'hold' &&
    range.by !== 'hand' &&
    undecided.includes(range.why)
      ? byHand(range, 'allow')
      : range,
  )
  return changed(ceremony, { ranges: settled(ceremony, decided) }, nowMs)
}
