/**
 * Fair use (docs/design/access-and-money.md section 9): how many generations a person may run per hour and at once, and
 * how many characters of prompts they may send to AI services.
 */

/** 0 is no limit. */
export interface GenerationLimits {
  perHour: number
  atATime: number
  /** Of prompts, every request of a generation counted. */
  charactersPerHour: number
  charactersPerDay: number
}

export const defaultGenerationLimits: GenerationLimits = {
  perHour: 60,
  atATime: 4,
  charactersPerHour: 3_000_000,
  charactersPerDay: 12_000_000,
}

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
  /** The most that it will send. It counts as sent until the generation has ended, or for good if nobody ends it. */
  promptCharacters: number
}

/** Which limit is in the way. */
export type GenerationRefusal = {
  answer:
    | 'generations-at-once'
    | 'generations-per-hour'
    | 'characters-per-hour'
    | 'characters-per-day'
  retryAfterMs: number
}

/** `share`: of the limit on characters that is nearest, what is used or reserved now; 0 where there is no limit. */
export type GenerationStart = { answer: 'started'; share: number } | GenerationRefusal

export interface GenerationStore {
  /** Takes a slot and counts it for the subscription, or says how long until there may be one. Shared by all instances. */
  beginGeneration(request: GenerationRequest): Promise<GenerationStart>

  /**
   * Frees the slots, one for each holder, and counts what was sent in place of what was reserved. The generation still
   * counts for the hour. Only the first call for an id has any effect.
   */
  endGeneration(
    generation: Pick<GenerationRequest, 'id' | 'holders' | 'now' | 'promptCharacters'>,
  ): Promise<void>

  /**
   * Who bought this subscription: payers' e-mails as the providers report them, their ids there, each with its provider,
   * and hashes of the purchase cookies.
   */
  buyersOf(
    subscriptionId: string,
  ): Promise<{ emails: string[]; payers: string[]; browsers: string[] }>
}
