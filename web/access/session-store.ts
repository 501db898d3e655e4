/**
 * The session on the page (design.md section 10): storage decides first, the server corrects after. The only writer
 * of the session's keys. Network errors and answers that make no sense never log anyone out.
 */
import * as v from 'valibot'
import type { LoginRequest, SessionUser } from '#core/wire.ts'
import type { Device } from '../storage/device.ts'
import { unsentLogoutKey } from '../storage/keys.ts'
import type { DoorOutcome, LogoutOptions, SessionClient, SessionNews } from './session-client.ts'
import {
  forgetSession,
  isActive,
  keepSession,
  readStoredSession,
  type StoredSession,
  sessionKeys,
} from './stored-session.ts'

/** The specification's auth state (seed section 3); `logout` is the store's. */
export interface AuthState {
  email: string
  pin: string
  isAuthenticated: boolean
  isSubscriptionActive: boolean
  /** Until it is known whether anybody is logged in. */
  loading: boolean
  /** Logged out on this page, which is on its way to `/` (seed section 2). */
  leaving: boolean
}

export interface SessionStore {
  state(): AuthState
  subscribe(listener: () => void): () => void
  /** Reads the device, then asks the server; does nothing the second time. Resolves once both are done. */
  start(): Promise<void>
  /** Takes over what another tab did to an entry; null is all of them. */
  absorb(key: string | null): void
  /** One try at the door; an open one is kept. */
  logIn(request: LoginRequest): Promise<DoorOutcome>
  /** Keeps the session that the server has opened by other means than the door: a payment that was claimed. */
  adopt(user: SessionUser): void
  /**
   * Asks the server again: the network is back, or the subscription's end has passed. Quietly where the user has just
   * ended it themselves and knows.
   */
  recheck(options?: { quietly: boolean }): Promise<void>
  /**
   * A call was answered 401: corrects the session, renewing it where that goes without asking.
   * @returns whether the call may be tried again
   */
  refused(code: string | undefined): Promise<boolean>
  /** Forgets the session here at once; resolves with whether the server has heard of it. It is told later if not. */
  logOut(options: LogoutOptions): Promise<boolean>
  /** The way out has ended at `/`. */
  arrive(): void
  /** The PIN that has to be tried with its e-mail, once: handed from one page to the next in memory. */
  takeCarriedPin(): string
  carryPin(pin: string): void
}

export interface SessionParts {
  device: Device
  client: SessionClient
  /** Milliseconds since 1970. */
  now: () => number
  tell: (news: SessionNews) => void
}

export const unknownAuth: AuthState = {
  email: '',
  pin: '',
  isAuthenticated: false,
  isSubscriptionActive: false,
  loading: true,
  leaving: false,
}

const unsentLogoutSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ everywhere: v.boolean(), forgetDevice: v.boolean() }),
)

