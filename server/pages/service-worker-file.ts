import { createHash } from 'node:crypto'
import {
  keptPagePaths,
  keptPagePlaceholders,
  serviceWorkerPath,
} from '#core/pages/service-worker-file.ts'
import { workerContentSecurityPolicy } from '../http/content-security-policy.ts'
import { lateVariants, type StaticFile, type StaticFiles } from './static-files.ts'

/**
 * Completes the service worker among the files: it gets the hashes of the pages it stores, exactly as this server sends
 * them, and the policy it needs to fetch from us. Without a built worker or one of the pages the files stay as they are.
 */
export function withServiceWorker(site: StaticFiles): StaticFiles {
  const worker = site.files.get(serviceWorkerPath)
  if (worker === undefined) return site
  let filled = new TextDecoder().decode(worker.variants.identity.bytes)
  for (const path of keptPagePaths) {
    const page = site.files.get(path)
    if (page === undefined) return site
    const placeholders = keptPagePlaceholders(path)
    filled = filled
      .replace(placeholders.revision, revision(page))
      .replace(placeholders.integrity, integrity(page))
  }
  const file: StaticFile = {
    // Any compressed variant from the build has the old text.
    variants: lateVariants(new TextEncoder().encode(filled)),
    headers: {
      ...worker.headers,
      vary: 'accept-encoding',
      'content-security-policy': workerContentSecurityPolicy,
    },
  }
  return { ...site, files: new Map(site.files).set(serviceWorkerPath, file) }
}

/** Covers the policy too: a browser stores a page together with its headers. */
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
