/**
 * The texts of the product as it was before it wrote from the whole telling, to compare with: they were recorded once and
 * are never asked for again. There are none of couples who tell something else since.
 */
import { textNames } from '#core/ceremony/ceremony.ts'
import type { EvaluatedCouple } from './couples/couple.ts'
import type { Recording } from './recordings.ts'
import type { WrittenCeremony } from './written-ceremony.ts'

/** Undefined for a couple that it never wrote for. */
export function formerProduct(
  couple: EvaluatedCouple,
  recordings: ReadonlyMap<string, Recording>,
): WrittenCeremony | undefined {
  const texts = Object.fromEntries(
    textNames.flatMap((name) => {
      const recording = recordings.get(`former-${couple.id}-${name}`)
      return recording === undefined ? [] : [[name, recording.completion]]
    }),
  )
  return Object.keys(texts).length === 0 ? undefined : { couple, texts }
}
