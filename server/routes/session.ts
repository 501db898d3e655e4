import type { Context, Hono } from 'hono'
import { errorSentence, type Refusal } from '#core/error-sentences.ts'
import type { Language } from '#core/languages.ts'
import {
  type LoginRequest,
  loginRequestSchema,
  reminderRequestSchema,
  type Session,
} from '#core/wire.ts'
import { preferredLanguage } from '../accept-language.ts'
import type { Access, EnrolmentAnswer, LoginAnswer, Visitor } from '../access/access.ts'
import { type AccessCookies, accessCookies } from '../access-cookies.ts'
import { answerError } from '../answer-error.ts'
import { clientAddress } from '../client-address.ts'
import { onlyMethods } from '../known-methods.ts'
import { readRequest } from '../read-request.ts'
import { type DoorPassage, noteDoor } from '../request-log.ts'

/** A PIN, an e-mail and a language, with room. */
const bodyMaxBytes = 4 * 1024
const noStore = { 'cache-control': 'no-store' }

export interface SessionDependencies {
  access: Access
  publicUrl: URL
  /** Proxies in front of us whose `X-Forwarded-For` is believed. */
  trustedProxies: number
}

/** `POST`, `GET`, `DELETE /api/session` and `POST /api/session/reminder` (design.md section 5). */
export function addSessionRoutes(app: Hono, deps: SessionDependencies): void {
  const { access } = deps
  const cookies = accessCookies(deps.publicUrl.protocol === 'https:')

  /** The cookie of a former login is about to be replaced: whoever has kept a copy of it is out (ASVS 5.0, 7.2.4). */
  async function endFormer(sessionToken: string | undefined): Promise<void> {
    if (sessionToken === undefined) return
    const here = { everywhere: false, forgetDevice: false, deviceToken: undefined }
    await access.logOut(sessionToken, here)
  }

  app.post('/api/session', async (c) => {
    const request = await readRequest(c, loginRequestSchema, { maxBytes: bodyMaxBytes })
    if (!request.ok) return answerError(c, request.refusal)
    const visitor = {
      deviceToken: cookies.readDevice(c),
      address: clientAddress(c, deps.trustedProxies),
    }
    const answer = await passDoor(access, request.value, visitor)
    noteDoor(c, { by: meansOf(request.value), answer: answer.answer })
    if (answer.answer === 'open') await endFormer(cookies.readSession(c))
    return answerDoor(c, cookies, answer, request.value.language)
  })

  /** A cookie whose session is over says why: the page renews a cookie that is gone, never one that was ended. */
  app.get('/api/session', async (c) => {
    const sessionToken = cookies.readSession(c)
    const session = await access.checkSession(sessionToken)
    if (session.state === 'active') {
      return c.json<Session>({ authorized: true, user: session.user }, 200, noStore)
    }
    if (!sessionToken) return c.json<Session>({ authorized: false }, 200, noStore)
    const code = session.state === 'ended' ? 'subscription-expired' : 'session-required'
    const message = errorSentence({ code }, preferredLanguage(c.req.header('accept-language')))
    return c.json<Session>({ authorized: false, error: { code, message } }, 200, noStore)
  })

  /** `everywhere=1` ends it on all devices, `forget=1` makes this device an unknown one. */
  app.delete('/api/session', async (c) => {
    const forgetDevice = c.req.query('forget') === '1'
    const sessionToken = cookies.readSession(c)
    if (sessionToken !== undefined) {
      await access.logOut(sessionToken, {
        everywhere: c.req.query('everywhere') === '1',
        forgetDevice,
        deviceToken: cookies.readDevice(c),
      })
    }
    cookies.clear(c, { device: forgetDevice })
    return c.json<Session>({ authorized: false }, 200, noStore)
  })
  app.all('/api/session', onlyMethods('GET', 'HEAD', 'POST', 'DELETE'))

  app.post('/api/session/reminder', async (c) => {
    const request = await readRequest(c, reminderRequestSchema, { maxBytes: bodyMaxBytes })
    if (!request.ok) return answerError(c, request.refusal)
    await access.remind(request.value.email)
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

/** The door's answer with its cookies; a refusal says `authorized: false` beside the error. */
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
  const refusal: Refusal =
    answer.answer === 'too-many-attempts'
      ? { code: answer.answer, retryAfterMs: answer.retryAfterMs }
      : { code: answer.answer }
  if ('retryAfterMs' in refusal) {
    c.header('retry-after', String(Math.ceil(refusal.retryAfterMs / 1_000)))
  }
  return answerError(c, refusal, language, { authorized: false })
}
