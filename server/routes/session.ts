import type { Context, Hono } from 'hono'
import type { KnownDevice } from '#core/access/known-device.ts'
import type { Language } from '#core/languages.ts'
import { errorSentence } from '#core/messages/error-sentences.ts'
import {
  type LoginRequest,
  loginRequestSchema,
  reminderRequestSchema,
  type Session,
} from '#core/wire.ts'
import type { Access, EnrolmentAnswer, LoginAnswer, Visitor } from '../access/access.ts'
import { type AccessCookies, accessCookies } from '../access/access-cookies.ts'
import { preferredLanguage } from '../http/accept-language.ts'
import { answerError } from '../http/answer-error.ts'
import { answerLimit } from '../http/answer-limit.ts'
import { clientAddress } from '../http/client-address.ts'
import { onlyMethods } from '../http/known-methods.ts'
import { readRequest } from '../http/read-request.ts'
import { type DoorPassage, noteDoor } from '../http/request-log.ts'
import { purchaseCookie } from '../selling/purchase-cookie.ts'

/** Room for a PIN, an e-mail and a language, with some to spare. */
const bodyMaxBytes = 4 * 1024
/** Who logged in only now has kept nothing here yet that the browser could have cleared. */
const knownAfterMs = 24 * 60 * 60 * 1000
const noStore = { 'cache-control': 'no-store' }

export interface SessionDependencies {
  access: Access
  publicUrl: URL
  /** Proxies in front of us whose `X-Forwarded-For` is trusted. */
  trustedProxies: number
}

/** `POST`, `GET`, `DELETE /api/session` and `POST /api/session/reminder` (docs/design/shape.md section 5). */
export function addSessionRoutes(app: Hono, deps: SessionDependencies): void {
  const { access } = deps
  const isHttps = deps.publicUrl.protocol === 'https:'
  const cookies = accessCookies(isHttps)
  const purchases = purchaseCookie(isHttps)

  app.post('/api/session', async (c) => {
    const request = await readRequest(c, loginRequestSchema, { maxBytes: bodyMaxBytes })
    if (!request.ok) return answerError(c, request.refusal)
    const visitor = {
      deviceToken: cookies.readDevice(c),
      address: clientAddress(c, deps.trustedProxies),
    }
    const answer = await passDoor(access, request.value, visitor)
    noteDoor(c, { by: meansOf(request.value), answer: answer.answer })
    const former = cookies.readSession(c)
    // Its cookie is about to be replaced, so anyone holding a copy is logged out (ASVS 5.0, 7.2.4).
    if (answer.answer === 'open' && former !== undefined) await access.endSession(former)
    return answerDoor(c, cookies, answer, request.value.language)
  })

  /**
   * A cookie with an ended session is answered with the reason: the page renews a missing cookie, never an ended one.
   */
  app.get('/api/session', async (c) => {
    const sessionToken = cookies.readSession(c)
    const session = await access.checkSession(sessionToken)
    if (session.state === 'active') {
      const knownDevice = cookies.readDevice(c) !== undefined && session.ageMs >= knownAfterMs
      const body = { authorized: true, user: session.user, knownDevice } as const
      return c.json<Session & KnownDevice>(body, 200, noStore)
    }
    if (!sessionToken) return c.json<Session>({ authorized: false }, 200, noStore)
    const code = session.state === 'ended' ? 'subscription-expired' : 'session-required'
    const message = errorSentence({ code }, preferredLanguage(c.req.header('accept-language')))
    return c.json<Session>({ authorized: false, error: { code, message } }, 200, noStore)
  })

  /**
   * Logs this browser out, with `everywhere=1` the account's other browsers too. `keep-device=1`: the device stays
   * known and the PIN alone opens there. `forget=1`, sent by older pages, asks for what is now the default.
   */
  app.delete('/api/session', async (c) => {
    const keepsDevice = c.req.query('keep-device') === '1' && c.req.query('forget') !== '1'
    const browser = {
      sessionToken: cookies.readSession(c),
      deviceToken: cookies.readDevice(c),
      purchaseHash: purchases.read(c),
    }
    const everywhere = c.req.query('everywhere') === '1'
    await access.logOut(browser, { everywhere, keepsDevice })
    cookies.clear(c, { device: !keepsDevice })
    purchases.clear(c)
    return c.json<Session>({ authorized: false }, 200, noStore)
  })
  app.all('/api/session', onlyMethods('GET', 'HEAD', 'POST', 'DELETE'))

  app.post('/api/session/reminder', async (c) => {
    const request = await readRequest(c, reminderRequestSchema, { maxBytes: bodyMaxBytes })
    if (!request.ok) return answerError(c, request.refusal)
    const { email, language } = request.value
    const reminded = await access.remind(email, {
      address: clientAddress(c, deps.trustedProxies),
    })
    if (reminded.answer === 'too-many-attempts') {
      const { answer: code, retryAfterMs } = reminded
      return answerLimit(c, 'reminders', { code, retryAfterMs }, language)
    }
    return c.json({}, 202, noStore)
  })
  app.all('/api/session/reminder', onlyMethods('POST'))
}

function meansOf(request: LoginRequest): DoorPassage['by'] {
  if ('enrolment' in request) return 'link'
  return request.email === undefined ? 'pin' : 'pin-and-email'
}

function passDoor(
  access: Access,
  request: LoginRequest,
  visitor: Visitor,
): Promise<LoginAnswer | EnrolmentAnswer> {
  return 'enrolment' in request
    ? access.enrol(request.enrolment, visitor)
    : access.logIn(request, visitor)
}

/** The door's answer with its cookies; a refusal has `authorized: false` next to the error. */
async function answerDoor(
  c: Context,
  cookies: AccessCookies,
  answer: LoginAnswer | EnrolmentAnswer,
  language: Language | undefined,
): Promise<Response> {
  if (answer.answer === 'open') {
    cookies.write(c, answer)
    return c.json<Session>({ authorized: true, user: answer.user }, 200, noStore)
  }
  const beside = { authorized: false }
  if (answer.answer === 'too-many-attempts') {
    const { answer: code, retryAfterMs } = answer
    return answerLimit(c, 'door', { code, retryAfterMs }, language, beside)
  }
  return answerError(c, { code: answer.answer }, language, beside)
}
