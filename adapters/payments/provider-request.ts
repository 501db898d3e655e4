/** One HTTP exchange with a payment provider: limited in time and size, retried only where that is safe. */
import type { PaymentsFailure } from '#server/ports/payments.ts'

/** The request to send. */
export interface ProviderRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  /** Whether the same request may be sent twice: reads, and writes that carry an idempotency key of ours. */
  repeatable: boolean
}

/** The complete answer, body included. */
export interface ProviderAnswer {
  status: number
  headers: Headers
  body: string
}

/** How requests are sent; tests may replace any part. */
export interface Transport {
  fetch: typeof globalThis.fetch
  /** Deadline of one attempt, from connecting to the last byte of the body. */
  timeoutMs: number
  /** Pauses before each retry after a broken connection, a timeout, 429 or 5xx. */
  wait: (ms: number) => Promise<void>
}

const attempts = 2
const pauseMs = 250
/** The longest Retry-After worth waiting for while a buyer waits too. */
const longestPauseMs = 2_000
/** A search result with 50 payments is about 200 kB. */
const bodyMaxBytes = 4 * 1024 * 1024

export type Exchange =
  | { ok: true; answer: ProviderAnswer }
  | { ok: false; failure: 'unreachable'; detail: string }

/**
 * Sends a request and reads the whole answer. `unreachable` covers broken connections, timeouts (in the body too), 429
 * and 5xx: what the provider did is unknown. Redirects are not followed, because they would take credentials along.
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
      // Also times out the body: the signal stays attached to the stream.
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

/** The error's code or name only: messages may contain URLs with ids in them. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return error.name
}

/** Parses JSON text; `undefined` if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The failure for a success that cannot be read. */
export function unintelligible(what: string): { ok: false } & PaymentsFailure {
  return { ok: false, failure: 'unintelligible', detail: what }
}
