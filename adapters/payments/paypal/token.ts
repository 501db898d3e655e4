/**
 * The access token for PayPal's API: fetched once, cached until shortly before it expires
 * (docs/design/services.md section 2.1).
 */
import * as v from 'valibot'
import type { PaymentsResult } from '#server/ports/payments.ts'
import { exchange, parseJson, type Transport, unintelligible } from '../provider-request.ts'
import { tokenAnswer } from './answers.ts'

export interface TokenSource {
  /** A token that is valid for a while yet. Simultaneous calls share one request. */
  token(): Promise<PaymentsResult<string>>
  /** Drops a token that the API refused, so that the next call requests a new one. */
  forget(token: string): void
}

export interface TokenSettings {
  apiUrl: string
  clientId: string
  clientSecret: string
  /** Epoch milliseconds. */
  now: () => number
}

/** A token is not used in its last minute: a request may take that long. */
const marginMs = 60_000

export function createTokenSource(transport: Transport, settings: TokenSettings): TokenSource {
  let kept: { token: string; endsAtMs: number } | undefined
  let asking: Promise<PaymentsResult<string>> | undefined

  async function ask(): Promise<PaymentsResult<string>> {
    const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64')
    const result = await exchange(transport, {
      method: 'POST',
      url: `${settings.apiUrl}/v1/oauth2/token`,
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: 'grant_type=client_credentials',
      // An extra token costs nothing.
      repeatable: true,
    })
    if (!result.ok) return result
    const { status, body } = result.answer
    if (status !== 200) {
      return { ok: false, failure: 'refused', issue: 'credentials', detail: `token: ${status}` }
    }
    const parsed = v.safeParse(tokenAnswer, parseJson(body))
    if (!parsed.success) return unintelligible('token')
    const { access_token, expires_in } = parsed.output
    kept = { token: access_token, endsAtMs: settings.now() + expires_in * 1000 - marginMs }
    return { ok: true, value: access_token }
  }

  return {
    async token() {
      if (kept && settings.now() < kept.endsAtMs) return { ok: true, value: kept.token }
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
    forget(token) {
      if (kept?.token === token) kept = undefined
    },
  }
}
