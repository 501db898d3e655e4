/**
 * Builds the pages when they are missing or out of date; otherwise does nothing.
 * The build is made elsewhere and moved into place whole, so an interrupted build is never served.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { compressPages } from './compress-pages.ts'
import { keepFormerFiles } from './keep-former-files.ts'
import { runCommand } from './run-command.ts'
import { sourceHash } from './source-hash.ts'

const builtDirectory = '.build/web'
const hashFile = `${builtDirectory}/source-hash`

const wanted = sourceHash(process.cwd())
if (wanted !== builtHash()) {
  const aside = `.build/web-${process.pid}`
  process.stdout.write('Building the pages (only when their sources changed)...\n')
  try {
    await buildInto(aside)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    throw error
  }
  mkdirSync('.build', { recursive: true })
  keepFormerFiles(builtDirectory, aside, Date.now())
  rmSync(builtDirectory, { recursive: true, force: true })
  renameSync(aside, builtDirectory)
}

async function buildInto(aside: string): Promise<void> {
  const code = await runCommand('react-router', ['build', '--logLevel', 'warn'], {
    WEB_BUILD_DIRECTORY: aside,
    NODE_ENV: 'production',
  })
  if (code !== 0) throw new Error(`the pages could not be built (exit code ${code})`)
  // Loaded only here: an installation that runs pages built elsewhere has no build tools.
  const { makeInstallFiles } = await import('./make-install-files.ts')
  const { makeServiceWorker } = await import('./make-service-worker.ts')
  makeInstallFiles(`${aside}/client`)
  await makeServiceWorker(`${aside}/client`)
  await compressPages(`${aside}/client`)
  writeFileSync(`${aside}/source-hash`, wanted)
}

function builtHash(): string | undefined {
  try {
    return readFileSync(hashFile, 'utf8')
  } catch {
    return undefined
  }
}
