/** One HTTP exchange with a payment provider: bounded in time and size, repeated only where that is safe. */
import type { PaymentsFailure } from '#server/ports/payments.ts'

/** What goes out. */
export interface ProviderRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  /**
   * Whether the same request may be sent twice: reads, and writes that carry an idempotency key of ours.
   */
  repeatable: boolean
}

/** Whole answer, body included. */
export interface ProviderAnswer {
  status: number
  headers: Headers
  body: string
}

/** How requests travel; all of it replaceable in tests. */
export interface Transport {
  fetch: typeof globalThis.fetch
  /** Deadline of one attempt, from connecting to the last byte of the body. */
  timeoutMs: number
  /** Waits before the second attempt, which follows a broken connection, a timeout, 429 or 5xx. */
  wait: (ms: number) => Promise<void>
}

const attempts = 2
const pauseMs = 250
/** The longest Retry-After that is worth waiting for while a buyer waits too. */
const longestPauseMs = 2_000
/** A search with 50 payments is some 200 kB. */
const bodyMaxBytes = 4 * 1024 * 1024

export type Exchange =
  | { ok: true; answer: ProviderAnswer }
  | { ok: false; failure: 'unreachable'; detail: string }

/**
 * Sends a request and reads its whole answer. `unreachable` covers broken connections, timeouts (in the body too), 429
 * and 5xx: nothing is known about what the provider did. Redirects are not followed, credentials would travel along.
 */
export async function exchange(transport: Transport, request: ProviderRequest): Promise<Exchange> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await exchangeOnce(transport, request)
    if (result.ok || !request.repeatable || attempt === attempts) return result
    await transport.wait(Math.min(result.retryAfterMs ?? pauseMs, longestPauseMs))
  }
}

async function exchangeOnce(
  { fetch, timeoutMs }: Transport,
  { method, url, headers, body }: ProviderRequest,
): Promise<Exchange & { retryAfterMs?: number | undefined }> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      // Covers the body too: the signal stays attached to the stream.
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await readBody(response)
    if (text === undefined) return unreachable('answer too long')
    if (response.status === 429 || response.status >= 500) {
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
      const retryAfterMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
      return { ...unreachable(`status ${response.status}`), retryAfterMs }
    }
    return {
      ok: true,
      answer: { status: response.status, headers: response.headers, body: text },
    }
  } catch (error) {
    return unreachable(reasonOf(error))
  }
}

async function readBody(response: Response): Promise<string | undefined> {
  if (!response.body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    if (bytes > bodyMaxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function unreachable(detail: string): { ok: false; failure: 'unreachable'; detail: string } {
  return { ok: false, failure: 'unreachable', detail }
}

/** The error's code or name: messages may carry addresses with ids in them. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return error.name
}

/** Parses JSON text; `undefined` for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A success that cannot be read. */
export function unintelligible(what: string): { ok: false } & PaymentsFailure {
  return { ok: false, failure: 'unintelligible', detail: what }
}
