import { describe, expect, test } from 'vitest'
import { defaultDoorLimits } from '#core/access/door.ts'
import type {
  Account,
  EnrolmentAttempt,
  Grant,
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
  account: hashToken('account:s-1').slice(0, 16),
}
const visitor = { deviceToken: 'device', address: '2001:db8:0:7::1' }

type Opening = Parameters<Store['openSession']>[0]

/** Access over a store that records what it is asked, and always gives the same answer. */
function newAccess(
  settings: Partial<AccessSettings> = {},
  opens: Awaited<ReturnType<Store['openSession']>> = { answer: 'open', account, device: 'new' },
) {
  const asked = {
    grants: [] as Grant[],
    enrolments: [] as EnrolmentAttempt[],
    openings: [] as Opening[],
    reminders: [] as ReminderRequest[],
    sessions: [] as unknown[][],
    ended: [] as unknown[],
  }
  const found = new Map<string, Account | 'ended'>()
  const verbs: Partial<Store> = {
    grantAccess: async (grant) => {
      asked.grants.push(grant)
      return { account, isExtension: false }
    },
    enrol: async (attempt) => {
      asked.enrolments.push(attempt)
      return opens ?? { answer: 'enrolment-invalid' }
    },
    openSession: async (opening) => {
      asked.openings.push(opening)
      return opens
    },
    requestReminder: async (request) => {
      asked.reminders.push(request)
      return { answer: 'accepted' }
    },
    findSession: async (...search) => {
      asked.sessions.push(search)
      const whose = found.get(search[0])
      if (whose === undefined) return null
      return whose === 'ended'
        ? { state: 'ended' }
        : { state: 'active', account: whose, letterOrderId: 'o-1', openedAtMs: nowMs - 7 }
    },
    endSession: async (sessionHash) => void asked.ended.push(sessionHash),
    leave: async (leaving) => void asked.ended.push(leaving),
  }
  const access = createAccess({
    // Access needs nothing else here; adapters/store/access tests it over a real store.
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
  test('keeps the e-mail as typed, is found under its key, and lasts the days asked for', () => {
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

  test('without an e-mail has neither e-mail nor key', () => {
    const { access } = newAccess()
    expect(access.prepareGrant({ ...request, email: null })).toMatchObject({
      ...{ email: null, emailKey: null },
    })
  })

  test('comes with a letter holding the PIN and the key whose hash the store keeps', () => {
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
      // Preparing a grant does not touch the store.
      ...{ store: {} as Store, secrets, now: () => nowMs, randomUint32: () => draw++ },
      settings: {
        ...{ doorLimits: defaultDoorLimits, messageIdHost: 'enlace.test' },
        specialPin: '100003',
      },
    })
    expect(access.prepareGrant(request).pinCandidates).toHaveLength(31)
  })

  test('is made by the store, and its PIN can be revealed', async () => {
    const { access, asked } = newAccess()
    expect(await access.grant(request)).toEqual({ account, isExtension: false })
    expect(asked.grants).toMatchObject([{ emailKey: 'ana@example.org' }])
    expect(access.revealPin(account)).toBe('123456')
  })
})

describe('the special PIN', () => {
  test('opens without a name, with the contact e-mail', async () => {
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

  test('that opens nothing is reported as such', async () => {
    const { access } = newAccess({}, null)
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
    const closed = newAccess({}, null)
    expect(await closed.access.openAfterPurchase('s-1', undefined, false)).toBeNull()
    expect(closed.asked.openings).toMatchObject([{ deviceHash: null, onlyOnItsDevice: false }])
  })
})

describe('a session', () => {
  test('is looked up by its hash, and is active, ended or unknown', async () => {
    const { access, asked, found } = newAccess(special)
    found.set(hashToken('active'), account)
    found.set(hashToken('ended'), 'ended')
    expect(await access.checkSession('active')).toEqual({
      ...{ state: 'active', user, holder: 's-1', letterOrderId: 'o-1', ageMs: 7 },
    })
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
    const browser = { sessionToken: 'session', deviceToken: 'device', purchaseHash: 'purchase' }
    const nothing = { sessionToken: undefined, deviceToken: undefined, purchaseHash: undefined }
    const hashes = { sessionHash: hashToken('session'), deviceHash: hashToken('device') }
    const options = [
      { everywhere: false, keepsDevice: false },
      { everywhere: true, keepsDevice: true },
    ]
    for (const option of options) await access.logOut(browser, option)
    for (const option of options) await access.logOut(nothing, option)
    await access.endSession('session')
    expect(asked.ended).toEqual([
      ...options.map((option) => ({ now: nowMs, ...hashes, purchaseHash: 'purchase', ...option })),
      ...options.map((option) => ({
        ...{ now: nowMs, sessionHash: null, deviceHash: null, purchaseHash: null },
        ...option,
      })),
      hashes.sessionHash,
    ])
  })
})

test('a reminder is looked up by the e-mail’s key, and has a fresh link', async () => {
  const { access, asked } = newAccess(special)
  await access.remind('Ola@enlace.test ', { address: '203.0.113.7' })
  await access.remind('ana@example.org', { address: '203.0.113.7' })
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
