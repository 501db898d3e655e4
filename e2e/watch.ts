/** What no journey may cause: an unexpected error, or a request that leaves this machine. */
import type { BrowserContext } from '@playwright/test'

export interface Watch {
  /** Allows matching console messages and page errors, for journeys that provoke a failure on purpose. */
  allow: (pattern: RegExp) => void
  /** Everything that should not have happened, one sentence each, in order. */
  complaints: () => string[]
}

/** Requests of these schemes never leave the page. */
const localSchemes = new Set(['data:', 'blob:', 'about:', 'chrome:', 'chrome-error:'])

/** Whether an address is on this machine. */
export function staysHere(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return (
    localSchemes.has(protocol) ||
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}

/** Watches every page of a context, service workers included. */
export function watch(context: BrowserContext): Watch {
  const allowed: RegExp[] = []
  const errors: string[] = []
  const strayRequests: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(`console error: ${message.text()} (${message.location().url})`)
    }
  })
  context.on('weberror', (error) => errors.push(`page error: ${error.error().stack}`))
  context.on('request', (request) => {
    if (!staysHere(request.url())) strayRequests.push(`request outside: ${request.url()}`)
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (!staysHere(socket.url())) strayRequests.push(`socket outside: ${socket.url()}`)
    })
  })
  return {
    allow: (pattern) => {
      allowed.push(pattern)
    },
    complaints: () => [
      ...errors.filter((error) => !allowed.some((pattern) => pattern.test(error))),
      ...strayRequests,
    ],
  }
}
