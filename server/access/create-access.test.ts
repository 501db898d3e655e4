import { describe, expect, test } from 'vitest'
import { defaultDoorLimits } from '#core/door.ts'
import type {
  Account,
  EnrolmentAttempt,
  Grant,
  LoginAttempt,
  LoginResult,
  ReminderRequest,
  SubscriptionAccount,
} from '#server/ports/access-store.ts'
import type { Store } from '#server/ports/store.ts'
import type { AccessSettings, GrantRequest } from './access.ts'
import { createAccess } from './create-access.ts'
import { createSecrets } from './secrets.ts'
import { hashToken } from './tokens.ts'

const secrets = createSecrets('one secret key that is long enough for all of this')
const nowMs = Date.UTC(2026, 5, 1, 12)
const dayMs = 86_400_000
const special = { specialPin: '246810', contactEmail: 'Ola@Enlace.test' }

const account: SubscriptionAccount = {
  ...{ kind: 'subscription', id: 's-1', email: 'ana@example.org', name: 'Ana', language: 'pt' },
  ...{ pinSealed: secrets.seal('123456', 'pin'), endsAt: nowMs + dayMs },
}
const user = {
  ...{ email: 'ana@example.org', name: 'Ana', pin: '123456', special: false },
  subscriptionEnd: '2026-06-02T12:00:00.000Z',
}
const visitor = { deviceToken: 'device', address: '2001:db8:0:7::1' }

type Opening = Parameters<Store['openSession']>[0]

/** Access over a store that notes what it is asked, and answers so. */
function newAccess(
  settings: Partial<AccessSettings> = {},
  answer: LoginResult = { answer: 'open', account, device: 'new' },
) {
  const asked = {
    grants: [] as Grant[],
    logins: [] as LoginAttempt[],
    enrolments: [] as EnrolmentAttempt[],
    openings: [] as Opening[],
    reminders: [] as ReminderRequest[],
    sessions: [] as unknown[][],
    ended: [] as unknown[][],
  }
  const found = new Map<string, Account | 'ended'>()
  const verbs: Partial<Store> = {
    grantAccess: async (grant) => {
      asked.grants.push(grant)
      return { account, isExtension: false }
    },
    logIn: async (attempt) => {
      asked.logins.push(attempt)
      return answer
    },
    enrol: async (attempt) => {
      asked.enrolments.push(attempt)
      return answer.answer === 'open' ? answer : { answer: 'enrolment-invalid' }
    },
    openSession: async (opening) => {
      asked.openings.push(opening)
      return answer.answer === 'open' ? answer : null
    },
    requestReminder: async (request) => void asked.reminders.push(request),
    findSession: async (...search) => {
      asked.sessions.push(search)
      const whose = found.get(search[0])
      if (whose === undefined) return null
      return whose === 'ended' ? { state: 'ended' } : { state: 'active', account: whose }
    },
    endSession: async (...end) => void asked.ended.push(['here', ...end]),
    endAllSessions: async (...end) => void asked.ended.push(['everywhere', ...end]),
  }
  const access = createAccess({
    // Access asks for nothing else; a real store is behind it in adapters/store/access.
    store: verbs as Store,
    secrets,
    settings: { doorLimits: defaultDoorLimits, messageIdHost: 'enlace.test', ...settings },
    now: () => nowMs,
  })
  return { access, asked, found }
}

const request: GrantRequest = {
  ...{ email: ' Ana@Example.org ', name: 'Ana', language: 'fr', days: 30, source: 'bought' },
}

describe('a grant', () => {
  test('is for the e-mail as typed, found under its key, for so many days', () => {
    const { access } = newAccess()
    const grant = access.prepareGrant(request)
    expect(grant).toMatchObject({
      ...{ now: nowMs, email: 'Ana@Example.org', emailKey: 'ana@example.org', name: 'Ana' },
      ...{ language: 'fr', source: 'bought', durationMs: 30 * dayMs },
    })
    expect(grant.subscriptionId).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(grant.pinCandidates.map(({ hmacs }) => hmacs[0]?.hmac)).size).toBe(32)
    expect(access.prepareGrant(request).subscriptionId).not.toBe(grant.subscriptionId)
  })

  test('without an e-mail has none and no key of one', () => {
    const { access } = newAccess()
    expect(access.prepareGrant({ ...request, email: null })).toMatchObject({
      ...{ email: null, emailKey: null },
    })
  })

  test('brings a letter with the PIN and the key whose hash the store keeps', () => {
    const { access } = newAccess()
    const grant = access.prepareGrant(request)
    const letter = grant.writeLetter(account, true)
    expect(letter).toMatchObject({
      ...{ kind: 'pin', recipient: 'ana@example.org', createdAt: nowMs },
      params: { accessDays: 30, isExtension: true },
    })
    const held = JSON.parse(secrets.open(letter?.sealed ?? '', 'letter'))
    expect(held.pin).toBe('123456')
    expect(hashToken(held.enrolment)).toBe(grant.enrolmentHash)
    expect(Buffer.from(held.enrolment, 'base64url')).toHaveLength(16)
  })

  test('never draws the special PIN', () => {
    let draw = 0
    const access = createAccess({
      // Preparing asks the store for nothing.
      ...{ store: {} as Store, secrets, now: () => nowMs, randomUint32: () => draw++ },
      settings: {
        ...{ doorLimits: defaultDoorLimits, messageIdHost: 'enlace.test' },
        specialPin: '100003',
      },
    })
    expect(access.prepareGrant(request).pinCandidates).toHaveLength(31)
  })

  test('is made by the store, and its PIN can be told', async () => {
    const { access, asked } = newAccess()
    expect(await access.grant(request)).toEqual({ account, isExtension: false })
    expect(asked.grants).toMatchObject([{ emailKey: 'ana@example.org' }])
    expect(access.revealPin(account)).toBe('123456')
  })
})

