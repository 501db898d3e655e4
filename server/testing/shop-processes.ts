/** One or two server processes over one database, killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

export interface ShopProcess {
  readonly url: string
  /** Sends SIGKILL and starts a new process on the same port. */
  kill(): Promise<void>
  end(): Promise<void>
}

export interface ShopProcessSettings {
  address: string
  mercadoPagoUrl: string
  payPalUrl: string
  smtpUrl: string
}

const childPath = join(import.meta.dirname, 'shop-child.ts')

export async function startShopProcess(settings: ShopProcessSettings): Promise<ShopProcess> {
  const port = await freePort()
  const argument = JSON.stringify({ ...settings, port })
  let child = await start()

  async function start(): Promise<ChildProcess> {
    const started = spawn(process.execPath, [childPath, argument], {
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    let errors = ''
    started.stderr.on('data', (part) => {
      errors += part
    })
    await new Promise<void>((resolve, reject) => {
      started.stdout.once('data', () => resolve())
      started.once('exit', (code) => reject(new Error(`the shop ended with ${code}: ${errors}`)))
    })
    started.removeAllListeners('exit')
    return started
  }

  async function stop(): Promise<void> {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  return {
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      await stop()
      child = await start()
    },
    end: stop,
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
