/**
 * 10,000 connections that sent one request and stay open, as behind a careless proxy or before an attack: what each
 * costs, and how the server answers meanwhile; and connections that never send anything, which must not stay.
 * `npm run bench -- idle-connections`; needs `ulimit -n` above 10,500.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'
import { collectable, memoryAfterCollection } from './process-memory.ts'
import { startTextsServer } from './texts-server.ts'

const connections = 10_000
const silentConnections = 1_000
const openedAtOnce = 100
const questions = 300
/** Headers must arrive within 20 s, checked every 5 s (`server/http/http-server.ts`); the rest is the machine's. */
const silenceGoalMs = 27_000

const request = 'GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n'

export async function measure(): Promise<Figure[]> {
  const { origin, process: server } = await startTextsServer({
    upstreamUrl: 'http://127.0.0.1:9',
    nodeArguments: collectable,
  })
  const port = Number(new URL(origin).port)
  const sockets = new Set<Socket>()
  try {
    // What the first answers load and compile is not any connection's cost.
    await openAll(port, 200, sockets)
    await closeAll(sockets)
    const before = await memoryAfterCollection(server)
    await openAll(port, connections, sockets)
    const after = await memoryAfterCollection(server)
    const durationsMs = await askInTurn(origin)
    const stillOpen = [...sockets].filter((socket) => socket.readyState === 'open').length
    await closeAll(sockets)
    const silentMs = await timeOfSilence(port)
    return [
      {
        name: `Idle connections open at once, of ${connections}`,
        ...{ value: stillOpen, unit: '', atLeast: connections },
      },
      {
        name: 'Memory per idle connection (resident, after collection)',
        ...{ value: (after.rssKiB - before.rssKiB) / connections, unit: 'KiB' },
      },
      {
        name: 'Health answered beside them, a connection each, p50',
        ...{ value: percentile(durationsMs, 0.5), unit: 'ms' },
      },
      {
        name: 'Health answered beside them, a connection each, p99',
        ...{ value: percentile(durationsMs, 0.99), unit: 'ms' },
      },
      {
        name: `Last of ${silentConnections} connections closed that never say a word`,
        ...{ value: silentMs, unit: 'ms', goal: silenceGoalMs },
      },
    ]
  } finally {
    await closeAll(sockets)
    await server.stop()
  }
}

/** Opens connections that each send one request and read the whole answer. */
async function openAll(port: number, count: number, sockets: Set<Socket>): Promise<void> {
  let left = count
  const lane = async () => {
    while (left > 0) {
      left -= 1
      const socket = connect(port, '127.0.0.1')
      sockets.add(socket)
      socket.write(request)
      const [answer] = await once(socket, 'data')
      if (!String(answer).startsWith('HTTP/1.1 200')) throw new Error(String(answer).slice(0, 200))
      // Reading on would keep this process busy for nothing; an error shows in the socket's state.
      socket.on('error', () => {})
    }
  }
  await Promise.all(Array.from({ length: openedAtOnce }, lane))
}

async function closeAll(sockets: Set<Socket>): Promise<void> {
  await Promise.all(
    [...sockets].map(async (socket) => {
      if (socket.closed) return
      const closed = once(socket, 'close')
      socket.destroy()
      await closed
    }),
  )
  sockets.clear()
}

async function askInTurn(origin: string): Promise<number[]> {
  const durationsMs: number[] = []
  for (let asked = 0; asked < questions; asked += 1) {
    const startedAt = performance.now()
    const answer = await fetch(`${origin}/api/health`, { headers: { connection: 'close' } })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`health is answered ${answer.status}`)
    durationsMs.push(performance.now() - startedAt)
  }
  return durationsMs
}

async function timeOfSilence(port: number): Promise<number> {
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: silentConnections }, async () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.resume()
      await once(socket, 'close')
    }),
  )
  return performance.now() - startedAt
}
