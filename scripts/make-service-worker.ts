import { basename, join } from 'node:path'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'
import {
  offlinePagePath,
  offlinePagePlaceholders,
  serviceWorkerPath,
} from '#core/service-worker-file.ts'

/**
 * What the creator never needs without a network: the pictures that messengers show, and the code that talks to an AI
 * service with a user's own key (400 kB).
 */
const unneeded = ['assets/share-image-*.png', 'assets/create-writer-*.js', 'assets/check-key-*.js']

/** The same files once more. */
const compressed = ['assets/*.br', 'assets/*.gz']

/**
 * Writes the service worker into the folder of the built pages, with the list of what it keeps: every file that the
 * creator and the pages around it may load. To be run once the pages are prerendered.
 * @returns how many files the worker keeps and their size in bytes, before compression
 */
export async function makeServiceWorker(
  clientFolder: string,
): Promise<{ count: number; bytes: number }> {
  const swDest = join(clientFolder, serviceWorkerPath)
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    // Else workbox writes to the console all it does.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'web/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: basename(serviceWorkerPath) },
      },
    },
  })
  const { count, size, warnings } = await injectManifest({
    swSrc: swDest,
    swDest,
    globDirectory: clientFolder,
    globPatterns: ['assets/*'],
    globIgnores: [...unneeded, ...compressed],
    // The build puts a hash of the content into every name below /assets/.
    dontCacheBustURLsMatching: /^\/assets\//,
    modifyURLPrefix: { 'assets/': '/assets/' },
    additionalManifestEntries: [{ url: offlinePagePath, ...offlinePagePlaceholders }],
  })
  // A file it passes over (too large, unreadable) is one that the creator would miss.
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return { count, bytes: size }
}
