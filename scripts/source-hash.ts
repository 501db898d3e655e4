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
  // What is done to the pages while and after they are built.
  'scripts/inline-scripts.ts',
  'scripts/compress-pages.ts',
  'server/compress.ts',
  'react-router.config.ts',
  'scripts/make-install-files.ts',
  'scripts/make-service-worker.ts',
  'package.json',
  'package-lock.json',
]

/** SHA-256 over names and contents of everything that goes into the web build, tests left out. */
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
