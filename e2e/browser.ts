/**
 * Which browser the journeys run in: the machine's own Chromium or Chrome if there is one, so that nothing needs
 * downloading, otherwise a downloaded one.
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** What the search looks at, passed in so that tests need no real machine. */
export interface BrowserSearch {
  env: Readonly<Record<string, string | undefined>>
  platform: NodeJS.Platform
  /** Whether a file exists. */
  exists: (path: string) => boolean
  /** Where Playwright's own download would be, whether or not it exists. */
  playwrightPath: string
}

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const windowsPaths = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

/**
 * Path of the first browser found: `CHROME_PATH`, the platform's usual places, the `PATH`, Playwright's own. Undefined
 * if there is none. Throws if `CHROME_PATH` leads nowhere, rather than ignore it.
 */
export function findBrowser(search: BrowserSearch): string | undefined {
  const chosen = search.env['CHROME_PATH']
  if (chosen) {
    if (!search.exists(chosen)) throw new Error(`CHROME_PATH leads to no file: ${chosen}`)
    return chosen
  }
  return [...usualPlaces(search), search.playwrightPath].find((path) => search.exists(path))
}

/** `findBrowser` on this machine. */
export function findInstalledBrowser(): string | undefined {
  return findBrowser({
    env: process.env,
    platform: process.platform,
    exists: existsSync,
    playwrightPath: chromium.executablePath(),
  })
}

/**
 * Features people need and journeys do not. A second `--disable-features` replaces the first, so the upper part repeats
 * what Playwright 1.65 passes to Chromium on every system (its `chromiumSwitches`).
 */
const featuresWithout = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  // Two address bar pages rendered behind each window: half the cost of opening a context.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process kept ready for the next site: each context visits only one.
  'SpareRendererForSitePerProcess',
]

/** Chromium refuses to start its sandbox as root, which containers and CI machines often run as. */
export function browserArguments(): string[] {
  // Without a display, a software GPU process costs half the machine; the other features ask for hosts that journeys
  // refuse.
  const quiet = [
    `--disable-features=${featuresWithout.join(',')}`,
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
  return process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet
}

function usualPlaces({ env, platform }: BrowserSearch): string[] {
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
    return roots
      .filter((root) => root !== undefined)
      .flatMap((root) => windowsPaths.map((path) => `${root}\\${path}`))
  }
  if (platform === 'darwin') {
    const home = env['HOME']
    return home === undefined
      ? macPaths
      : [...macPaths, ...macPaths.map((path) => join(home, path))]
  }
  const folders = ['/usr/bin', ...(env['PATH'] ?? '').split(delimiter), '/snap/bin']
  return commandNames.flatMap((name) =>
    folders.filter((folder) => folder !== '').map((folder) => join(folder, name)),
  )
}
