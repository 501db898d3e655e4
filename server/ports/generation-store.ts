/**
 * Fair use (docs/design/access-and-money.md section 9): how many generations an account may run per hour, and at once.
 */

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
  /**
   * Everything that identifies the person generating: the subscription's id or `special`, their e-mails, their device.
   * The limits apply to each of them. At least one.
   */
  holders: readonly string[]
  /** After this the slot is free again, whatever became of the generation. */
  leaseMs: number
  limits: GenerationLimits
}

export type GenerationStart =
  | { answer: 'started' }
  | { answer: 'generations-at-once' | 'generations-per-hour'; retryAfterMs: number }

export interface GenerationStore {
  /** Takes a slot and counts it for the subscription, or says how long until there may be one. Shared by all instances. */
  beginGeneration(request: GenerationRequest): Promise<GenerationStart>

  /** Frees the slots, one for each holder; the generation still counts for the hour. Calling it twice does no harm. */
  endGeneration(generation: Pick<GenerationRequest, 'id' | 'holders' | 'now'>): Promise<void>

  /**
   * Who bought this subscription: payers' e-mails as the providers report them, their ids there, each with its provider,
   * and hashes of the purchase cookies.
   */
  buyersOf(
    subscriptionId: string,
  ): Promise<{ emails: string[]; payers: string[]; browsers: string[] }>
}
