import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Whatever can change the built pages: their sources, the tools' configuration and the installed versions. */
const inputs = [
  'web',
  'core',
  'writer',
  'docx',
  'vite.config.ts',
  'scripts/pseudo-language.ts',
  // What processes the pages during and after the build.
  'scripts/inline-scripts.ts',
  'scripts/computed-modules.ts',
  'scripts/compress-pages.ts',
  'server/http/compress.ts',
  'react-router.config.ts',
  'scripts/make-install-files.ts',
  'scripts/make-service-worker.ts',
  'package.json',
  'package-lock.json',
]

/** SHA-256 over the names and contents of everything in the web build, without tests. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const path of filesBelow(root, input)) {
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(root, path)))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

function filesBelow(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return path.includes('.test.') ? [] : [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`))
}
