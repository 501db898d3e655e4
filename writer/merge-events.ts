/** Runs all tasks at once and yields what they emit, in that order; ends when all have ended or `stop` has aborted. */
async function* mergeEvents<T>(
  tasks: readonly ((emit: (event: T) => void) => Promise<void>)[],
  stop: AbortController,
  signal: AbortSignal,
): AsyncGenerator<T, void> {
  const waiting: T[] = []
  let running = tasks.length
  let bug: { error: unknown } | undefined
  let wake = () => {}

  const follow = () => stop.abort()
  stop.signal.addEventListener('abort', () => wake(), { once: true })
  if (signal.aborted) follow()
  signal.addEventListener('abort', follow, { once: true })

  try {
    if (stop.signal.aborted) return
    for (const task of tasks) {
      const emit = (event: T) => {
        waiting.push(event)
        wake()
      }
      void task(emit)
        .catch((error: unknown) => {
          bug ??= { error }
        })
        .finally(() => {
          running -= 1
          wake()
        })
    }
    while (!stop.signal.aborted) {
      const event = waiting.shift()
      if (event !== undefined) {
        yield event
        continue
      }
      if (bug) throw bug.error
      if (running === 0) return
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  } finally {
    signal.removeEventListener('abort', follow)
    // Aborting makes an error with its stack, which takes longer than any other step of a text's end.
    if (running > 0) stop.abort()
  }
}

/**
 * The events of these tasks as a generator that can be left at any time: aborting `signal`, or `return`, aborts `stop`
 * at once and ends it without throwing.
 */
export function leavableEvents<T>(
  tasks: (stop: AbortSignal) => readonly ((emit: (event: T) => void) => Promise<void>)[],
  signal: AbortSignal,
): AsyncGenerator<T, void> {
  const stop = new AbortController()
  const events = mergeEvents(tasks(stop.signal), stop, signal)
  // A generator waiting for its next event only notices `return` after that event: abort first.
  const leave = events.return.bind(events)
  events.return = (value) => {
    stop.abort()
    return leave(value)
  }
  return events
}
