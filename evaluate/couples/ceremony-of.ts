import type { Ceremony } from '#core/ceremony/document.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { withExample } from '#core/examples/with-example.ts'
import type { ToldRange } from '#core/told/told-range.ts'
import { fingerprint } from '#core/writer/fingerprint.ts'
import type { EvaluatedCouple } from './couple.ts'

/** The couple's ceremony as a celebrant would have it on the desk, before anything is read or written. */
export function ceremonyOf(couple: EvaluatedCouple): Ceremony {
  return withExample(newCeremony({ id: couple.id, nowMs: 0, language: couple.language }), couple)
}

/**
 * The same after a reading that understood everything: whoever made the couple up says what is held back, and how far a
 * permission goes.
 */
export function readByHand(couple: EvaluatedCouple): Ceremony {
  const ceremony = ceremonyOf(couple)
  const { held = [], limits = [] } = couple
  const found = [
    ...held.map((one) => ({ ...one, decision: 'hold' }) as const),
    ...limits.map((one) => ({ ...one, decision: 'allow', why: 'hardship' }) as const),
  ]
  const ranges = ceremony.tellings.flatMap(({ id, text }) =>
    found
      .flatMap(({ quote, ...decided }): ToldRange[] => {
        const start = text.indexOf(quote)
        const place = { telling: id, start, end: start + quote.length, quote }
        return start < 0 ? [] : [{ ...place, ...decided, by: 'hand' }]
      })
      .toSorted((one, other) => one.start - other.start),
  )
  const read = ceremony.tellings.map(({ id, text }) => [id, fingerprint(text)] as const)
  const tellingsRead = { ...Object.fromEntries(read), leaveUnsaid: fingerprint('') }
  return { ...ceremony, ranges, tellingsRead }
}