export function createSessionStore({ device, client, now, tell }: SessionParts): SessionStore {
  const listeners = new Set<() => void>()
  let session: StoredSession | undefined
  let loading = true
  let leaving = false
  let state = unknownAuth
  let started: Promise<void> | undefined
  let correcting: Promise<void> | undefined
  let carried = ''
  let isQuiet = false
  /** Counts logins and logouts: an answer about the session before is of no interest. */
  let changes = 0

  function publish(): void {
    const next: AuthState = {
      email: session?.email ?? '',
      pin: session?.pin ?? '',
      isAuthenticated: session !== undefined,
      isSubscriptionActive: session !== undefined && isActive(session, now()),
      loading,
      leaving,
    }
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    for (const listener of listeners) listener()
  }

  function keep({ email, name, pin, subscriptionEnd }: SessionUser): void {
    session = { email, name, pin, subscriptionEnd }
    keepSession(device, session)
    publish()
  }

  /** A session was opened just now: whatever was to be logged out before is over. */
  function letIn(user: SessionUser): void {
    device.remove(unsentLogoutKey)
    loading = false
    keep(user)
  }

  function forget(): void {
    session = undefined
    forgetSession(device)
    publish()
  }

  /** Writes the true end where the kept one is still to come: authenticated, inactive. */
  function end(): void {
    if (session === undefined || !isActive(session, now())) return
    session = { ...session, subscriptionEnd: new Date(now()).toISOString() }
    keepSession(device, session)
    publish()
  }

  function readUnsentLogout(): LogoutOptions | undefined {
    const parsed = v.safeParse(unsentLogoutSchema, device.read(unsentLogoutKey) ?? undefined)
    return parsed.success ? parsed.output : undefined
  }

  async function sendLogout(options: LogoutOptions): Promise<boolean> {
    const heard = await client.logOut(options)
    if (heard) device.remove(unsentLogoutKey)
    return heard
  }

  /** One at a time: two tries at once with the same PIN would open two sessions. */
  function correct(): Promise<void> {
    correcting ??= askServer().finally(() => {
      correcting = undefined
      // The end may have passed meanwhile.
      publish()
    })
    return correcting
  }

  async function askServer(): Promise<void> {
    const unsent = readUnsentLogout()
    // A cookie that outlived its logout must not log anyone in again.
    if (unsent !== undefined && !(await sendLogout(unsent))) return
    const before = changes
    const check = await client.check()
    if (before !== changes) return
    switch (check.answer) {
      case 'somebody':
        keep(check.user)
        return
      case 'nobody':
        if (session !== undefined && isActive(session, now())) await renew(session, before)
        return
      case 'ended':
        refuse(check.code)
    }
  }

  /** The cookie is gone while the stored PIN is valid: renewed without asking. */
  async function renew({ pin, email }: StoredSession, before: number): Promise<void> {
    const outcome = await client.logIn(email === '' ? { pin } : { pin, email })
    if (before !== changes) return
    if (outcome.answer === 'refused') {
      if (outcome.code === 'email-required') carried = pin
      refuse(outcome.code, outcome)
    } else {
      if (outcome.answer === 'open') keep(outcome.user)
      tell(outcome)
    }
  }

  /** The server has turned this session away; `told` is what it said, when it was asked to let in. */
  function refuse(code: string, told?: DoorOutcome): void {
    if (session === undefined) return
    switch (code) {
      case 'subscription-expired': {
        const wasActive = isActive(session, now())
        end()
        if (wasActive && !isQuiet) tell(told ?? { answer: 'refused', code, sentence: '' })
        return
      }
      case 'session-required':
        forget()
        tell({ answer: 'ended-elsewhere' })
        return
      case 'pin-invalid':
      case 'email-required':
      case 'link-sent':
        forget()
    }
    if (told !== undefined) tell(told)
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      started ??= (async () => {
        session = readStoredSession(device)
        if (session === undefined || !isActive(session, now())) forget()
        // Without a session here the cookie may still have one: until the server has answered, nothing is known.
        loading = session === undefined
        publish()
        await correct()
        loading = false
        publish()
      })()
      return started
    },
    absorb(key) {
      if (key !== null && !sessionKeys.includes(key)) return
      const stored = readStoredSession(device)
      if ((stored === undefined) !== (session === undefined)) changes += 1
      session = stored
      publish()
    },
    async logIn(request) {
      changes += 1
      const outcome = await client.logIn(request)
      if (outcome.answer === 'open') {
        letIn(outcome.user)
      } else if (outcome.answer === 'refused' && outcome.code === 'subscription-expired') {
        forget()
      }
      return outcome
    },
    adopt(user) {
      changes += 1
      letIn(user)
    },
    async recheck(options) {
      isQuiet = options?.quietly ?? false
      await correct()
      isQuiet = false
    },
    async refused(code) {
      if (code === 'subscription-expired') {
        refuse(code)
        return false
      }
      if (code !== 'session-required') return false
      await correct()
      return state.isSubscriptionActive
    },
    async logOut(options) {
      changes += 1
      device.write(unsentLogoutKey, JSON.stringify(options))
      leaving = true
      forget()
      // A renewal under way would bring a cookie after this one is gone.
      await correcting
      return await sendLogout(options)
    },
    arrive() {
      leaving = false
      publish()
    },
    takeCarriedPin() {
      const pin = carried
      carried = ''
      return pin
    },
    carryPin(pin) {
      carried = pin
    },
  }
}
