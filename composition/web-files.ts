import { join } from 'node:path'
import type { Site } from '#core/wire.ts'
import { withFormerFiles } from '#server/former-files.ts'
import { fillPage, pageFacts } from '#server/page-placeholders.ts'
import { withServiceWorker } from '#server/service-worker-file.ts'
import { readStaticFiles, type StaticFiles } from '#server/static-files.ts'

/**
 * Everything the web build has made, ready to be served: its pages with the site's facts, its files with those of
 * former builds, its service worker. `webFolder` is the whole build's.
 */
export function readWebFiles(webFolder: string, publicUrl: URL, site: Site): StaticFiles {
  const facts = pageFacts(publicUrl, site)
  const policy = { connectOrigins: site.ownKeyOrigins, https: publicUrl.protocol === 'https:' }
  const built = readStaticFiles(join(webFolder, 'client'), policy, (html) => fillPage(html, facts))
  const former = readStaticFiles(join(webFolder, 'former'), policy)
  return withServiceWorker(withFormerFiles(built, former))
}
