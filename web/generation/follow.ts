import type { SourceEnd } from './source-end.ts'

/**
 * Hands each event of a source to `take` and resolves with how it ended; `stopped` at once when `signal` aborts, even
 * if the source is slow to notice. A source that throws was cut short; what `take` throws is thrown.
 */
export async function follow<Event>(
  events: AsyncGenerator<Event, SourceEnd>,
  signal: AbortSignal,
  take: (event: Event) => void,
): Promise<SourceEnd | 'stopped'> {
  let stop = (): void => undefined
  const aborted = new Promise<'stopped'>((resolve) => {
    stop = () => resolve('stopped')
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    for (;;) {
      const step = await Promise.race([events.next().catch(brokenOff), aborted])
      if (step === 'stopped' || signal.aborted) {
        void events.return({ end: 'cut-short' }).catch(() => undefined)
        return 'stopped'
      }
      if (step.done === true) return step.value
      take(step.value)
    }
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

function brokenOff(): { done: true; value: SourceEnd } {
  return { done: true, value: { end: 'cut-short' } }
}
