/**
 * The session on the page (docs/design/pages.md section 4.3): storage decides first, the server corrects it afterwards.
 * The only writer of the session's keys. Network errors and nonsensical answers never log anyone out.
 */
import * as v from 'valibot'
import type { LoginRequest, SessionUser } from '#core/wire.ts'
import { isShelfClosed } from '../shelf/shared/shelf-closed.ts'
import { admit } from '../shelf/shared/shelf-owners.ts'
import type { Device } from '../storage/device.ts'
import { personKey, unsentLogoutKey } from '../storage/keys.ts'
import type { DoorOutcome, LogoutOptions, SessionClient, SessionNews } from './session-client.ts'
import {
  forgetSession,
  isActive,
  keepSession,
  readStoredSession,
  type StoredSession,
  sessionKeys,
} from './stored-session.ts'

/** The auth state of docs/specification.md section 3; its `logout` is a method of the store. */
export interface AuthState {
  email: string
  pin: string
  isAuthenticated: boolean
  isSubscriptionActive: boolean
  /** True until it is known whether anyone is logged in. */
  loading: boolean
  /** Just logged out or withdrew on this page, which is on its way to `/` (docs/specification.md section 2.3). */
  leaving: boolean
  /** Somebody's access was found to have ended since this page was opened: there is something to renew. */
  hasEnded: boolean
}

export interface SessionStore {
  state(): AuthState
  subscribe(listener: () => void): () => void
  /** Reads the device, then asks the server; a second call does nothing. Resolves once both are done. */
  start(): Promise<void>
  /** Takes over another tab's change to an entry; null means all entries. */
  absorb(key: string | null): void
  /** Tries to log in, and keeps the session if that works. */
  logIn(request: LoginRequest): Promise<DoorOutcome>
  /** Keeps a session that the server opened without a login: by a claimed payment. */
  adopt(user: SessionUser): void
  /**
   * Asks the server again, because the network is back or the subscription's end has passed. Quietly if the user has
   * just ended it themselves.
   */
  recheck(options?: { quietly: boolean }): Promise<void>
  /**
   * Call it after a 401: corrects the session, renewing it if that needs no input.
   * @returns whether the call may be tried again
   */
  refused(code: string | undefined): Promise<boolean>
  /**
   * Forgets the session here at once; resolves with whether the server received the logout. If not, it is told later.
   */
  logOut(options: LogoutOptions): Promise<boolean>
  /** Call it on arriving at `/`, which ends `leaving`. */
  arrive(): void
  /** The PIN to be tried together with its e-mail; handed from one page to the next in memory, once. */
  takeCarriedPin(): string
  carryPin(pin: string): void
}

export interface SessionParts {
  device: Device
  client: SessionClient
  /** Milliseconds since 1970. */
  now: () => number
  tell: (news: SessionNews) => void
  /** Whose access has ended, for the price card in this tab. */
  carryEmail: (email: string) => void
  /** The person is gone from this tab, or somebody else is here: what they typed in it is to go too. */
  onGone: () => void
  /** Sets the one alarm, replacing any earlier one. It may ring early, never late. */
  setAlarm: (afterMs: number, ring: () => void) => void
}

export const unknownAuth: AuthState = {
  email: '',
  pin: '',
  isAuthenticated: false,
  isSubscriptionActive: false,
  loading: true,
  leaving: false,
  hasEnded: false,
}

const unsentLogoutSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ everywhere: v.boolean(), keepsDevice: v.optional(v.boolean(), false) }),
)

