/** A TCP relay that can go silent: connections are accepted and stay open, but no byte gets through. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface SilentRelay {
  /** The given URL with the relay's host and port. */
  readonly url: string
  setSilent(isSilent: boolean): void
  /** How long each answer is delayed. */
  latencyMs: number
  /** Connections open now. */
  connections(): number
  close(): void
}

/** Starts a relay to the service at `url` on a free port of the loopback address. */
export async function startSilentRelay(url: string): Promise<SilentRelay> {
  const target = new URL(url)
  const open = new Set<Socket>()
  let isSilent = false
  const relay = createServer((client) => {
    const service = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [client, service],
      [service, client],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => other.destroy())
      one.on('data', (bytes) => {
        setTimeout(() => other.write(bytes), one === service ? silentRelay.latencyMs : 0)
      })
      if (isSilent) one.pause()
    }
    open.add(client)
    open.add(service)
    client.on('close', () => {
      open.delete(client)
      open.delete(service)
    })
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const address = relay.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  const own = new URL(url)
  own.host = `127.0.0.1:${address.port}`
  const silentRelay: SilentRelay = {
    url: own.href,
    latencyMs: 0,
    setSilent: (silent) => {
      isSilent = silent
      for (const socket of open) silent ? socket.pause() : socket.resume()
    },
    connections: () => open.size / 2,
    close: () => {
      relay.close()
      for (const socket of open) socket.destroy()
    },
  }
  return silentRelay
}
