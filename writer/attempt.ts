/** The three deadlines of one answer (docs/design/services.md section 3.6). */
export interface Deadlines {
  /** From the start of an attempt to its first token. Waits between attempts do not count. */
  firstTokenMs: number
  /** Between two pieces of an answer that has begun. */
  silenceMs: number
  /** From the start of the attempt that answers to the end of what it says, which may be three texts. */
  wholeTextMs: number
}

export const defaultDeadlines: Deadlines = {
  firstTokenMs: 30_000,
  silenceMs: 30_000,
  wholeTextMs: 300_000,
}

/**
 * How long a stream that has said its finish_reason may still take to say goodbye.
 * The text is whole by then; only the usage chunk and `[DONE]` follow, and the connection can be reused.
 */
const goodbyeMs = 1_000

/** One request to the service under the deadlines. */
export interface Attempt {
  /** Aborts when a deadline strikes or the caller stops. Give it to `fetch`. */
  readonly signal: AbortSignal
  /** Whether a deadline struck. */
  readonly expired: boolean
  /** To be called for each piece of the stream; `token` says whether the piece carries any text. */
  heard(token: boolean): void
  /** To be called when finish_reason has arrived. */
  finished(): void
  /** Stops the clocks; does not abort. */
  close(): void
}

/** Starts the clocks of one attempt; `stop` is the caller's own signal. */
export function startAttempt(deadlines: Deadlines, stop: AbortSignal | null | undefined): Attempt {
  const controller = new AbortController()
  let expired = false
  let answered = false

  const expire = () => {
    expired = true
    controller.abort(new DOMException('The attempt timed out.', 'TimeoutError'))
  }
  const follow = () => controller.abort(stop?.reason)

  // Each piece only notes its time; the clock looks at the note when it strikes. Setting it anew costs more.
  let heardAtMs = performance.now()
  let limitMs = deadlines.firstTokenMs
  const strike = () => {
    const restMs = heardAtMs + limitMs - performance.now()
    if (restMs >= 1) wait = setTimeout(strike, restMs)
    else expire()
  }
  let wait = setTimeout(strike, limitMs)
  const whole = setTimeout(expire, deadlines.wholeTextMs)
  const waitAtMost = (ms: number) => {
    clearTimeout(wait)
    heardAtMs = performance.now()
    limitMs = ms
    wait = setTimeout(strike, ms)
  }

  if (stop?.aborted) follow()
  stop?.addEventListener('abort', follow, { once: true })

  return {
    signal: controller.signal,
    get expired() {
      return expired
    },
    heard(token) {
      if (answered) heardAtMs = performance.now()
      else if (token) waitAtMost(deadlines.silenceMs)
      answered ||= token
    },
    finished() {
      waitAtMost(Math.min(goodbyeMs, deadlines.silenceMs))
    },
    close() {
      clearTimeout(wait)
      clearTimeout(whole)
      stop?.removeEventListener('abort', follow)
    },
  }
}
