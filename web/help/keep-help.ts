/** Keeping the help on this device, in one language: its pages, and the pictures they show. */
import type { Language } from '#core/languages.ts'
import { isHelp, publicPagePath, publicPages } from '#core/pages/public-pages.ts'

/** What a page gives for it; the parts of a browser's caches that are used here. */
export interface HelpKeeping {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  fetch: (path: string) => Promise<Response>
}

const cachePrefix = 'help-pages '

/**
 * Keeps the help in this language, as this build has it, and forgets every other. What is here already is not fetched
 * again. Rejects if anything could not be fetched or kept; the rest of it stays, and the next call goes on from there.
 *
 * @param build tells this build from all others
 */
export async function keepHelp(
  language: Language,
  build: string,
  { caches, fetch }: HelpKeeping,
): Promise<void> {
  const name = `${cachePrefix}${language} ${build}`
  const cache = await caches.open(name)
  const paths = publicPages
    .filter((page) => isHelp(page) && page.language === language)
    .map(publicPagePath)
  for (const path of paths) {
    if ((await cache.match(path)) !== undefined) continue
    const page = await fetched(path, fetch)
    const html = await page.clone().text()
    for (const picture of new Set(html.match(/\/assets\/help-[^"'\s/]+\.webp/g))) {
      if ((await cache.match(picture)) === undefined) {
        await cache.put(picture, await fetched(picture, fetch))
      }
    }
    // Last: a page that is kept is kept whole.
    await cache.put(path, page)
  }
  for (const other of await caches.keys()) {
    if (other.startsWith(cachePrefix) && other !== name) await caches.delete(other)
  }
}

async function fetched(path: string, fetch: HelpKeeping['fetch']): Promise<Response> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}
