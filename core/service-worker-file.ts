/** What the build, the server and the page must agree on about the service worker's file. */

/** Where the worker is served: at the root, because a worker governs nothing above its own folder. */
export const serviceWorkerPath = '/service-worker.js'

/** The one document that the worker keeps. */
export const offlinePagePath = '/app'

/**
 * What the build writes in place of the page's marks. The server fills the page at its start (`page-facts.ts`), so
 * only then are its marks known; whatever changes the page thus changes the worker's file, and browsers take it up.
 */
export const offlinePagePlaceholders = {
  /** Changes with the page's text and its content policy. */
  revision: '{{offlinePageRevision}}',
  /** Subresource integrity of the page's text: the worker never keeps a page of another build than its own. */
  integrity: '{{offlinePageIntegrity}}',
} as const