describe('logging in', () => {
  test('asks the store by HMACs and hashes only', async () => {
    const { access, asked } = newAccess()
    await access.logIn({ pin: '123 456', email: 'Ana@Example.org' }, visitor)
    const [login] = asked.logins
    expect(login).toMatchObject({
      now: nowMs,
      pinHmacs: secrets.pinHmacs('123456'),
      email: {
        key: 'ana@example.org',
        counterKey: secrets.counterKey('email', 'ana@example.org'),
      },
      deviceHash: hashToken('device'),
      addressKey: secrets.counterKey('address', '2001:db8:0:7::/64'),
      special: null,
      limits: defaultDoorLimits,
      session: { specialEndsAt: nowMs + 365 * dayMs },
    })
    expect(access.addressKey(visitor.address)).toBe(login?.addressKey)
    const link = login?.writeLink(account)
    expect(link).toMatchObject({ kind: 'enrolment-link', createdAt: nowMs })
    const held = JSON.parse(secrets.open(link?.sealed ?? '', 'letter'))
    expect(hashToken(held.enrolment)).toBe(login?.enrolmentHash)
  })

  test('opens with tokens whose hashes the store was given, and says who it is', async () => {
    const { access, asked } = newAccess()
    const door = await access.logIn({ pin: '123456' }, { ...visitor, deviceToken: undefined })
    if (door.answer !== 'open') throw new Error(door.answer)
    expect(door).toMatchObject({ user, holder: 's-1' })
    expect(asked.logins[0]?.session).toMatchObject({
      sessionHash: hashToken(door.sessionToken),
      deviceHash: hashToken(door.deviceToken ?? ''),
    })
    expect(asked.logins[0]).toMatchObject({ email: null, deviceHash: null })
    expect(Buffer.from(door.sessionToken, 'base64url')).toHaveLength(32)
    expect(Buffer.from(door.deviceToken ?? '', 'base64url')).toHaveLength(16)
  })

  test('on a known device lets it keep its token', async () => {
    const known = newAccess({}, { answer: 'open', account, device: 'known' })
    expect(await known.access.logIn({ pin: '123456' }, visitor)).toMatchObject({
      ...{ answer: 'open', deviceToken: null },
    })
  })

  test('passes a refusal on as it is', async () => {
    const wait = { answer: 'too-many-attempts', retryAfterMs: 7 } as const
    const { access } = newAccess({}, wait)
    expect(await access.logIn({ pin: '123456' }, visitor)).toEqual(wait)
  })

  test('with what cannot be a PIN asks nobody', async () => {
    const { access, asked } = newAccess()
    expect(await access.logIn({ pin: '012345' }, visitor)).toEqual({ answer: 'pin-invalid' })
    expect(asked.logins).toEqual([])
  })

  test('without an e-mail of its own holds nobody’s address empty', async () => {
    const nameless = { ...account, email: null }
    const { access } = newAccess({}, { answer: 'open', account: nameless, device: 'new' })
    const door = await access.logIn({ pin: '123456' }, visitor)
    expect(door).toMatchObject({ user: { ...user, email: '' } })
  })
})

describe('the special PIN', () => {
  const tags = secrets.specialTags(special.specialPin)

  test.each([
    { pin: '246810', email: 'ola@enlace.test', pinMatches: true, emailMatches: true },
    { pin: '246810', email: 'ana@example.org', pinMatches: true, emailMatches: false },
    { pin: '246810', email: undefined, pinMatches: true, emailMatches: false },
    { pin: '246811', email: 'ola@enlace.test', pinMatches: false, emailMatches: true },
  ])('is compared here: $pin with $email', async ({ pin, email, ...matches }) => {
    const { access, asked } = newAccess(special)
    await access.logIn({ pin, email }, visitor)
    expect(asked.logins[0]?.special).toEqual({ tags, ...matches })
  })

  test('without a contact e-mail goes with no e-mail', async () => {
    const { access, asked } = newAccess({ specialPin: special.specialPin })
    await access.logIn({ pin: '246810', email: 'ola@enlace.test' }, visitor)
    expect(asked.logins[0]?.special).toEqual({ tags, pinMatches: true, emailMatches: false })
  })

  test('opens for nobody by name, with the contact e-mail', async () => {
    const endsAt = nowMs + 365 * dayMs
    const door = { answer: 'open', account: { kind: 'special', endsAt }, device: 'new' } as const
    const expected = { name: '', special: true, subscriptionEnd: '2027-06-01T12:00:00.000Z' }
    expect(await newAccess(special, door).access.enrol('key', visitor)).toMatchObject({
      holder: 'special',
      user: { ...expected, email: special.contactEmail, pin: special.specialPin },
    })
    expect(await newAccess({}, door).access.enrol('key', visitor)).toMatchObject({
      user: { ...expected, email: '', pin: '' },
    })
  })
})

