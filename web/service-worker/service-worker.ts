/**
 * The worker between the pages and the network; docs/decisions/0007-offline.md says why it does what it does.
 * It keeps one build whole: the creator's page and every file that page may load. Whatever is not named here goes to
 * the network as if there were no worker: the API above all.
 */
import { clientsClaim } from 'workbox-core'
import { getCacheKeyForURL, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { languages } from '#core/languages.ts'
import { publicPagePath } from '#core/public-pages.ts'
import { offlinePagePath } from '#core/service-worker-file.ts'
import { readTakeOver } from './take-over.ts'

// The name is workbox's: its build writes the list of files in its place.
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] }

/** How long a network that neither answers nor fails may hold up the creator. */
const patienceSeconds = 3

/** Where a visitor without a network is led to the creator, which works. */
const entrances = new Set([
  '/login',
  ...languages.map((language) => publicPagePath({ name: 'landing', language })),
])

precache(self.__WB_MANIFEST)
clientsClaim()

// The newest page where there is a network, the kept one where there is none, or a server that cannot answer.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && withoutTrailingSlash(url) === offlinePagePath,
  new NetworkOnly({
    networkTimeoutSeconds: patienceSeconds,
    plugins: [
      {
        fetchDidSucceed: async ({ response }) => {
          if (response.status >= 500) throw new Error(`answered ${response.status}`)
          return response
        },
        handlerDidError: () => matchPrecache(offlinePagePath),
      },
    ],
  }),
)

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && entrances.has(withoutTrailingSlash(url)),
  async ({ request }) => {
    try {
      return await fetch(request)
    } catch {
      return Response.redirect(offlinePagePath)
    }
  },
)

// In any cache: a page of the next build, whose worker still waits, finds its files too.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
)

/**
 * A new worker waits until no page of a former build is left: taking over removes the former build's files. The only
 * page there is, being of this build, need not be waited for; without this a tab that is never closed would keep
 * opening the former build whenever there is no network.
 */
self.addEventListener('message', (event) => {
  const takeOver = readTakeOver(event.data)
  if (takeOver === undefined || getCacheKeyForURL(takeOver.build) === undefined) return
  event.waitUntil(skipWaitingForOnlyPage())
})

async function skipWaitingForOnlyPage(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length === 1) await self.skipWaiting()
}

function withoutTrailingSlash({ pathname }: URL): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
}
