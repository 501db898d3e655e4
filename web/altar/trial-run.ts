/**
 * The trial: the page is opened again at an address that its service worker gives nothing from the network, and then
 * sees for itself whether it is cut off.
 */
import { altarPath, rehearsalParameter, trialParameter } from '#core/pages/service-worker-file.ts'

/** Something of ours that no worker ever keeps. */
const probe = '/api/site'

export type TrialResult = 'worked' | 'failed'

/** Whether the page at this address is on trial. */
export function isOnTrial({ search }: Pick<Location, 'search'>): boolean {
  return new URLSearchParams(search).has(trialParameter)
}

/** Whether the page at this address begins a rehearsal. */
export function isToRehearse({ search }: Pick<Location, 'search'>): boolean {
  return new URLSearchParams(search).has(rehearsalParameter)
}

/** The ceremony that this address names; empty if it names none, or was cut off within a character. */
export function ceremonyNamedAt({ hash }: Pick<Location, 'hash'>): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** The address at which a ceremony is read, tried without a network, or rehearsed. */
export function altarAddress(id: string, purpose: 'read' | 'trial' | 'rehearsal'): string {
  const search = { read: '', trial: `?${trialParameter}`, rehearsal: `?${rehearsalParameter}` }
  return `${altarPath}${search[purpose]}#${encodeURIComponent(id)}`
}

let openedMs: number | undefined

/**
 * Milliseconds from the first moment of this document to its first script, however much later it is asked. The first
 * call is that moment.
 */
export function openedAfterMs(): number {
  openedMs ??= performance.now()
  return openedMs
}

/** For a page that is on trial and has come up: whether it had to do without a network. */
export async function trialResult(fetcher: typeof fetch): Promise<TrialResult> {
  try {
    await fetcher(probe, { cache: 'no-store' })
    return 'failed'
  } catch {
    return 'worked'
  }
}

/** Resolves once this page's service worker is in charge; false if that does not come about in time. */
export async function isKeptHere(
  container: ServiceWorkerContainer | undefined,
  timeoutMs: number,
): Promise<boolean> {
  if (container === undefined) return false
  if (container.controller !== null) return true
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs)
    container.addEventListener(
      'controllerchange',
      () => {
        clearTimeout(timer)
        resolve(true)
      },
      { once: true },
    )
  })
}
