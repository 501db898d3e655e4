/** Builds the pages in the pseudo-language (pseudo-language.ts) for the journeys, if their sources have changed. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { runCommand } from './run-command.ts'
import { sourceHash } from './source-hash.ts'

const folder = '.build/web-pseudo'
const hashFile = `${folder}/source-hash`

const wanted = sourceHash(process.cwd())
if (!existsSync(hashFile) || readFileSync(hashFile, 'utf8') !== wanted) {
  const aside = `${folder}-${process.pid}`
  process.stdout.write('Building the pages in the pseudo-language...\n')
  const code = await runCommand('react-router', ['build', '--logLevel', 'warn'], {
    WEB_BUILD_DIRECTORY: aside,
    PSEUDO_LANGUAGE: 'yes',
    NODE_ENV: 'production',
  })
  if (code !== 0) {
    rmSync(aside, { recursive: true, force: true })
    process.exit(code)
  }
  writeFileSync(`${aside}/source-hash`, wanted)
  mkdirSync('.build', { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  renameSync(aside, folder)
}
