/**
 * Which browser the journeys run in: the machine's own Chromium or Chrome before a downloaded one,
 * so that a machine that has one downloads nothing.
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** What the search looks at; apart so that it can be tried without the machine. */
export interface BrowserSearch {
  env: Readonly<Record<string, string | undefined>>
  platform: NodeJS.Platform
  /** Whether a file is there. */
  exists: (path: string) => boolean
  /** Where Playwright's own download lives, whether or not it is there. */
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
 * Path of the first browser found: `CHROME_PATH`, the usual places of the platform, the `PATH`, Playwright's own.
 * Undefined when there is none. A `CHROME_PATH` that leads nowhere is not passed over in silence: it throws.
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
 * What a browser of people does that a journey's need not. A second `--disable-features` replaces the first: the upper
 * part repeats what Playwright 1.65 gives Chromium on every system (its `chromiumSwitches`).
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
  // Two pages of the address bar, drawn anew behind each window: half of what opening a context costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process kept ready for the next site: each context has one site.
  'SpareRendererForSitePerProcess',
]

/** Chromium refuses to start its sandbox as root, which is what containers and CI machines often are. */
export function browserArguments(): string[] {
  // Without a display a software GPU process costs half the machine; the rest asks for hosts that journeys refuse.
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
