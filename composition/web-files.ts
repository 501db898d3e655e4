import { join } from 'node:path'
import type { Site } from '#core/wire.ts'
import { withFormerFiles } from '#server/pages/former-files.ts'
import { fillPage, pageFacts } from '#server/pages/page-placeholders.ts'
import { withServiceWorker } from '#server/pages/service-worker-file.ts'
import { readStaticFiles, type StaticFiles } from '#server/pages/static-files.ts'

/**
 * Everything the web build produced, ready to serve: its pages filled with the site's facts, its files with those of
 * former builds, and its service worker. `webFolder` is the folder of the whole build.
 */
export function readWebFiles(webFolder: string, publicUrl: URL, site: Site): StaticFiles {
  const facts = pageFacts(publicUrl, site)
  const policy = { connectOrigins: site.ownKeyOrigins, https: publicUrl.protocol === 'https:' }
  const built = readStaticFiles(join(webFolder, 'client'), policy, (html) => fillPage(html, facts))
  const former = readStaticFiles(join(webFolder, 'former'), policy)
  return withServiceWorker(withFormerFiles(built, former))
}
