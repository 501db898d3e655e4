/**
 * Debian's Firefox, driven through WebDriver BiDi, which it speaks by itself: no driver and no package beside it. For
 * `npm run bench -- paper` alone; the journeys drive Chromium.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const startMaxMs = 60_000
const pollMs = 250
const cmPerMm = 0.1

export interface Firefox {
  version: string
  open(url: string): Promise<void>
  /** Evaluates an expression in the page; its value must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Prints the page on paper of this size, without margins of the browser's. */
  print(widthMm: number, heightMm: number): Promise<Buffer>
  close(): Promise<void>
}

/** Undefined where there is no Firefox. */
export async function startFirefox(): Promise<Firefox | undefined> {
  const program = places.find(existsSync)
  if (program === undefined) return undefined
  const profile = await mkdtemp(join(tmpdir(), 'enlace-firefox-'))
  const port = await freePort()
  const browser = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)],
    { stdio: 'ignore' },
  )
  const end = async (): Promise<void> => {
    await ended(browser)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const ask = await connected(`ws://127.0.0.1:${port}/session`)
    const session = await ask('session.new', { capabilities: {} })
    const { contexts } = await ask('browsingContext.getTree', {})
    const context: unknown = contexts[0].context
    return {
      version: String(session.capabilities.browserVersion),
      open: async (url) => {
        await ask('browsingContext.navigate', { context, url, wait: 'complete' })
      },
      async evaluate(expression) {
        const { result, exceptionDetails } = await ask('script.evaluate', {
          target: { context },
          awaitPromise: true,
          expression: `Promise.resolve(${expression}).then(JSON.stringify)`,
        })
        if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text)
        return result.value === undefined ? undefined : JSON.parse(result.value)
      },
      async print(widthMm, heightMm) {
        const { data } = await ask('browsingContext.print', {
          context,
          background: false,
          shrinkToFit: false,
          margin: { top: 0, right: 0, bottom: 0, left: 0 },
          page: { width: widthMm * cmPerMm, height: heightMm * cmPerMm },
        })
        return Buffer.from(data, 'base64')
      },
      close: end,
    }
  } catch (error) {
    await end()
    throw error
  }
}

async function ended(browser: ChildProcess): Promise<void> {
  if (browser.exitCode !== null) return
  const exit = new Promise((resolve) => browser.once('exit', resolve))
  browser.kill()
  await exit
}

// biome-ignore lint/suspicious/noExplicitAny: answers of the protocol, each read by who asked for it
type Ask = (method: string, params: object) => Promise<any>

/** Tries until the browser listens. */
async function connected(address: string): Promise<Ask> {
  const deadlineMs = Date.now() + startMaxMs
  for (;;) {
    try {
      return await connect(address)
    } catch (error) {
      if (Date.now() > deadlineMs) throw error
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
  }
}

async function connect(address: string): Promise<Ask> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('Firefox does not listen')), {
      once: true,
    })
  })
  const waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data))
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.type === 'error') asked?.reject(new Error(`${answer.error}: ${answer.message}`))
    else asked?.resolve(answer.result)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed'))
  })
  let id = 0
  return (method, params) =>
    new Promise((resolve, reject) => {
      id += 1
      waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, method, params }))
    })
}
