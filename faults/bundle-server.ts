/** The real server as one file: it starts in a quarter of the processor time that a thousand modules take. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.build/faults')

let bundled: Promise<string> | undefined

/**
 * Bundles `main.ts` and everything it imports, dependencies included, unminified; once per process. For scenarios that
 * start a server hundreds of times; all others run `main.ts` itself. Returns the file's path.
 */
export function bundleServer(): Promise<string> {
  bundled ??= bundle()
  return bundled
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    // main.ts's own folder, because it looks for the built pages there.
    define: { 'import.meta.dirname': JSON.stringify(root) },
    ssr: { noExternal: true },
    build: {
      ssr: 'main.ts',
      write: false,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        // The harness has its own stand-ins, and `pg` loads pg-native only where it is installed.
        external: [/^#sandbox\//, 'pg-native'],
        output: { codeSplitting: false },
      },
    },
  })
  if (!('output' in result)) throw new Error('expected one build, got several or a watcher')
  const [{ code }] = result.output
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'server.mjs')
  // Put in place whole: another run may be starting servers from it.
  const aside = `${path}.${process.pid}`
  writeFileSync(aside, code)
  renameSync(aside, path)
  return path
}
