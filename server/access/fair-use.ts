import { randomUUID } from 'node:crypto'
import type {
  GenerationLimits,
  GenerationStart,
  GenerationStore,
} from '#server/ports/generation-store.ts'

/** A place for one generation, or how long until there may be one. */
export type GenerationPlace =
  | { answer: 'started'; end: () => Promise<void> }
  | Exclude<GenerationStart, { answer: 'started' }>

/** Takes a place for `holder` (design.md section 2, fair use). `end` gives it back. */
export type FairUse = (holder: string) => Promise<GenerationPlace>

export interface FairUseParts {
  store: GenerationStore
  limits: GenerationLimits
  /** After this long a place is free again, whatever became of its generation. */
  leaseMs: number
  /** Milliseconds since 1970. */
  now: () => number
}

export function createFairUse({ store, limits, leaseMs, now }: FairUseParts): FairUse {
  return async (holder) => {
    const id = randomUUID()
    const start = await store.beginGeneration({ now: now(), id, holder, leaseMs, limits })
    if (start.answer !== 'started') return start
    return { answer: 'started', end: () => store.endGeneration(id, now()) }
  }
}
