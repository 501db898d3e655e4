import type { Ceremony } from '#core/ceremony/document.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { withExample } from '#core/examples/with-example.ts'
import type { EvaluatedCouple } from './couple.ts'

/** The couple's ceremony as a celebrant would have it on the desk, before anything is written. */
export function ceremonyOf(couple: EvaluatedCouple): Ceremony {
  return withExample(newCeremony({ id: couple.id, nowMs: 0, language: couple.language }), couple)
}
