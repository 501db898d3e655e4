import type { Task } from './read-prompt.ts'

/**
 * Ways to misbehave, each seen at real services. `-once` spoils only the first of two equal requests.
 * Requested with the header `x-sandbox: <behaviour>`, the model name `sandbox-<behaviour>`, `behave` or
 * `POST /control`.
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
  /** 400 for any temperature other than 1, as reasoning models answer. */
  'no-temperature',
  /** 400 with a message that repeats the prompt. */
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
  /** The stream ends in the middle as if it were complete: no finish_reason, no [DONE]. */
  'no-end',
  /** A complete text with its finish_reason but no [DONE]. */
  'no-done',
  /** An error object inside the stream, with a message that repeats the prompt. */
  'stream-error',
  /** A chunk that is not JSON. */
  'garbage',
  /** finish_reason `length`, in the middle. */
  'length',
  /** finish_reason `content_filter`, in the middle. */
  'content-filter',
  /** A refusal instead of the text. */
  'refusal',
  /** A complete answer with no text in it. */
  'empty',
  /** A text that starts over again and again for as long as anyone reads. */
  'endless',
  /** A text with a heading and bold words, data in a fence. */
  'markdown',
  /** A text between the marks of the prompt. */
  'leaked-tags',
  /** A text in another language. */
  'foreign',
  /** Prose where data was asked for. */
  'prose',
  /** The first word ten times later, every other fifty times: nobody waits for its end. */
  'slow',
] as const

export type Behaviour = (typeof behaviours)[number]

export function isBehaviour(value: unknown): value is Behaviour {
  return behaviours.some((behaviour) => behaviour === value)
}

/** Which request misbehaves and how, with the memory that `-once` needs. */
export interface BehaviourPlan {
  /** Applies to one text or to all; `undefined` restores good behaviour. */
  behave(text: Task | 'all', behaviour: Behaviour | undefined): void
  /** What is planned for this text alone. */
  of(text: Task): Behaviour | undefined
  /** The behaviour for one request, with `-once` already resolved. `request` identifies equal requests. */
  next(wish: Behaviour | undefined, text: Task | undefined, request: string): string
}

/** A plan in which everything goes well until told otherwise. What a request asks for itself takes precedence. */
export function createBehaviourPlan(): BehaviourPlan {
  const planned = new Map<Task | 'all', Behaviour>()
  const spoilt = new Set<string>()
  return {
    behave(text, behaviour) {
      spoilt.clear()
      if (text === 'all') planned.clear()
      if (behaviour) planned.set(text, behaviour)
      else planned.delete(text)
    },
    of: (text) => planned.get(text),
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
