/** What could not be stored is tried again this often, whether or not anything is typed. */
const retryMs = 3_000

export interface Storing {
  /** Stores until there is no more to do, one step after another; resolves then, or once a step has failed. */
  run(): Promise<void>
  /** What is being stored now. */
  current(): Promise<void> | undefined
}

/** `storeNext` stores what there is by now; after a failure it is tried again by itself. */
export function createStoring(
  storeNext: () => Promise<'stored' | 'nothing-left' | 'failed'>,
): Storing {
  let running: Promise<void> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  async function storeAll(): Promise<void> {
    clearTimeout(retry)
    for (;;) {
      const outcome = await storeNext()
      if (outcome === 'failed') retry = setTimeout(() => void run(), retryMs)
      if (outcome !== 'stored') return
    }
  }

  function run(): Promise<void> {
    running ??= storeAll().finally(() => {
      running = undefined
    })
    return running
  }

  return { run, current: () => running }
}
