/**
 * The worker between the pages and the network; docs/decisions/0007-offline.md explains why it does what it does. It
 * keeps one complete build: the pages of the creator, of the altar and for reading, and every file these may load. Anything not
 * named here, above all the API, goes to the network as if there were no worker.
 */
import { clientsClaim } from 'workbox-core'
import { getCacheKeyForURL, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { languages } from '#core/languages.ts'
import { isHelp, isLegal, publicPagePath, publicPages } from '#core/pages/public-pages.ts'
import {
  altarPath,
  offlinePagePath,
  paperPath,
  readingPath,
} from '#core/pages/service-worker-file.ts'
import { readTakeOver } from './take-over.ts'
import { isTrial } from './trial.ts'

declare const self: ServiceWorkerGlobalScope

/** Every file of this build that those pages may load; the build puts the list in its place. */
declare const keptFiles: PrecacheEntry[]

/** How long the creator waits for a network that neither answers nor fails. */
const patienceSeconds = 3

/** Where visitors without a network are redirected to the creator, which works. */
const entrances = new Set([
  '/login',
  ...languages.map((language) => publicPagePath({ name: 'landing', language })),
])

/** What people may want to read again without a network: the terms they agreed to, in every language. */
const legalPaths = publicPages.filter(isLegal).map(publicPagePath)
const legalCache = 'legal-pages'

const helpPaths = new Set(publicPages.filter(isHelp).map(publicPagePath))

precache(keptFiles)

// Each is readable without its files too; one that cannot be fetched now is missing until the next build.
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(legalCache)
      .then((cache) => Promise.allSettled(legalPaths.map((path) => cache.add(path)))),
  )
})
clientsClaim()

// A trial of the altar gets what is kept, and nothing else. Before all routes, which may go to the network.
self.addEventListener('fetch', (event) => {
  const { request } = event
  const asks = request.mode === 'navigate' ? request.url : request.referrer
  if (!isTrial(asks)) return
  event.stopImmediatePropagation()
  event.respondWith(fromWhatIsKept(request))
})

async function fromWhatIsKept({ mode, url }: Request): Promise<Response> {
  const kept = await (mode === 'navigate' ? matchPrecache(altarPath) : caches.match(url))
  return kept ?? Response.error()
}

// The one that was rehearsed, at once: the network of a venue may take its time, or send another build.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && withoutTrailingSlash(url) === altarPath,
  async ({ request }) => (await matchPrecache(altarPath)) ?? fetch(request),
)

// The newest page if there is a network, the kept one if there is none or the server cannot answer.
for (const path of [offlinePagePath, paperPath, readingPath]) {
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && withoutTrailingSlash(url) === path,
    new NetworkOnly({
      networkTimeoutSeconds: patienceSeconds,
      plugins: [
        {
          fetchDidSucceed: async ({ response }) => {
            if (response.status >= 500) throw new Error(`answered ${response.status}`)
            return response
          },
          handlerDidError: () => matchPrecache(path),
        },
      ],
    }),
  )
}

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

// As they were in this build; the network's answer is not kept, since its files may be missing here.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && legalPaths.includes(withoutTrailingSlash(url)),
  new NetworkOnly({
    networkTimeoutSeconds: patienceSeconds,
    plugins: [
      {
        handlerDidError: ({ request }) =>
          caches.match(withoutTrailingSlash(new URL(request.url)), { cacheName: legalCache }),
      },
    ],
  }),
)

// Kept by the pages, in the language that is read here.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && helpPaths.has(withoutTrailingSlash(url)),
  new NetworkOnly({
    networkTimeoutSeconds: patienceSeconds,
    plugins: [
      {
        handlerDidError: ({ request }) => caches.match(withoutTrailingSlash(new URL(request.url))),
      },
    ],
  }),
)

// In any cache: a page of the next build, whose worker is still waiting, finds its files too.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, event }) =>
    (await caches.match(request.url)) ??
    ((await isAskedByTrial(event)) ? Response.error() : fetch(request)),
)

/** A script asks for another in its own name: only the page it runs in tells. */
async function isAskedByTrial(event: ExtendableEvent): Promise<boolean> {
  const client =
    event instanceof FetchEvent && event.clientId !== ''
      ? await self.clients.get(event.clientId)
      : undefined
  return client !== undefined && isTrial(client.url)
}

/**
 * A new worker normally waits until no page of an earlier build is left, because taking over deletes that build's
 * files. If the only open page is of this build, it need not wait; otherwise a tab that is never closed would go on
 * opening the earlier build whenever there is no network.
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
