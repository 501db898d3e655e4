/** The real server in one file: a start of it costs a quarter of the processor time that a thousand modules take. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const folder = join(root, '.build/faults')

let bundled: Promise<string> | undefined

/**
 * Puts `main.ts` and all it imports, dependencies too, into one file as they are; once for each process. For scenarios
 * that start a server hundreds of times; every other one runs `main.ts` itself. Answers the file's path.
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
    // Where main.ts lies: it looks for the built pages beside itself.
    define: { 'import.meta.dirname': JSON.stringify(root) },
    ssr: { noExternal: true },
    build: {
      ssr: 'main.ts',
      write: false,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        // Stand-ins are the harness's own here; and what `pg` loads only where it is installed.
        external: [/^#sandbox\//, 'pg-native'],
        output: { codeSplitting: false },
      },
    },
  })
  if (!('output' in result)) throw new Error('expected one build, got several or a watcher')
  const [{ code }] = result.output
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'server.mjs')
  // Whole at once: another run may be starting servers from it.
  const aside = `${path}.${process.pid}`
  writeFileSync(aside, code)
  renameSync(aside, path)
  return path
}
