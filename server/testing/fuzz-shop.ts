/** Sends hostile requests to the whole shop over real HTTP and judges every answer. */
import fc from 'fast-check'
import * as v from 'valibot'
import { type ErrorCode, errorCodes, errorStatus } from '#core/errors.ts'
import { languages } from '#core/languages.ts'
import { errorSentence, type Refusal } from '#core/messages/error-sentences.ts'
import { callMatters } from '#core/writer/call-size.ts'
import { hostileMark } from '../../testing/hostile-json.ts'
import { type HostileRequest, hostileRequest } from './fuzz-requests.ts'
import { pressEvents } from './test-app.ts'
import type { TestShop } from './test-shop.ts'

/** Longer than any call may take on a busy machine when its providers answer at once. */
const patienceMs = 20_000

/** Server errors that are valid answers: the provider or the store could not be reached, or refused. */
const honestFailures: ReadonlySet<ErrorCode> = new Set(['payment-failed', 'unavailable'])

/** Text that only an internal error would contain. */
const internal =
  /\n\s+at |node:|\.ts:\d|Error:|SQLITE|valibot|Invalid (type|format)|Expected |JSON\.parse|Unexpected token|\[object |stack"/

const errorSchema = v.strictObject({
  error: v.strictObject({ code: v.picklist(errorCodes), message: v.string() }),
  authorized: v.optional(v.literal(false)),
})

export interface FuzzOptions {
  runs: number
  /** The seed that a failure printed. */
  seed?: number
}

/** Returns how many requests got which status, by call. Throws seed and shrunk request at the first bad answer. */
export async function fuzzShop(
  shop: TestShop,
  { runs, seed }: FuzzOptions,
): Promise<Record<string, Record<number, number>>> {
  const counts: Record<string, Record<number, number>> = {}
  const buyer = shop.buyer()
  const { account } = await shop.access.grant({
    ...{ email: 'celebrant@example.org', name: 'Ana', language: 'pt', days: 30, source: 'granted' },
  })
  const pin = shop.access.revealPin(account)
  const login = await buyer.send('POST', '/api/session', { pin })
  if (login.status !== 200) throw new Error(`the login was answered ${login.status}`)
  await buyer.openMercadoPago('ana@example.org')
  const cookies = {
    session: buyer.cookies.get('enlace-session') ?? '',
    purchase: buyer.cookies.get('enlace-purchase') ?? '',
  }

  await fc.assert(
    fc.asyncProperty(hostileRequest(cookies), async (request) => {
      const before = shop.logged.length
      const status = await judge(
        shop.url,
        request.wantsPayPalSignature ? signed(request, shop) : request,
      )
      const ofCall = counts[request.target] ?? {}
      counts[request.target] = { ...ofCall, [status]: (ofCall[status] ?? 0) + 1 }
      const bugs = shop.logged.slice(before).filter(({ level }) => level === 'error')
      if (bugs.length > 0) throw new Error(`logged ${JSON.stringify(bugs)}`)
      if ('polluted' in {}) throw new Error('every object was given a property')
    }),
    { numRuns: runs, ...(seed !== undefined && { seed }) },
  )
  const after = await buyer.send('GET', '/api/health')
  if (after.status !== 200) throw new Error(`health is answered ${after.status}`)
  if (JSON.stringify(shop.logged).includes(hostileMark))
    throw new Error('the log repeats a request')
  return counts
}

function signed(request: HostileRequest, { payPal }: TestShop): HostileRequest {
  const { headers, body } = payPal.control.signed(Buffer.from(request.body).toString())
  return { ...request, headers, body: new Uint8Array(Buffer.from(body)) }
}

/** Throws unless the API may give this answer. */
async function judge(url: string, request: HostileRequest): Promise<number> {
  const { method, path, headers, body } = request
  const answer = await fetch(url + path, {
    ...{ method, headers, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) },
    ...(body.byteLength > 0 && { body }),
  })
  const { status } = answer
  const text = await answer.text()
  const bad = (what: string) =>
    new Error(`${request.target}: ${status} ${what}: ${text.slice(0, 500)}`)
  if (!answer.headers.has('content-security-policy')) throw bad('without the security headers')
  if (internal.test(text)) throw bad('tells of our insides')
  if (status < 400) {
    if (path !== '/api/writing') JSON.parse(text)
    else if (!text.endsWith('event: end\ndata: {}\n\n')) throw bad('without an end')
    else if (text.match(/^event: /gm)?.length !== pressEvents.length + 1)
      throw bad('not all events')
    return status
  }
  // The HTTP adapter rejects what it cannot turn into a request before our app sees it, so the answer is bare.
  if (status === 400 && text === '') return status
  if (text.includes(hostileMark)) throw bad('repeats the request')
  const parsed = v.safeParse(errorSchema, JSON.parse(text))
  if (!parsed.success) throw bad('is no error of ours')
  const { code, message } = parsed.output.error
  if (errorStatus[code] !== status) throw bad(`is not the status of ${code}`)
  if (status >= 500 && !honestFailures.has(code)) throw bad('is our own failure')
  if (!isSentenceOf(code, message)) throw bad('says no sentence of ours')
  return status
}

/** Every refusal that this code can stand for. */
function refusalsOf(code: ErrorCode): Refusal[] {
  switch (code) {
    case 'answer-too-long':
      return [{ code, questionNumber: 1 }]
    case 'call-too-long':
      return callMatters.map((matter) => ({ code, matter, excessCharacters: 2 }))
    case 'too-many-attempts':
    case 'generations-at-once':
    case 'generations-per-hour':
    case 'characters-per-hour':
    case 'characters-per-day':
      return [{ code, retryAfterMs: 600_000 }]
    default:
      return [{ code }]
  }
}

/** Whether the message is this code's sentence in any language; its numbers may differ. */
function isSentenceOf(code: ErrorCode, message: string): boolean {
  const withoutNumbers = (sentence: string) => sentence.replaceAll(/\d+ \p{L}+|\d+/gu, '#')
  return languages.some((language) => {
    const sentences = refusalsOf(code).map((refusal) => errorSentence(refusal, language))
    return sentences.some((sentence) => withoutNumbers(sentence) === withoutNumbers(message))
  })
}
