import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what systems hand out by themselves (32768 on Linux, 49152 elsewhere), so that no other socket takes it meanwhile. */
const lowestPort = 10_000
const highestPort = 32_000

/** A loopback port that nobody listens on right now, drawn by chance so that parallel tests do not meet. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowestPort, highestPort)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
