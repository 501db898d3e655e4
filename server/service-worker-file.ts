import { createHash } from 'node:crypto'
import {
  offlinePagePath,
  offlinePagePlaceholders,
  serviceWorkerPath,
} from '#core/service-worker-file.ts'
import { workerContentSecurityPolicy } from './content-security-policy.ts'
import { lateVariants, type StaticFile, type StaticFiles } from './static-files.ts'

/**
 * The files with the service worker ready to be served: it knows the marks of the page it keeps, as this server sends
 * it, and may fetch from us. Without a built worker or page the files stay as they are.
 */
export function withServiceWorker(site: StaticFiles): StaticFiles {
  const worker = site.files.get(serviceWorkerPath)
  const page = site.files.get(offlinePagePath)
  if (worker === undefined || page === undefined) return site
  const filled = new TextDecoder()
    .decode(worker.variants.identity.bytes)
    .replace(offlinePagePlaceholders.revision, revision(page))
    .replace(offlinePagePlaceholders.integrity, integrity(page))
  const file: StaticFile = {
    // What the build compressed, if anything, was another text.
    variants: lateVariants(new TextEncoder().encode(filled)),
    headers: {
      ...worker.headers,
      vary: 'accept-encoding',
      'content-security-policy': workerContentSecurityPolicy,
    },
  }
  return { ...site, files: new Map(site.files).set(serviceWorkerPath, file) }
}

/** Over the policy too: a browser keeps a page together with its headers. */
function revision({ variants, headers }: StaticFile): string {
  return createHash('sha256')
    .update(variants.identity.bytes)
    .update(headers['content-security-policy'] ?? '')
    .digest('hex')
    .slice(0, 32)
}

/** Subresource integrity metadata (W3C SRI, section 3.1). */
function integrity({ variants }: StaticFile): string {
  return `sha256-${createHash('sha256').update(variants.identity.bytes).digest('base64')}`
}
