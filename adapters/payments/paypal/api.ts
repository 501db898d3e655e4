/** Calls to PayPal's REST API, each answer parsed, the token renewed when it is refused. */
import * as v from 'valibot'
import type { PaymentsResult } from '#server/ports/payments.ts'
import {
  exchange,
  type ProviderAnswer,
  parseJson,
  type Transport,
  unintelligible,
} from '../provider-request.ts'
import { errorAnswer } from './answers.ts'
import type { TokenSource } from './token.ts'

export interface PayPalApi {
  /** Reads a resource. */
  get<T extends v.GenericSchema>(path: string, schema: T): Promise<PaymentsResult<v.InferOutput<T>>>
  /** Writes with a request id of ours (at most 108 characters), so that it may be repeated. `body` is JSON text. */
  post<T extends v.GenericSchema>(
    path: string,
    body: string,
    requestId: string | undefined,
    schema: T,
  ): Promise<PaymentsResult<v.InferOutput<T>>>
}

interface Call {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export function createPayPalApi(
  transport: Transport,
  apiUrl: string,
  tokens: TokenSource,
): PayPalApi {
  async function send({
    method,
    path,
    headers,
    body,
  }: Call): Promise<PaymentsResult<ProviderAnswer>> {
    for (let attempt = 1; ; attempt += 1) {
      const token = await tokens.token()
      if (!token.ok) return token
      const result = await exchange(transport, {
        method,
        url: apiUrl + path,
        headers: { ...headers, authorization: `Bearer ${token.value}`, accept: 'application/json' },
        ...(body === undefined ? {} : { body }),
        repeatable: true,
      })
      if (!result.ok) return result
      // A token may be revoked early: try once more with a fresh one.
      if (result.answer.status !== 401 || attempt === 2) return { ok: true, value: result.answer }
      tokens.forget(token.value)
    }
  }

  return {
    async get(path, schema) {
      return read(path, await send({ method: 'GET', path, headers: {} }), schema)
    },
    async post(path, body, requestId, schema) {
      const headers = {
        'content-type': 'application/json',
        // The default answers only id, status and links.
        prefer: 'return=representation',
        ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
      }
      return read(path, await send({ method: 'POST', path, headers, body }), schema)
    },
  }
}

function read<T extends v.GenericSchema>(
  path: string,
  result: PaymentsResult<ProviderAnswer>,
  schema: T,
): PaymentsResult<v.InferOutput<T>> {
  if (!result.ok) return result
  const { status, body } = result.value
  const json = parseJson(body)
  if (status < 200 || status > 299) {
    const { issue, detail } = refusalOf(status, json)
    if (status === 404) return { ok: false, failure: 'not-found', detail }
    // Another request with the same id, or for the same order, is still being processed.
    if (status === 409 || issue === 'ORDER_COMPLETION_IN_PROGRESS') {
      return { ok: false, failure: 'unreachable', detail }
    }
    return { ok: false, failure: 'refused', issue, detail }
  }
  const parsed = v.safeParse(schema, json)
  if (!parsed.success) {
    const where = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body').join(', ')
    return unintelligible(`${path}: ${where}`)
  }
  return { ok: true, value: parsed.output }
}

function refusalOf(status: number, json: unknown): { issue: string; detail: string } {
  const parsed = v.safeParse(errorAnswer, json)
  if (!parsed.success) return { issue: `status-${status}`, detail: `status ${status}` }
  const { name, debug_id, details } = parsed.output
  const issue = details?.find((one) => one.issue)?.issue ?? name ?? `status-${status}`
  const trace = debug_id ? `, debug id ${debug_id}` : ''
  return { issue, detail: `status ${status} ${issue}${trace}` }
}
