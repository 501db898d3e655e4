/** Fair use (design.md section 2): how many generations an account makes in an hour, and at a time. */

/** 0 is no limit. */
export interface GenerationLimits {
  perHour: number
  atATime: number
}

export const defaultGenerationLimits: GenerationLimits = { perHour: 60, atATime: 4 }

export interface GenerationRequest {
  now: number
  /** UUID. */
  id: string
  /** Whose: a subscription's id, or `special`. */
  holder: string
  /** After this long the place is free again, whatever became of the generation. */
  leaseMs: number
  limits: GenerationLimits
}

export type GenerationStart =
  | { answer: 'started' }
  | { answer: 'generations-at-once' | 'generations-per-hour'; retryAfterMs: number }

export interface GenerationStore {
  /** Takes a place, or says how long until there may be one. Shared by all instances. */
  beginGeneration(request: GenerationRequest): Promise<GenerationStart>

  /** Gives the place back; the generation still counts for the hour. Twice does no harm. */
  endGeneration(id: string, now: number): Promise<void>
}
