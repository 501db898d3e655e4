import { describe, expect, test, vi } from 'vitest'
import type { SessionUser } from '#core/wire.ts'
import type { Device } from '../storage/device.ts'
import type { CheckOutcome, DoorOutcome, SessionClient, SessionNews } from './session-client.ts'
import { createSessionStore } from './session-store.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const user: SessionUser = {
  email: 'ana@example.org',
  name: 'Ana Souza',
  pin: '123456',
  subscriptionEnd: '2026-12-20T12:00:00.000Z',
  special: false,
}
const { special: _, ...kept } = user
const storedSession = {
  ceremony_user: JSON.stringify(kept),
  ceremony_pin: user.pin,
  ceremony_pin_expiry: user.subscriptionEnd,
}
/** Whose this browser is (web/shelf/shared/shelf-owners.ts). */
const noted = { enlace_person: 'jl2w5j', enlace_shelf_owners: 'jl2w5j' }
const nobody: CheckOutcome = { answer: 'nobody' }
const refused = (code: 'pin-invalid' | 'subscription-expired' | 'email-required' | 'link-sent') =>
  ({ answer: 'refused', code, sentence: '' }) satisfies DoorOutcome

interface Server {
  check?: CheckOutcome | Promise<CheckOutcome>
  logIn?: DoorOutcome
  logOut?: boolean
}

