/** `/api/session` as the page calls it (design.md section 5). Every way it can go is a returned value. */
import * as v from 'valibot'
import type { ErrorCode } from '#core/errors.ts'
import { type LoginRequest, type SessionUser, sessionSchema } from '#core/wire.ts'

/** A check must not keep someone before the loading text for long; a login may take its time. */
const checkTimeoutMs = 8_000
const requestTimeoutMs = 20_000

/** `sentence` is the server's, in the language that was asked for. `failed`: no answer, or none that makes sense. */
export type DoorOutcome =
  | { answer: 'open'; user: SessionUser }
  | { answer: 'refused'; code: ErrorCode; sentence: string }
  | { answer: 'failed' }

/** What the user must hear of, asked for or not: how a login or renewal went, or that the session was ended elsewhere. */
export type SessionNews = DoorOutcome | { answer: 'ended-elsewhere' }

/** Who the server says is logged in. `ended` names why a session that was there is over. */
export type CheckOutcome =
  | { answer: 'somebody'; user: SessionUser }
  | { answer: 'nobody' }
  | { answer: 'ended'; code: ErrorCode }
  | { answer: 'failed' }

export interface LogoutOptions {
  /** On every device of this account. */
  everywhere: boolean
  /** Makes this device an unknown one. */
  forgetDevice: boolean
}

export interface SessionClient {
  check(): Promise<CheckOutcome>
  /** A PIN, with the e-mail where it is needed, or the key of a mailed link. */
  logIn(request: LoginRequest): Promise<DoorOutcome>
  /** Whether the server has heard of it. */
  logOut(options: LogoutOptions): Promise<boolean>
  /** Asks for the letter with the PIN; whether the request arrived. */
  remind(email: string): Promise<boolean>
}

export function createSessionClient(fetchJson: typeof fetch): SessionClient {
  const send = (path: string, method: string, body?: unknown): Promise<Response> =>
    fetchJson(path, {
      method,
      signal: AbortSignal.timeout(method === 'GET' ? checkTimeoutMs : requestTimeoutMs),
      cache: 'no-store',
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })

  return {
    async check() {
      const session = await readSession(send('/api/session', 'GET'))
      if (session === undefined) return { answer: 'failed' }
      if (session.authorized) return { answer: 'somebody', user: session.user }
      return session.error === undefined
        ? { answer: 'nobody' }
        : { answer: 'ended', code: session.error.code }
    },
    async logIn(request) {
      const session = await readSession(send('/api/session', 'POST', request))
      if (session?.authorized === true) return { answer: 'open', user: session.user }
      if (session?.error === undefined) return { answer: 'failed' }
      const { code, message } = session.error
      return { answer: 'refused', code, sentence: message }
    },
    async logOut({ everywhere, forgetDevice }) {
      const query = new URLSearchParams()
      if (everywhere) query.set('everywhere', '1')
      if (forgetDevice) query.set('forget', '1')
      const path = query.size === 0 ? '/api/session' : `/api/session?${query}`
      return await isOk(send(path, 'DELETE'))
    },
    remind: (email) => isOk(send('/api/session/reminder', 'POST', { email })),
  }
}

async function readSession(answer: Promise<Response>) {
  try {
    const parsed = v.safeParse(sessionSchema, await (await answer).json())
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

async function isOk(answer: Promise<Response>): Promise<boolean> {
  try {
    return (await answer).ok
  } catch {
    return false
  }
}
