/** The page's client for `/api/session` (docs/design/shape.md section 5). Every outcome is a returned value. */
import * as v from 'valibot'
import type { ErrorCode } from '#core/errors.ts'
import type { Language } from '#core/languages.ts'
import { type LoginRequest, type SessionUser, sessionSchema } from '#core/wire.ts'

/** A check must not leave anyone looking at the loading line for long; a login may take its time. */
const checkTimeoutMs = 8_000
const requestTimeoutMs = 20_000

/** `sentence` is the server's, in the requested language. `failed` means no answer, or one that makes no sense. */
export type DoorOutcome =
  | { answer: 'open'; user: SessionUser }
  | { answer: 'refused'; code: ErrorCode; sentence: string }
  | { answer: 'failed' }

/** What the user must be told, even unasked: how a login or renewal went, or that the session was ended elsewhere. */
export type SessionNews = DoorOutcome | { answer: 'ended-elsewhere' }

/** Who is logged in, according to the server. `ended` says why an earlier session is over. */
export type CheckOutcome =
  | { answer: 'somebody'; user: SessionUser }
  | { answer: 'nobody' }
  | { answer: 'ended'; code: ErrorCode }
  | { answer: 'failed' }

/** `sentence` says how long to wait. */
type ReminderOutcome =
  | { answer: 'sent' }
  | { answer: 'refused'; sentence: string }
  | { answer: 'failed' }

const refusalSchema = v.object({ error: v.object({ message: v.string() }) })

export interface LogoutOptions {
  /** Logs out every device of this account. */
  everywhere: boolean
  /** The device stays known: the PIN alone logs in here. */
  keepsDevice: boolean
}

export interface SessionClient {
  check(): Promise<CheckOutcome>
  /** Takes a PIN, with the e-mail where it is needed, or the key of a mailed link. */
  logIn(request: LoginRequest): Promise<DoorOutcome>
  /** Resolves with whether the server received it. */
  logOut(options: LogoutOptions): Promise<boolean>
  /** Asks for the PIN letter. */
  remind(email: string, language: Language): Promise<ReminderOutcome>
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
    async logOut({ everywhere, keepsDevice }) {
      const query = new URLSearchParams()
      if (everywhere) query.set('everywhere', '1')
      if (keepsDevice) query.set('keep-device', '1')
      const path = query.size === 0 ? '/api/session' : `/api/session?${query}`
      return await isOk(send(path, 'DELETE'))
    },
    async remind(email, language) {
      try {
        const answer = await send('/api/session/reminder', 'POST', { email, language })
        if (answer.ok) return { answer: 'sent' }
        const parsed = v.safeParse(refusalSchema, await answer.json())
        return answer.status === 429 && parsed.success
          ? { answer: 'refused', sentence: parsed.output.error.message }
          : { answer: 'failed' }
      } catch {
        return { answer: 'failed' }
      }
    },
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