/** A page with these stored entries and a server that gives these answers; a missing answer is a lost network. */
function page(entries: Record<string, string> = {}, server: Server = {}) {
  const content = new Map(Object.entries(entries))
  const device: Device = {
    read: (key) => content.get(key) ?? null,
    write: (key, value) => {
      content.set(key, value)
      return 'kept'
    },
    remove: (key) => {
      content.delete(key)
      return 'kept'
    },
  }
  const calls: unknown[] = []
  const client: SessionClient = {
    check: async () => {
      calls.push('check')
      return (await server.check) ?? { answer: 'failed' }
    },
    logIn: async (request) => {
      calls.push(request)
      return server.logIn ?? { answer: 'failed' }
    },
    logOut: async (options) => {
      calls.push(options)
      return server.logOut ?? false
    },
    remind: async () => ({ answer: 'sent' }),
  }
  const told: SessionNews[] = []
  const clock = { now }
  const carried: string[] = []
  const gone = { times: 0 }
  const alarm: { at?: number; ring?: () => void } = {}
  const store = createSessionStore({
    device,
    client,
    now: () => clock.now,
    tell: (news) => told.push(news),
    carryEmail: (email) => carried.push(email),
    onGone: () => {
      gone.times += 1
    },
    setAlarm: (afterMs, ring) => {
      alarm.at = clock.now + afterMs
      alarm.ring = ring
    },
  })
  /** Stands in for the browser's timer, which rings on time or early. */
  const pass = async (to: number): Promise<void> => {
    clock.now = to
    alarm.ring?.()
    await vi.waitFor(() => expect(calls.at(-1)).toBe('check'))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { store, content, calls, told, carried, gone, server, clock, alarm, pass }
}

const loggedIn = { loading: false, isAuthenticated: true, isSubscriptionActive: true }
const loggedOut = { loading: false, isAuthenticated: false, isSubscriptionActive: false }

describe('on load', () => {
  test('a valid stored session is restored before the server answers', async () => {
    const { store } = page(storedSession, { check: new Promise(() => {}) })
    void store.start()
    expect(store.state()).toMatchObject({ ...loggedIn, email: user.email, pin: user.pin })
  })

  test('nothing is known while the device is empty and the server has not answered', async () => {
    const { store } = page({}, { check: new Promise(() => {}) })
    expect(store.state().loading).toBe(true)
    void store.start()
    expect(store.state().loading).toBe(true)
  })

  test('a live cookie refills the keys of an empty storage', async () => {
    const { store, content, told } = page({}, { check: { answer: 'somebody', user } })
    await store.start()
    expect(store.state()).toMatchObject(loggedIn)
    expect(Object.fromEntries(content)).toEqual({ ...storedSession, ...noted })
    expect(told).toEqual([])
  })

  test('an expired stored session is cleared', async () => {
    const expired = { ...storedSession, ceremony_pin_expiry: '2026-11-20T11:59:59.999Z' }
    const { store, content } = page({ ...expired, ceremony_info: '{}' }, { check: nobody })
    await store.start()
    expect(store.state()).toMatchObject(loggedOut)
    expect([...content.keys()]).toEqual(['ceremony_info'])
  })

  test('a subscription extended elsewhere is restored after its old end', async () => {
    const expired = { ...storedSession, ceremony_pin_expiry: '2026-11-20T11:59:59.999Z' }
    const { store, content } = page(expired, { check: { answer: 'somebody', user } })
    await store.start()
    expect(store.state()).toMatchObject(loggedIn)
    expect(content.get('ceremony_pin_expiry')).toBe(user.subscriptionEnd)
  })

  test.each([
    ['an unreadable user', { ceremony_user: '{"email"' }],
    ['a PIN that is none', { ceremony_pin: '12345' }],
    ['an end that is no date', { ceremony_pin_expiry: 'soon' }],
  ])('%s means logged out', async (_what, damage) => {
    const { store, content } = page({ ...storedSession, ...damage }, { check: nobody })
    await store.start()
    expect(store.state()).toMatchObject(loggedOut)
    expect([...content.keys()]).toEqual([])
  })

  test('a lost network leaves the stored session as it is', async () => {
    const { store, content, told } = page(storedSession)
    await store.start()
    expect(store.state()).toMatchObject(loggedIn)
    expect(Object.fromEntries(content)).toEqual(storedSession)
    expect(told).toEqual([])
  })

  test('a lost network ends the loading on an empty device', async () => {
    const { store } = page()
    await store.start()
    expect(store.state()).toMatchObject(loggedOut)
  })
})

describe('a lost cookie', () => {
  test('is renewed with the stored PIN and its e-mail, and says so', async () => {
    const { store, calls, told } = page(storedSession, {
      check: nobody,
      logIn: { answer: 'open', user },
    })
    await store.start()
    expect(calls).toEqual(['check', { pin: user.pin, email: user.email }])
    expect(told).toEqual([{ answer: 'open', user }])
    expect(store.state()).toMatchObject(loggedIn)
  })

  test('of an account without e-mail is renewed with the PIN alone', async () => {
    const entries = { ...storedSession, ceremony_user: '{"email":"","name":""}' }
    const { store, calls } = page(entries, { check: nobody, logIn: { answer: 'open', user } })
    await store.start()
    expect(calls).toEqual(['check', { pin: user.pin }])
  })

  test('leaves an ended subscription authenticated and inactive, its end in the keys', async () => {
    const { store, content, told } = page(storedSession, {
      check: nobody,
      logIn: refused('subscription-expired'),
    })
    await store.start()
    expect(store.state()).toMatchObject({ isAuthenticated: true, isSubscriptionActive: false })
    expect(content.get('ceremony_pin_expiry')).toBe(new Date(now).toISOString())
    expect(JSON.parse(content.get('ceremony_user') ?? '')).toMatchObject({
      subscriptionEnd: new Date(now).toISOString(),
    })
    expect(told).toEqual([refused('subscription-expired')])
  })

  test('logs out if the stored PIN is no longer anyone’s', async () => {
    const { store, content, told } = page(storedSession, {
      check: nobody,
      logIn: refused('pin-invalid'),
    })
    await store.start()
    expect(store.state()).toMatchObject(loggedOut)
    expect([...content.keys()]).toEqual([])
    expect(told).toEqual([refused('pin-invalid')])
  })

  test('hands over the PIN, once, where its e-mail has to be asked for', async () => {
    const { store } = page(storedSession, { check: nobody, logIn: refused('email-required') })
    await store.start()
    expect(store.state()).toMatchObject(loggedOut)
    expect([store.takeCarriedPin(), store.takeCarriedPin()]).toEqual([user.pin, ''])
  })

  test('keeps the session when the server says to wait, or does not answer', async () => {
    for (const logIn of [
      { answer: 'refused', code: 'too-many-attempts', sentence: '5 minutos' },
      { answer: 'refused', code: 'unavailable', sentence: '' },
      { answer: 'failed' },
    ] satisfies DoorOutcome[]) {
      const { store, told } = page(storedSession, { check: nobody, logIn })
      await store.start()
      expect(store.state()).toMatchObject(loggedIn)
      expect(told).toEqual([logIn])
    }
  })
})

describe('access that has ended', () => {
  const expired = { ...storedSession, ceremony_pin_expiry: '2026-11-20T11:59:59.999Z' }
  const ended = { answer: 'ended', code: 'subscription-expired' } as const

  test('before the page was opened can be renewed under the e-mail that was stored', async () => {
    const { store, carried } = page(expired, { check: nobody })
    await store.start()
    expect(store.state()).toMatchObject({ ...loggedOut, hasEnded: true })
    expect(carried).toEqual([user.email])
  })

  test('while the page is open can be renewed, until its owner leaves or has access again', async () => {
    const { store, carried, gone } = page(storedSession, { check: ended })
    await store.start()
    expect(store.state()).toMatchObject({ isAuthenticated: true, hasEnded: true, leaving: false })
    expect(carried).toEqual([user.email])
    await store.logOut({ everywhere: false, keepsDevice: false })
    expect(store.state()).toMatchObject({ hasEnded: false })
    expect(gone.times).toBe(1)
    store.adopt(user)
    expect(store.state()).toMatchObject({ hasEnded: false })
  })

  test('of a PIN that is typed can be renewed under the e-mail typed with it, if any', async () => {
    const refusedPin = { logIn: refused('subscription-expired') }
    const { store, carried } = page({}, { check: nobody, ...refusedPin })
    await store.start()
    expect(store.state().hasEnded).toBe(false)
    await store.logIn({ pin: '123456' })
    expect(store.state().hasEnded).toBe(true)
    expect(carried).toEqual([])
    await store.logIn({ pin: '123456', email: 'rui@example.org' })
    expect(carried).toEqual(['rui@example.org'])
  })

  test('by a withdrawal just made is not offered again', async () => {
    const { store, server, carried } = page(storedSession, { check: { answer: 'somebody', user } })
    await store.start()
    server.check = ended
    await store.recheck({ quietly: true })
    expect(store.state()).toMatchObject({ isSubscriptionActive: false, leaving: true })
    expect(store.state().hasEnded).toBe(false)
    expect(carried).toEqual([])
  })
})

describe('a session ended by the server', () => {
  test('together with its subscription is inactive, not renewed', async () => {
    const { store, calls } = page(storedSession, {
      check: { answer: 'ended', code: 'subscription-expired' },
    })
    await store.start()
    expect(calls).toEqual(['check'])
    expect(store.state()).toMatchObject({ isAuthenticated: true, isSubscriptionActive: false })
  })

  test('because someone logged out everywhere is over, not renewed', async () => {
    const { store, calls, told } = page(storedSession, {
      check: { answer: 'ended', code: 'session-required' },
    })
    await store.start()
    expect(calls).toEqual(['check'])
    expect(store.state()).toMatchObject(loggedOut)
    expect(told).toEqual([{ answer: 'ended-elsewhere' }])
  })

  test('is inactive as soon as a call reports that the subscription has ended', async () => {
    const { store, told } = page(storedSession, { check: { answer: 'somebody', user } })
    await store.start()
    expect(await store.refused('subscription-expired')).toBe(false)
    expect(await store.refused('subscription-expired')).toBe(false)
    expect(store.state()).toMatchObject({ isAuthenticated: true, isSubscriptionActive: false })
    expect(told).toEqual([refused('subscription-expired')])
  })

  test('is renewed when a call lacked only the cookie, and the call may be repeated', async () => {
    const { store, server } = page(storedSession, { check: { answer: 'somebody', user } })
    await store.start()
    server.check = nobody
    server.logIn = { answer: 'open', user }
    expect(await store.refused('session-required')).toBe(true)
    expect(store.state()).toMatchObject(loggedIn)
  })

  test('is not corrected by a refusal about something else', async () => {
    const { store, calls } = page(storedSession, { check: { answer: 'somebody', user } })
    await store.start()
    expect(await store.refused(undefined)).toBe(false)
    expect(calls).toEqual(['check'])
  })
})

test('the subscription’s end passes while the page is open', async () => {
  const { store, clock } = page(storedSession, { check: { answer: 'somebody', user } })
  await store.start()
  clock.now = Date.parse(user.subscriptionEnd)
  await store.recheck()
  expect(store.state()).toMatchObject({ isAuthenticated: true, isSubscriptionActive: false })
})

test('a subscription the user has just ended closes without a notice', async () => {
  const { store, server, told } = page(storedSession, { check: { answer: 'somebody', user } })
  await store.start()
  server.check = { answer: 'ended', code: 'subscription-expired' }
  await store.recheck({ quietly: true })
  expect(store.state()).toMatchObject({ isAuthenticated: true, isSubscriptionActive: false })
  expect(told).toEqual([])
})

describe('logging in', () => {
  test('keeps the session under the specification’s keys', async () => {
    const { store, content } = page({}, { check: nobody, logIn: { answer: 'open', user } })
    await store.start()
    await store.logIn({ pin: user.pin })
    expect(Object.fromEntries(content)).toEqual({ ...storedSession, ...noted })
    expect(store.state()).toMatchObject(loggedIn)
  })

  test('with a PIN that has ended clears what was stored', async () => {
    const { store, content, server } = page(storedSession, { check: { answer: 'somebody', user } })
    await store.start()
    server.logIn = refused('subscription-expired')
    await store.logIn({ pin: user.pin })
    expect(Object.fromEntries(content)).toEqual(noted)
  })
})

describe('a session opened by a payment', () => {
  test('is stored like one from a login', async () => {
    const { store, content } = page({}, { check: nobody })
    await store.start()
    store.adopt(user)
    expect(Object.fromEntries(content)).toEqual({ ...storedSession, ...noted })
    expect(store.state()).toMatchObject(loggedIn)
  })

  test('wins over a check still under way', async () => {
    const late = Promise.withResolvers<CheckOutcome>()
    const { store, content } = page(storedSession, { check: late.promise })
    const start = store.start()
    store.adopt({ ...user, pin: '654321' })
    late.resolve({ answer: 'ended', code: 'session-required' })
    await start
    expect(store.state()).toMatchObject({ ...loggedIn, pin: '654321' })
    expect(content.get('ceremony_pin')).toBe('654321')
  })

  test('is not ended by a logout that was never sent', async () => {
    const first = page(storedSession)
    await first.store.start()
    await first.store.logOut({ everywhere: false, keepsDevice: false })
    first.store.adopt(user)

    const somebody: CheckOutcome = { answer: 'somebody', user }
    const next = page(Object.fromEntries(first.content), { check: somebody })
    await next.store.start()
    expect(next.calls).toEqual(['check'])
    expect(next.store.state()).toMatchObject(loggedIn)
  })
})

describe('logging out', () => {
  const here = { everywhere: false, keepsDevice: false }
  /** Closes what is kept on the device until the next login. */
  const left = { enlace_unsent_logout: '' }

  test('removes the three session keys, leaves that somebody left, and touches nothing else', async () => {
    const rest = { ceremony_info: '{}', preferred_language: 'pt', openai_api_key: 'sk' }
    const { store, content, calls } = page(
      { ...storedSession, ...rest },
      { check: { answer: 'somebody', user }, logOut: true },
    )
    await store.start()
    expect(await store.logOut(here)).toBe(true)
    expect(Object.fromEntries(content)).toEqual({ ...rest, ...noted, ...left })
    expect(calls).toEqual(['check', here])
    expect(store.state()).toMatchObject({ ...loggedOut, leaving: true })
    store.arrive()
    expect(store.state().leaving).toBe(false)
  })

  test('without a network is completed on the next load, before the cookie can restore anything', async () => {
    const first = page(storedSession)
    await first.store.start()
    expect(await first.store.logOut({ everywhere: true, keepsDevice: true })).toBe(false)
    expect(first.store.state()).toMatchObject(loggedOut)

    const unsent = Object.fromEntries(first.content)
    const offline = page(unsent, { check: { answer: 'somebody', user } })
    await offline.store.start()
    expect(offline.calls).toEqual([{ everywhere: true, keepsDevice: true }])
    expect(offline.store.state()).toMatchObject(loggedOut)

    const online = page(unsent, { check: nobody, logOut: true })
    await online.store.start()
    expect(online.calls).toEqual([{ everywhere: true, keepsDevice: true }, 'check'])
    expect(Object.fromEntries(online.content)).toEqual(left)
  })

  test('wins over a check still under way', async () => {
    const late = Promise.withResolvers<CheckOutcome>()
    const { store, content } = page(storedSession, { check: late.promise, logOut: true })
    const start = store.start()
    const leaving = store.logOut(here)
    late.resolve({ answer: 'somebody', user })
    await Promise.all([start, leaving])
    expect(store.state()).toMatchObject(loggedOut)
    expect(Object.fromEntries(content)).toEqual(left)
  })

  test('that the server has not heard of is sent before anybody else logs in', async () => {
    const unsent = { enlace_unsent_logout: JSON.stringify(here) }
    const { store, calls, server } = page(unsent, { check: nobody })
    await store.start()
    server.logOut = true
    server.logIn = { answer: 'open', user }
    await store.logIn({ pin: user.pin })
    expect(calls).toEqual([here, here, { pin: user.pin }])
  })

  test('leaves nothing that was typed in the tab, in whichever tab it happens', async () => {
    const { store, content, gone } = page(storedSession, { check: { answer: 'somebody', user } })
    await store.start()
    expect(gone.times).toBe(0)
    content.set('ceremony_pin', '654321')
    store.absorb('ceremony_pin')
    expect(gone.times).toBe(1)
    await store.logOut(here)
    expect(gone.times).toBe(2)
  })

  test('keeps the device closed to somebody else who logs in, also once their access has ended', async () => {
    const first = page(storedSession, { check: { answer: 'somebody', user }, logOut: true })
    await first.store.start()
    await first.store.logOut(here)
    const other = { ...user, email: '', account: 'other', pin: '654321' }
    const next = page(Object.fromEntries(first.content), {
      check: nobody,
      logIn: { answer: 'open', user: other },
    })
    await next.store.start()
    await next.store.logIn({ pin: other.pin })
    expect(next.store.state()).toMatchObject(loggedIn)
    expect(next.content.get('enlace_unsent_logout')).toBe('')
    next.server.check = { answer: 'ended', code: 'session-required' }
    await next.store.recheck()
    expect(next.store.state()).toMatchObject(loggedOut)
    expect(next.content.get('enlace_unsent_logout')).toBe('')
  })

  test('is forgotten with the next login', async () => {
    const { store, content } = page(left, { check: nobody, logIn: { answer: 'open', user } })
    await store.start()
    await store.logIn({ pin: user.pin })
    expect(content.has('enlace_unsent_logout')).toBe(false)
  })

  test('in another tab reaches this one, and so does logging in', async () => {
    const { store, content } = page(storedSession, { check: { answer: 'somebody', user } })
    await store.start()
    for (const key of Object.keys(storedSession)) content.delete(key)
    store.absorb('ceremony_answers')
    expect(store.state()).toMatchObject(loggedIn)
    store.absorb('ceremony_user')
    expect(store.state()).toMatchObject(loggedOut)
    for (const [key, value] of Object.entries(storedSession)) content.set(key, value)
    store.absorb('ceremony_pin_expiry')
    expect(store.state()).toMatchObject(loggedIn)
    content.clear()
    store.absorb(null)
    expect(store.state()).toMatchObject(loggedOut)
  })
})

describe('when the subscription’s end passes while the page is open', () => {
  const end = Date.parse(user.subscriptionEnd)

  test('without a network, the page becomes inactive and says so, once', async () => {
    const { store, told, alarm, pass } = page(storedSession)
    await store.start()
    expect(alarm.at).toBe(end)
    await pass(end)
    expect(store.state()).toMatchObject({ isAuthenticated: true, isSubscriptionActive: false })
    expect(told).toEqual([refused('subscription-expired')])
  })

  test('a subscription renewed elsewhere goes on without a word', async () => {
    const later = { ...user, subscriptionEnd: '2027-01-19T12:00:00.000Z' }
    const { store, told, alarm, server, pass } = page(storedSession)
    await store.start()
    server.check = { answer: 'somebody', user: later }
    await pass(end)
    expect(store.state()).toMatchObject(loggedIn)
    expect(told).toEqual([])
    expect(alarm.at).toBe(Date.parse(later.subscriptionEnd))
  })

  test('what the server has said is not said twice', async () => {
    const { store, told, server, pass } = page(storedSession)
    await store.start()
    server.check = { answer: 'ended', code: 'subscription-expired' }
    await pass(end)
    expect(store.state()).toMatchObject({ isAuthenticated: true, isSubscriptionActive: false })
    expect(told).toEqual([refused('subscription-expired')])
  })

  test('a timer that rings early, as very long ones do, is set again', async () => {
    const { store, told, alarm, clock } = page(storedSession)
    await store.start()
    clock.now = end - 60_000
    delete alarm.at
    alarm.ring?.()
    expect(alarm.at).toBe(end)
    expect(store.state()).toMatchObject(loggedIn)
    expect(told).toEqual([])
  })
})
