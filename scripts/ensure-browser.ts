/**
 * Makes sure there is a browser for the journeys, and one of the serif faces that the devices of visitors have: finds
 * them, or installs them, or says what to install. Exit code 0 with a browser, 1 without.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findInstalledBrowser } from '../e2e/browser.ts'

/** A download that hangs must not hang the tests. */
const installTimeoutMs = 10 * 60_000

function run(command: string, args: readonly string[]): boolean {
  console.log(`${command} ${args.join(' ')}`)
  const result = spawnSync(command, args, {
    stdio: 'inherit',
    timeout: installTimeoutMs,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return result.status === 0
}

function installWithPlaywright(): boolean {
  return run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
}

/** Debian's and Ubuntu's package manager, for machines that can reach its mirror but not Playwright's. */
function installWithSystem(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  return run('apt-get', ['update']) && run('apt-get', ['install', '-y', name])
}

/** The faces that web/ui/fallback-fonts.css fits to ours; P052 is the free Palatino. */
const serifs = /Palatino|P052|Noto Serif/

function hasSerif(): boolean {
  const listed = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  return listed.error !== undefined || serifs.test(listed.stdout)
}

if (findInstalledBrowser() === undefined) {
  installWithPlaywright()
  if (findInstalledBrowser() === undefined) installWithSystem('chromium')
  if (findInstalledBrowser() === undefined) {
    console.error(
      'No browser for the tests: install Chromium or Google Chrome, or set CHROME_PATH to one.',
    )
    process.exitCode = 1
  }
}

// Without any, headings move by a hair when our own face arrives, as on no visitor's device; the journeys see it.
if (!hasSerif() && !installWithSystem('fonts-urw-base35')) {
  console.error(
    'No serif face that visitors have: install fonts-urw-base35, or layouts will shift.',
  )
}
