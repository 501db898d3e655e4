/** What build, server and page must agree on about the service worker's file. */

/** Where the worker is served: at the root, because a worker controls nothing above its own folder. */
export const serviceWorkerPath = '/service-worker.js'

/** The document that makes the creator open without a network. */
export const offlinePagePath = '/app'

/** The page from which a script is read at the altar. */
export const altarPath = '/altar'

/** The page that puts a ceremony on paper. */
export const paperPath = '/imprimir'

/** The page that reads what this device holds, whether or not anybody has access. */
export const readingPath = '/cerimonias'

/**
 * In the address of the altar's page: opened so, it gets nothing from the network, which proves that it needs none.
 */
export const trialParameter = 'trial'

/** In the address of the altar's page: a rehearsal begins. */
export const rehearsalParameter = 'rehearse'

/** Every document that opens without a network. */
export const keptPagePaths = [offlinePagePath, altarPath, paperPath, readingPath] as const

export type KeptPagePath = (typeof keptPagePaths)[number]

/** What identifies a page's text. */
export interface KeptPageMarks {
  /** Changes with the page's text and its content policy. */
  revision: string
  /** Subresource integrity of the page's text: the worker never keeps a page from another build. */
  integrity: string
}

/**
 * Placeholders for the marks of a page. The server fills in the page on starting (`page-facts.ts`), so only then are
 * they known; any change to the page changes the worker's file, and browsers update.
 */
export function keptPagePlaceholders(path: KeptPagePath): KeptPageMarks {
  return { revision: `{{revision of ${path}}}`, integrity: `{{integrity of ${path}}}` }
}
