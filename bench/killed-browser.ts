/** A browser that can be killed as a power cut or an out-of-memory killer does: all its processes at once, unasked. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { browserArguments, findInstalledBrowser } from '../e2e/browser.ts'

const startLimitMs = 60_000

export interface KillableBrowser {
  context: BrowserContext
  /** SIGKILL to its process group; resolves when it is gone. */
  kill: () => Promise<void>
  /** Ends it as whoever closes its window does, with everything written. */
  close: () => Promise<void>
}

/** Starts the installed Chromium on a profile that stays. */
export async function startKillable(profile: string): Promise<KillableBrowser> {
  const path = findInstalledBrowser() ?? chromium.executablePath()
  const child = spawn(
    path,
    [
      ...browserArguments(),
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--lang=pt-BR',
      '--window-size=1366,768',
      // After a kill it would offer to restore the pages that were open.
      '--hide-crash-restore-bubble',
      'about:blank',
    ],
    // A process group of its own, so that the signal reaches all of it and nothing else.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(child, 'exit')
  const kill = async (): Promise<void> => {
    killGroup(child)
    await ended
  }
  let browser: Browser
  try {
    browser = await chromium.connectOverCDP(await addressOf(child))
  } catch (error) {
    await kill()
    throw error
  }
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('the browser has no window')
  return {
    context,
    kill,
    async close() {
      const session = await browser.newBrowserCDPSession()
      // It is gone before it can answer.
      await session.send('Browser.close').catch(() => undefined)
      await ended
    },
  }
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Already gone.
  }
}

/** The address at which it can be driven, which it writes among its errors. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = ''
    const timer = setTimeout(() => reject(new Error(`no browser: ${written}`)), startLimitMs)
    stderr?.setEncoding('utf8').on('data', (part: string) => {
      written += part
      const address = /DevTools listening on (ws:\S+)/.exec(written)?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    })
  })
}