export function createSessionStore(parts: SessionParts): SessionStore {
  const { device, client, now, tell, carryEmail, onGone, setAlarm } = parts
  const listeners = new Set<() => void>()
  let session: StoredSession | undefined
  let loading = true
  let leaving = false
  let hasEnded = false
  let state = unknownAuth
  let started: Promise<void> | undefined
  let correcting: Promise<void> | undefined
  let carried = ''
  let isQuiet = false
  /** Counts logins and logouts: an answer about an earlier session is ignored. */
  let changes = 0

  function publish(): void {
    const next: AuthState = {
      email: session?.email ?? '',
      pin: session?.pin ?? '',
      isAuthenticated: session !== undefined,
      isSubscriptionActive: session !== undefined && isActive(session, now()),
      loading,
      leaving,
      hasEnded,
    }
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    for (const listener of listeners) listener()
  }

  /** Checks the open page again once the subscription's end has passed. */
  function watchEnd(): void {
    if (session === undefined || !isActive(session, now())) return
    setAlarm(Date.parse(session.subscriptionEnd) - now(), () => {
      if (session === undefined) return
      if (isActive(session, now())) watchEnd()
      // It may have been renewed on another device: nobody is shown out before the server has been asked.
      else void correct()
    })
  }

  /** Remembers that there is something to renew, and for whom. */
  function noteEnd(email: string): void {
    hasEnded = true
    if (email !== '') carryEmail(email)
  }

  /** Publishes the state, with a notice if the end has passed by this device's clock. */
  function publishEnd(): void {
    const wasActive = state.isSubscriptionActive
    if (wasActive && session !== undefined && !isActive(session, now())) noteEnd(session.email)
    publish()
    if (!wasActive || session === undefined || state.isSubscriptionActive || isQuiet) return
    tell({ answer: 'refused', code: 'subscription-expired', sentence: '' })
  }

  function keep({ email, name, pin, subscriptionEnd }: SessionUser): void {
    session = { email, name, pin, subscriptionEnd }
    keepSession(device, session)
    watchEnd()
    publish()
  }

  /** A session has just been opened, so a logout that was never sent no longer matters: what is closed stays so. */
  function letIn(user: SessionUser): void {
    const former = device.read(personKey)
    admit(device, user)
    if (former !== null && former !== device.read(personKey)) onGone()
    loading = false
    hasEnded = false
    keep(user)
  }

  function forget(): void {
    session = undefined
    forgetSession(device)
    publish()
  }

  /** Moves a stored end that is still in the future to now: authenticated, inactive. */
  function end(): void {
    if (session === undefined || !isActive(session, now())) return
    session = { ...session, subscriptionEnd: new Date(now()).toISOString() }
    keepSession(device, session)
    // Whoever has just withdrawn is not asked to buy again.
    leaving = isQuiet
    if (!isQuiet) noteEnd(session.email)
    publish()
  }

  function readUnsentLogout(): LogoutOptions | undefined {
    const parsed = v.safeParse(unsentLogoutSchema, device.read(unsentLogoutKey) ?? undefined)
    return parsed.success ? parsed.output : undefined
  }

  async function sendLogout(options: LogoutOptions): Promise<boolean> {
    const heard = await client.logOut(options)
    // That somebody left stays known until one of those whose shelf it is comes back (shelf/shared/shelf-closed.ts).
    if (heard) device.write(unsentLogoutKey, '')
    return heard
  }

  /** One at a time: two concurrent logins with the same PIN would open two sessions. */
  function correct(): Promise<void> {
    correcting ??= askServer().finally(() => {
      correcting = undefined
      publishEnd()
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
        letIn(check.user)
        return
      case 'nobody':
        if (session !== undefined && isActive(session, now())) await renew(session, before)
        return
      case 'ended':
        refuse(check.code)
    }
  }

  /** The cookie is gone but the stored PIN is valid, so the session is renewed without asking. */
  async function renew({ pin, email }: StoredSession, before: number): Promise<void> {
    const outcome = await client.logIn(email === '' ? { pin } : { pin, email })
    if (before !== changes) return
    if (outcome.answer === 'refused') {
      if (outcome.code === 'email-required') carried = pin
      refuse(outcome.code, outcome)
    } else {
      if (outcome.answer === 'open') letIn(outcome.user)
      tell(outcome)
    }
  }

  /** The server has rejected this session; `told` is its answer if a login was tried. */
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
        if (session !== undefined && !isActive(session, now())) noteEnd(session.email)
        if (session === undefined || !isActive(session, now())) forget()
        // Without a session here there may still be one in the cookie: nothing is known until the server answers.
        loading = session === undefined
        watchEnd()
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
      const isAnother = stored !== undefined && stored.pin !== session?.pin
      const hasLeft = stored === undefined && isShelfClosed(device)
      if (session !== undefined && (isAnother || hasLeft)) onGone()
      session = stored
      watchEnd()
      publish()
    },
    async logIn(request) {
      changes += 1
      // What the one before has left behind, in cookies too, must not become the next one's.
      const unsent = readUnsentLogout()
      if (unsent !== undefined) await sendLogout(unsent)
      const outcome = await client.logIn(request)
      if (outcome.answer === 'open') {
        letIn(outcome.user)
      } else if (outcome.answer === 'refused' && outcome.code === 'subscription-expired') {
        noteEnd('email' in request ? (request.email ?? '') : '')
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
      hasEnded = false
      onGone()
      forget()
      // A renewal still under way would set a new cookie after this one is cleared.
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
