/** Opens a stand-in on this machine, and on this machine only. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import { Hono } from 'hono'

export type SandboxApp = Hono<{ Bindings: HttpBindings }>

/** An app that refuses other `Host` names than loopback's, so that no web page can reach it by a name of its own. */
export function createSandboxApp(): SandboxApp {
  const app: SandboxApp = new Hono()
  app.use(async (c, next) => {
    const { hostname } = new URL(c.req.url)
    if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) return c.text('not here', 403)
    return next()
  })
  app.onError((error, c) => {
    // A bug of the stand-in must not look like a provider's refusal.
    process.stderr.write(`sandbox: ${error.stack ?? error.message}\n`)
    return c.text('sandbox failed', 500)
  })
  return app
}

export interface Listening {
  /** `http://127.0.0.1:<port>`. */
  url: string
  close(): Promise<void>
}

/** `port` 0 takes any free one. */
export async function listen(app: SandboxApp, port: number): Promise<Listening> {
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port })
  await once(server, 'listening')
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${bound}`,
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
