/** Opens a stand-in on this machine only. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'

export type SandboxApp = Hono<{ Bindings: HttpBindings }>

/**
 * An app that refuses any `Host` but loopback's, so no web page can reach it under its own name, and any request from
 * another site's page that could change something: browsers let any page send a form to this machine.
 */
export function createSandboxApp(): SandboxApp {
  const app: SandboxApp = new Hono()
  app.use(async (c, next) => {
    const { hostname } = new URL(c.req.url)
    if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) return c.text('not here', 403)
    if (!['GET', 'HEAD'].includes(c.req.method) && isFromOtherSite(c)) {
      return c.text('not from another site', 403)
    }
    return next()
  })
  app.onError((error, c) => {
    // A bug in the stand-in must not look like a provider's refusal.
    process.stderr.write(`sandbox: ${error.stack ?? error.message}\n`)
    return c.text('sandbox failed', 500)
  })
  return app
}

/** A program sends neither header; our own forms have the origin `null`, because their pages send no referrer. */
function isFromOtherSite(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = c.req.header('origin')
  return origin !== undefined && origin !== new URL(c.req.url).origin
}

export interface Listening {
  /** `http://127.0.0.1:<port>`. */
  url: string
  close(): Promise<void>
}

/** `port` 0 takes any free port. */
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
