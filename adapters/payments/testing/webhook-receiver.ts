/** A shop's webhook address for tests: records requests exactly as they arrive. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { IncomingNotification } from '#server/ports/payments.ts'

export interface WebhookReceiver {
  url: string
  /** In the order of arrival. */
  readonly received: readonly IncomingNotification[]
  close(): Promise<void>
}

/** Answers with each of `statuses` in turn, then with 200. */
export async function startWebhookReceiver(statuses: number[] = []): Promise<WebhookReceiver> {
  const received: IncomingNotification[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === 'string') headers.set(name, value)
    }
    const { searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
    received.push({ headers, query, rawBody: Buffer.concat(chunks), from: '203.0.113.1' })
    response.writeHead(statuses.shift() ?? 200).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api/webhooks`,
    received,
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
}
