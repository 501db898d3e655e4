/** Calls to Mercado Pago's REST API, each answer parsed. */
import * as v from 'valibot'
import type { PaymentsResult } from '#server/ports/payments.ts'
import { exchange, parseJson, type Transport, unintelligible } from '../provider-request.ts'
import { errorAnswer } from './answers.ts'

export interface MercadoPagoApi {
  /** Reads a resource. */
  get<T extends v.GenericSchema>(path: string, schema: T): Promise<PaymentsResult<v.InferOutput<T>>>
  /** Writes with an idempotency key of ours, so that it may be repeated. */
  post<T extends v.GenericSchema>(
    path: string,
    body: unknown,
    key: string,
    schema: T,
  ): Promise<PaymentsResult<v.InferOutput<T>>>
}

/** `apiUrl` without a trailing slash; `accessToken` of the seller's application. */
export function createMercadoPagoApi(
  transport: Transport,
  { apiUrl, accessToken }: { apiUrl: string; accessToken: string },
): MercadoPagoApi {
  const authorization = { authorization: `Bearer ${accessToken}`, accept: 'application/json' }
  return {
    async get(path, schema) {
      const request = { method: 'GET', url: apiUrl + path, headers: authorization } as const
      return read(path, await exchange(transport, { ...request, repeatable: true }), schema)
    },
    async post(path, body, key, schema) {
      const result = await exchange(transport, {
        method: 'POST',
        url: apiUrl + path,
        headers: {
          ...authorization,
          'content-type': 'application/json',
          'x-idempotency-key': key,
        },
        body: JSON.stringify(body),
        repeatable: true,
      })
      return read(path, result, schema)
    },
  }
}

function read<T extends v.GenericSchema>(
  path: string,
  result: Awaited<ReturnType<typeof exchange>>,
  schema: T,
): PaymentsResult<v.InferOutput<T>> {
  if (!result.ok) return result
  const { status, body } = result.answer
  const json = parseJson(body)
  if (status < 200 || status > 299) {
    const { issue, detail } = refusalOf(status, json)
    if (status === 404) return { ok: false, failure: 'not-found', detail }
    return { ok: false, failure: 'refused', issue, detail }
  }
  const parsed = v.safeParse(schema, json)
  if (!parsed.success) {
    const where = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body').join(', ')
    return unintelligible(`${path.split('?')[0]}: ${where}`)
  }
  return { ok: true, value: parsed.output }
}

function refusalOf(status: number, json: unknown): { issue: string; detail: string } {
  const parsed = v.safeParse(errorAnswer, json)
  if (!parsed.success) return { issue: `status-${status}`, detail: `status ${status}` }
  const { error, cause } = parsed.output
  const issue = String(cause?.[0]?.code ?? error ?? `status-${status}`)
  return { issue, detail: `status ${status} ${issue}` }
}
