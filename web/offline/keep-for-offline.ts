import { languageDetails, languages } from '#core/languages.ts'
import { serviceWorkerPath } from '#core/pages/service-worker-file.ts'
import type { TakeOver } from '../service-worker/take-over.ts'

/** Even a busy phone gets to it after this long. */
const idleTimeoutMs = 5_000

/** Once per document, however often the creator is entered. */
let isAsked = false

/**
 * Keeps the creator on this device, so that from now on it opens without a network (docs/decisions/0007-offline.md).
 * Starts once the page has loaded and has nothing else to do. If it fails (a private window, no space, no network), the
 * page is none the worse for it. Returns a function that calls it off.
 */
export function keepForOffline(): () => void {
  // The development server has no worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined
  let wanted = true
  const start = (): void => {
    whenIdle(() => {
      if (!wanted || isAsked) return
      isAsked = true
      register().catch(() => undefined)
    })
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
  return () => {
    wanted = false
    window.removeEventListener('load', start)
  }
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  // Some browsers return nothing where workers are blocked.
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(
    serviceWorkerPath,
    { updateViaCache: 'none' },
  )
  if (registration === undefined) return
  void keepHelpHere()
  offerToTakeOver(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offerToTakeOver(worker)
    })
  })
}

/** The help in the language of this page; the worker serves it when there is no network. */
async function keepHelpHere(): Promise<void> {
  const shown = languages.find(
    (language) => languageDetails[language].locale === document.documentElement.lang,
  )
  const build = loadedBuild()
  if (shown === undefined || build === undefined) return
  try {
    // What opens the page comes first.
    await navigator.serviceWorker.ready
    const { keepHelp } = await import('../help/keep-help.ts')
    await keepHelp(shown, build, { caches, fetch: (path) => fetch(path) })
  } catch {
    // Tried again when the next page opens.
  }
}

/** Tells a waiting worker which build this page is from; the worker decides. */
function offerToTakeOver(worker: ServiceWorker | null): void {
  const build = loadedBuild()
  if (worker === null || build === undefined) return
  const message: TakeOver = { kind: 'take-over', build }
  worker.postMessage(message)
}

/** Address of the route manifest this page runs on, as React Router stores it. */
function loadedBuild(): string | undefined {
  const manifest: unknown = Reflect.get(window, '__reactRouterManifest')
  if (typeof manifest !== 'object' || manifest === null || !('url' in manifest)) return undefined
  return typeof manifest.url === 'string' ? manifest.url : undefined
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: idleTimeoutMs })
  else setTimeout(run, 1_000)
}
