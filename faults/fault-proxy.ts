/** A proxy that breaks exchanges on demand, for any request-and-answer service (HTTP/1.1, SMTP). */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { answersInstead, type FaultKind, faultKinds, type Protocol } from './fault-kinds.ts'

export interface FaultProxy {
  /** The port it listens on, on 127.0.0.1. */
  readonly port: number
  /** Chooses an exchange's fault by the request's first line; SMTP's greeting counts as asked for by `CONNECT`. */
  plan: (request: string) => FaultKind | undefined
  /** While true, new connections are refused; open ones break when it is set. */
  isDown: boolean
  /** The delay of an answer. */
  latencyMs: () => number
  /** Called when a service's own answer has been passed on. */
  onAnswered: (request: string) => void
  /** How often each fault was injected. */
  readonly injected: Readonly<Record<FaultKind, number>>
  close(): Promise<void>
}

export interface FaultProxyTarget {
  protocol: Protocol
  host: string
  port: number
}

/** Pieces and pauses of `slow`; after this many pieces a long stream continues at full speed. */
const slowBytes = 40
const slowPauseMs = 20
const slowPieces = 60

/** Starts a proxy without faults on a free port. */
export async function startFaultProxy(target: FaultProxyTarget): Promise<FaultProxy> {
  const injected = Object.fromEntries(faultKinds.map((kind) => [kind, 0])) as Record<
    FaultKind,
    number
  >
  const open = new Set<Socket>()
  let isDown = false
  const server = createServer((client) => {
    client.on('error', () => {})
    open.add(client)
    client.once('close', () => open.delete(client))
    if (isDown) {
      injected.down += 1
      client.resetAndDestroy()
    } else carry(client)
  })

  function carry(client: Socket): void {
    const service = connect(target.port, target.host)
    service.on('error', () => client.destroy())
    /** Answers are passed on one after another, each after its latency. */
    let sending = Promise.resolve()
    let isAsking = false
    let answers = 0
    let pieces = 0
    let request = ''
    let fault: FaultKind | undefined

    function ask(line: string): void {
      isAsking = true
      answers = 0
      pieces = 0
      request = line
      fault = proxy.plan(line)
      if (fault !== undefined) injected[fault] += 1
    }

    /** Answers in the service's place where the fault calls for that; returns whether the service is never asked. */
    function answersItself(): boolean {
      switch (fault) {
        case 'timeout':
          return true
        case 'down':
        case 'reset':
          client.resetAndDestroy()
          service.destroy()
          return true
        case '5xx':
        case 'wrong-words':
          if (!client.writableEnded) client.end(answersInstead[target.protocol][fault])
          service.destroy()
          return true
        default:
          return false
      }
    }

    async function answer(bytes: Buffer): Promise<void> {
      const isFirst = answers === 0
      answers += 1
      const half = bytes.subarray(0, bytes.length >> 1)
      const asked = request
      const kind = fault
      await wait(proxy.latencyMs())
      switch (kind) {
        case 'timeout':
        case 'down':
        case 'reset':
        case '5xx':
        case 'wrong-words':
          // A mail server's greeting, which nobody asked for.
          return
        case 'lost-answer':
          client.resetAndDestroy()
          return
        case 'truncated':
          if (!client.writableEnded) client.end(half)
          service.destroy()
          return
        case 'half-open':
          if (isFirst) client.write(half)
          return
        case 'slow':
          for (let from = 0; from < bytes.length && !client.destroyed; from += slowBytes) {
            client.write(bytes.subarray(from, from + slowBytes))
            pieces += 1
            if (pieces < slowPieces) await wait(slowPauseMs)
          }
          break
        case undefined:
          if (!client.destroyed) client.write(bytes)
      }
      if (isFirst) proxy.onAnswered(asked)
    }

    client.on('data', (bytes: Buffer) => {
      if (!isAsking) ask(bytes.toString('latin1').split('\r\n', 1)[0] ?? '')
      if (!answersItself()) service.write(bytes)
    })
    service.on('data', (bytes: Buffer) => {
      isAsking = false
      sending = sending.then(() => answer(bytes))
    })
    service.once('end', () => {
      sending = sending.then(() => {
        // A machine that dies does not say goodbye.
        if (fault !== 'half-open' && fault !== 'timeout') client.end()
      })
    })
    client.once('close', () => service.destroy())
    if (target.protocol === 'smtp') {
      ask('CONNECT')
      answersItself()
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not on a port')

  const proxy: FaultProxy = {
    port: address.port,
    plan: () => undefined,
    latencyMs: () => 0,
    onAnswered: () => {},
    injected,
    get isDown() {
      return isDown
    },
    set isDown(value) {
      isDown = value
      if (value) for (const client of open) client.resetAndDestroy()
    },
    close: async () => {
      for (const client of open) client.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}
