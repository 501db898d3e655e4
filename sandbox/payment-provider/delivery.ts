/** Delivers webhooks to the shop as badly as real networks do. */

export const deliveryModes = ['on-time', 'late', 'twice', 'reversed', 'forged', 'never'] as const

/**
 * - `late`: held back until `deliverLate` or the late delay, whichever comes first
 * - `twice`: each one twice
 * - `reversed`: the webhooks of one event in the wrong order
 * - `forged`: with a bad signature, and never a good one
 * - `never`: lost for good
 */
export type DeliveryMode = (typeof deliveryModes)[number]

export function isDeliveryMode(value: unknown): value is DeliveryMode {
  return deliveryModes.some((mode) => mode === value)
}

/** A webhook, signed and ready to send. */
export interface Webhook {
  url: string
  headers: Record<string, string>
  body: string
  /** Its subject, for the log. */
  about: string
}

/** How an attempt went; `status` is 0 when there was no answer. */
export interface DeliveryRecord {
  about: string
  status: number
}

export interface Courier {
  /** Sends the webhooks of one event; `forge` breaks a webhook's signature. Returns at once. */
  send(webhooks: readonly Webhook[], mode: DeliveryMode, forge: (webhook: Webhook) => Webhook): void
  /** Sends what is held back as late; resolves once every webhook has been delivered or given up on. */
  deliverLate(): Promise<void>
  /** Every attempt so far. */
  readonly log: readonly DeliveryRecord[]
  /** Stops all deliveries. */
  close(): void
}

export interface CourierOptions {
  /** How long `late` webhooks are held back. */
  lateMs?: number
  /** Pauses before each retry after anything but 2xx: the providers' hours, compressed. */
  retryDelaysMs?: readonly number[]
  /** Mercado Pago waits 22 s. */
  timeoutMs?: number
}

export function createCourier({
  lateMs = 5_000,
  retryDelaysMs = [100, 1_000, 5_000, 15_000],
  timeoutMs = 22_000,
}: CourierOptions): Courier {
  const log: DeliveryRecord[] = []
  const closing = new AbortController()
  const underway = new Set<Promise<void>>()
  const late = new Map<() => void, NodeJS.Timeout>()

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms).unref()
      closing.signal.addEventListener('abort', () => resolve(), { once: true })
    })

  async function attempt({ url, headers, body, about }: Webhook): Promise<boolean> {
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)])
      const response = await fetch(url, { method: 'POST', headers, body, signal })
      await response.arrayBuffer()
      log.push({ about, status: response.status })
      return response.ok
    } catch {
      log.push({ about, status: 0 })
      return false
    }
  }

  async function repeat(webhook: Webhook, delaysMs: readonly number[]): Promise<void> {
    for (const delayMs of delaysMs) {
      await pause(delayMs)
      if (closing.signal.aborted || (await attempt(webhook))) return
    }
  }

  function start(webhooks: readonly Webhook[], delaysMs = retryDelaysMs): void {
    // In order, but a webhook that must be retried does not hold up the next.
    const run = (async () => {
      const repeats: Promise<void>[] = []
      for (const webhook of webhooks) {
        if (closing.signal.aborted) return
        if (!(await attempt(webhook))) repeats.push(repeat(webhook, delaysMs))
      }
      await Promise.all(repeats)
    })().finally(() => underway.delete(run))
    underway.add(run)
  }

  return {
    log,
    send(webhooks, mode, forge) {
      switch (mode) {
        case 'on-time':
          return start(webhooks)
        case 'twice':
          return start(webhooks.flatMap((webhook) => [webhook, webhook]))
        case 'reversed':
          return start(webhooks.toReversed())
        case 'forged':
          return start(webhooks.map(forge), [])
        case 'never':
          return
        case 'late': {
          const go = () => {
            clearTimeout(late.get(go))
            late.delete(go)
            start(webhooks)
          }
          late.set(go, setTimeout(go, lateMs).unref())
        }
      }
    },
    async deliverLate() {
      for (const go of [...late.keys()]) go()
      while (underway.size > 0) await Promise.all(underway)
    },
    close() {
      closing.abort()
      for (const timer of late.values()) clearTimeout(timer)
      late.clear()
    },
  }
}
