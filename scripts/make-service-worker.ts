import { readdirSync } from 'node:fs'
import { basename, join, matchesGlob } from 'node:path'
import { build } from 'vite'
import {
  keptPagePaths,
  keptPagePlaceholders,
  serviceWorkerPath,
} from '#core/pages/service-worker-file.ts'

/**
 * What no page needs offline: the pictures that messengers show, the code that talks to an AI service with a user's own
 * key (108 kB), and the gazetteer that only writing asks (1.5 MB). The help's pictures are kept in one language, by the
 * page (web/help/keep-help.ts).
 */
const unneeded = [
  'share-image-*.png',
  'help-*.webp',
  'create-writing-*.js',
  'check-key-*.js',
  'places-*.txt',
]

const compressed = ['*.br', '*.gz']

/**
 * Writes the service worker into the folder of the built pages, with the list of files it keeps: everything that the
 * creator, the altar and the pages around them may load. Run it after prerendering.
 */
export async function makeServiceWorker(clientFolder: string): Promise<void> {
  const kept = readdirSync(join(clientFolder, 'assets'))
    .filter((name) => ![...unneeded, ...compressed].some((glob) => matchesGlob(name, glob)))
    .sort()
  const keptFiles = [
    // No revision needed: the build puts a content hash into every name below /assets/.
    ...kept.map((name) => ({ url: `/assets/${name}`, revision: null })),
    ...keptPagePaths.map((path) => ({ url: path, ...keptPagePlaceholders(path) })),
  ]
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    define: {
      // Otherwise workbox logs everything it does to the console.
      'process.env.NODE_ENV': '"production"',
      keptFiles: JSON.stringify(keptFiles),
    },
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
}
