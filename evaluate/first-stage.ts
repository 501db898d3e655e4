/** The texts of the first prompts, to compare with: they were recorded once and are never asked for again. */
import { textNames } from '#core/ceremony/ceremony.ts'
import type { EvaluatedCouple } from './couples/couple.ts'
import type { Recording } from './recordings.ts'
import type { WrittenCeremony } from './written-ceremony.ts'

/** Undefined for a couple that the first prompts never wrote for. */
export function firstStage(
  couple: EvaluatedCouple,
  recordings: ReadonlyMap<string, Recording>,
): WrittenCeremony | undefined {
  const texts = Object.fromEntries(
    textNames.flatMap((name) => {
      const recording = recordings.get(`first-${couple.id}-${name}`)
      return recording === undefined ? [] : [[name, recording.completion]]
    }),
  )
  return Object.keys(texts).length === 0 ? undefined : { couple, texts }
}