describe('a mailed link', () => {
  test('is spent by the hash of its key', async () => {
    const { access, asked } = newAccess(special)
    const door = await access.enrol('key', visitor)
    if (door.answer !== 'open') throw new Error(door.answer)
    expect(door).toMatchObject({ user, holder: 's-1' })
    expect(asked.enrolments).toMatchObject([
      {
        ...{ now: nowMs, keyHash: hashToken('key'), deviceHash: hashToken('device') },
        special: { tags: secrets.specialTags(special.specialPin) },
        session: { sessionHash: hashToken(door.sessionToken) },
      },
    ])
  })

  test('that opens nothing says so', async () => {
    const { access } = newAccess({}, { answer: 'pin-invalid' })
    expect(await access.enrol('key', visitor)).toEqual({ answer: 'enrolment-invalid' })
  })
})

describe('a purchase', () => {
  test('opens the session of its subscription, or none', async () => {
    const { access, asked } = newAccess()
    const door = await access.openAfterPurchase('s-1', 'device', true)
    expect(door).toMatchObject({ answer: 'open', user })
    expect(asked.openings).toMatchObject([
      {
        ...{ now: nowMs, subscriptionId: 's-1', deviceHash: hashToken('device') },
        ...{ special: { tags: [] }, onlyOnItsDevice: true },
        session: { sessionHash: hashToken(door?.sessionToken ?? '') },
      },
    ])
    const closed = newAccess({}, { answer: 'pin-invalid' })
    expect(await closed.access.openAfterPurchase('s-1', undefined, false)).toBeNull()
    expect(closed.asked.openings).toMatchObject([{ deviceHash: null, onlyOnItsDevice: false }])
  })
})

describe('a session', () => {
  test('is looked up by its hash, and is somebody’s, ended or nobody’s', async () => {
    const { access, asked, found } = newAccess(special)
    found.set(hashToken('active'), account)
    found.set(hashToken('ended'), 'ended')
    expect(await access.checkSession('active')).toEqual({ state: 'active', user, holder: 's-1' })
    expect(await access.checkSession('ended')).toEqual({ state: 'ended' })
    expect(await access.checkSession('forged')).toEqual({ state: 'none' })
    expect(asked.sessions[0]).toEqual([
      ...[hashToken('active'), secrets.specialTags(special.specialPin), nowMs],
    ])
    asked.sessions.length = 0
    expect(await access.checkSession(undefined)).toEqual({ state: 'none' })
    expect(await access.checkSession('')).toEqual({ state: 'none' })
    expect(asked.sessions).toEqual([])
  })

  test('ends here or everywhere, and the device is kept or forgotten', async () => {
    const { access, asked } = newAccess()
    const [session, device] = [hashToken('session'), hashToken('device')]
    for (const everywhere of [false, true]) {
      for (const forgetDevice of [false, true]) {
        await access.logOut('session', { everywhere, forgetDevice, deviceToken: 'device' })
      }
    }
    await access.logOut('session', {
      ...{ everywhere: false, forgetDevice: true, deviceToken: undefined },
    })
    expect(asked.ended).toEqual([
      ['here', session, null],
      ['here', session, device],
      ['everywhere', session, device],
      ['everywhere', session, null],
      ['here', session, null],
    ])
  })
})

test('a reminder is asked for by the e-mail’s key, with a fresh link', async () => {
  const { access, asked } = newAccess(special)
  await access.remind('Ola@enlace.test ')
  await access.remind('ana@example.org')
  const [own, other] = asked.reminders
  const tags = secrets.specialTags(special.specialPin)
  expect(own).toMatchObject({
    now: nowMs,
    email: { key: 'ola@enlace.test', counterKey: secrets.counterKey('email', 'ola@enlace.test') },
    special: { tags, pinMatches: false, emailMatches: true },
    limits: defaultDoorLimits,
  })
  expect(other?.special).toEqual({ tags, pinMatches: false, emailMatches: false })
  const letter = other?.writeLetter(account)
  expect(letter).toMatchObject({ kind: 'reminder', createdAt: nowMs })
  const held = JSON.parse(secrets.open(letter?.sealed ?? '', 'letter'))
  expect(hashToken(held.enrolment)).toBe(other?.enrolmentHash)
  expect(other?.enrolmentHash).not.toBe(own?.enrolmentHash)
})
