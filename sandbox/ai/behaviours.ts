import type { DemonstrationText } from './couple-prompt.ts'

/**
 * Ways to misbehave, each seen at real services. `-once` spoils only the first of two equal requests.
 * Wished for by the header `x-sandbox: <behaviour>`, by the model name `sandbox-<behaviour>`, by `behave`
 * or by `POST /control`.
 */
export const behaviours = [
  /** 429 `rate_limit_exceeded` with retry-after. */
  '429',
  '429-once',
  /** 429 `insufficient_quota`. */
  'quota',
  '500',
  '500-once',
  '503',
  '503-once',
  /** 400 for any temperature but 1, as reasoning models answer. */
  'no-temperature',
  /** 400 whose sentence repeats the prompt. */
  'echo',
  /** 404 `model_not_found`. */
  'bad-model',
  /** 401 `invalid_api_key`. */
  'bad-key',
  /** No answer at all, not even headers. */
  'stall',
  'stall-once',
  /** Headers and the role, then silence. */
  'stall-start',
  'stall-start-once',
  /** Silence in the middle of the text. */
  'stall-middle',
  /** The connection is destroyed before the first token, or in the middle. */
  'cut-start',
  'cut-start-once',
  'cut',
  /** The stream ends in the middle as if nothing were missing: no finish_reason, no [DONE]. */
  'no-end',
  /** A whole text with its finish_reason, without [DONE]. */
  'no-done',
  /** An error object inside the stream, its sentence repeating the prompt. */
  'stream-error',
  /** A chunk that is not JSON. */
  'garbage',
  /** finish_reason `length`, in the middle. */
  'length',
  /** finish_reason `content_filter`, in the middle. */
  'content-filter',
  /** A refusal instead of the text. */
  'refusal',
  /** A finished text without a character. */
  'empty',
  /** Ten times slower. */
  'slow',
] as const

export type Behaviour = (typeof behaviours)[number]

/** Whether a word from outside names a behaviour. */
export function isBehaviour(value: unknown): value is Behaviour {
  return behaviours.some((behaviour) => behaviour === value)
}

/** Which misbehaviour meets which request, and the memory that `-once` needs. */
export interface BehaviourPlan {
  /** For all texts, or for one; `undefined` is good behaviour again. */
  behave(text: DemonstrationText | 'all', behaviour: Behaviour | undefined): void
  /** The behaviour of one request, `-once` already resolved. `request` identifies equal requests. */
  next(wish: Behaviour | undefined, text: DemonstrationText | undefined, request: string): string
}

/** A plan in which everything goes well until told otherwise. A request's own wish goes before the plan. */
export function createBehaviourPlan(): BehaviourPlan {
  const planned = new Map<DemonstrationText | 'all', Behaviour>()
  const spoilt = new Set<string>()
  return {
    behave(text, behaviour) {
      spoilt.clear()
      if (text === 'all') planned.clear()
      if (behaviour) planned.set(text, behaviour)
      else planned.delete(text)
    },
    next(wish, text, request) {
      const behaviour = wish ?? (text && planned.get(text)) ?? planned.get('all')
      if (!behaviour) return 'good'
      if (!behaviour.endsWith('-once')) return behaviour
      const key = `${behaviour} ${request}`
      if (spoilt.delete(key)) return 'good'
      spoilt.add(key)
      return behaviour.slice(0, -'-once'.length)
    },
  }
}
