/** Checks the store for due work again and again, in every instance, until stopped. */

export interface PollLoop {
  /** Something has just become due: check now. */
  nudge(): void
  /** Takes no more work; resolves once the current round has ended. */
  stop(): Promise<void>
}

export interface PolledWork {
  /** One round: does what is due and returns how many pieces it took. */
  round: () => Promise<number>
  /** How long to wait after a round that found nothing, in milliseconds, unless nudged. */
  pollMs: number
  /** Called with the error of a failed round, which counts as one that found nothing. */
  onFailure: (error: unknown) => void
}

/** Runs rounds without a pause as long as they find work. No failure ends it. */
export function startPollLoop({ round, pollMs, onFailure }: PolledWork): PollLoop {
  let stopping = false
  let nudged = false
  let wake = () => {}

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function run(): Promise<void> {
    while (!stopping) {
      nudged = false
      let taken = 0
      try {
        taken = await round()
      } catch (error) {
        onFailure(error)
      }
      if (!stopping && !nudged && taken === 0) await pause()
    }
  }

  const finished = run()
  return {
    nudge: () => {
      nudged = true
      wake()
    },
    stop: () => {
      stopping = true
      wake()
      return finished
    },
  }
}
