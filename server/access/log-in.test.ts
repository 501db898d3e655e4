import { describe, expect, test } from 'vitest'
import { type DoorSums, defaultDoorLimits } from '#core/access/door.ts'
import type { DeviceAccount, DoorTransaction, PinnedAccount } from '#server/ports/access-store.ts'
import type { Store } from '#server/ports/store.ts'
import type { AccessSettings } from './access.ts'
import { createAccess } from './create-access.ts'
import { createSecrets } from './secrets.ts'
import { hashToken } from './tokens.ts'

const secrets = createSecrets('one secret key that is long enough for all of this')
const nowMs = Date.UTC(2026, 5, 1, 12)
const dayMs = 86_400_000
const special = { specialPin: '246810', contactEmail: 'Ola@Enlace.test' }

const pinOfAna = '123456'
const account: PinnedAccount = {
  ...{ kind: 'subscription', id: 's-1', email: 'ana@example.org', name: 'Ana', language: 'pt' },
  ...{ pinSealed: secrets.seal(pinOfAna, 'pin'), endsAt: nowMs + dayMs },
  pin: pinHmac(pinOfAna),
}
const known: DeviceAccount = {
  ...{ kind: 'subscription', subscription: account, emailKey: 'ana@example.org' },
  ...{ failures: 0, isLeft: false },
}
const visitor = { deviceToken: 'device', address: '2001:db8:0:7::1' }

type Called = { [Verb in keyof DoorTransaction]: Parameters<DoorTransaction[Verb]>[] }

interface Rows {
  accounts: readonly PinnedAccount[]
  device: readonly DeviceAccount[]
  counts: Partial<DoorSums>
}

/** Access over a store that answers from `rows`, and the arguments of every call it received. */
function newAccess(rows: Partial<Rows> = {}, settings: Partial<AccessSettings> = {}) {
  const { accounts = [account], device = [], counts = {} } = rows
  const called: Called = {
    ...{ accountsOfDevice: [], accountsOfEmail: [], accountsOfPin: [], takeTurn: [] },
    ...{ countActive: [], readCounts: [], addCounts: [], addressWaitMs: [], failOnDevice: [] },
    ...{ mailLink: [], openSession: [] },
  }
  const none = { alone: 0, pair: 0, account: 0, letters: 0, lettersOfDay: 0, address: 0 }
  const door: DoorTransaction = {
    accountsOfDevice: async (...args) => {
      called.accountsOfDevice.push(args)
      return device
    },
    accountsOfEmail: async (...args) => {
      called.accountsOfEmail.push(args)
      return accounts
    },
    accountsOfPin: async (...args) => {
      called.accountsOfPin.push(args)
      return accounts
    },
    takeTurn: async (...args) => void called.takeTurn.push(args),
    countActive: async (...args) => {
      called.countActive.push(args)
      return accounts.length
    },
    readCounts: async (...args) => {
      called.readCounts.push(args)
      return { ...none, ...counts }
    },
    addCounts: async (...args) => void called.addCounts.push(args),
    addressWaitMs: async (...args) => {
      called.addressWaitMs.push(args)
      return 7
    },
    failOnDevice: async (...args) => void called.failOnDevice.push(args),
    mailLink: async (...args) => void called.mailLink.push(args),
    openSession: async (...args) => void called.openSession.push(args),
  }
  const atDoor: Store['atDoor'] = (attempt) => attempt(door)
  const access = createAccess({
    // Logging in needs nothing else; adapters/store/access tests it over a real store.
    store: { atDoor } as Store,
    secrets,
    settings: { doorLimits: defaultDoorLimits, messageIdHost: 'enlace.test', ...settings },
    now: () => nowMs,
  })
  return { access, called }
}

function pinHmac(pin: string) {
  const [current] = secrets.pinHmacs(pin)
  if (!current) throw new Error('no key')
  return current
}

describe('logging in', () => {
  test('asks the store by HMACs and hashes only', async () => {
    const { access, called } = newAccess()
    await access.logIn({ pin: '123 456', email: 'Ana@Example.org' }, visitor)
    const counterKey = secrets.counterKey('email', 'ana@example.org')
    expect(called.accountsOfDevice).toEqual([[hashToken('device')]])
    expect(called.accountsOfEmail).toEqual([[{ key: 'ana@example.org', counterKey }]])
    // One of 65,536 slots, so that a flood of addresses adds a limited number of rows.
    const addressKey = secrets.counterKey('address', '2001:db8:0:7::/64').slice(0, 4)
    expect(called.readCounts).toEqual([[{ emailKey: counterKey, addressKey }, nowMs]])
    expect(access.addressKey(visitor.address)).toBe(addressKey)
  })

  test('opens with tokens whose hashes the store was given, and says who it is', async () => {
    const { access, called } = newAccess()
    const door = await access.logIn({ pin: pinOfAna }, { ...visitor, deviceToken: undefined })
    if (door.answer !== 'open') throw new Error(door.answer)
    const user = { email: 'ana@example.org', name: 'Ana', pin: pinOfAna, special: false }
    expect(door).toMatchObject({
      holder: 's-1',
      user: { ...user, subscriptionEnd: '2026-06-02T12:00:00.000Z' },
    })
    expect(called.accountsOfPin).toEqual([[secrets.pinHmacs(pinOfAna)]])
    expect(called.takeTurn).toEqual([['hit']])
    expect(called.openSession).toEqual([
      [
        {
          ...{ now: nowMs, holder: { kind: 'subscription', id: 's-1' }, expiresAt: null },
          sessionHash: hashToken(door.sessionToken),
          deviceHash: hashToken(door.deviceToken ?? ''),
        },
      ],
    ])
    expect(called.accountsOfDevice).toEqual([])
    expect(Buffer.from(door.sessionToken, 'base64url')).toHaveLength(32)
    expect(Buffer.from(door.deviceToken ?? '', 'base64url')).toHaveLength(16)
  })

  test('on a known device keeps its token and asks for nothing more', async () => {
    const { access, called } = newAccess({ device: [known], accounts: [] })
    expect(await access.logIn({ pin: pinOfAna }, visitor)).toMatchObject({
      ...{ answer: 'open', deviceToken: null },
    })
    expect(called.openSession).toMatchObject([[{ deviceHash: hashToken('device') }]])
    expect([called.accountsOfPin, called.readCounts, called.takeTurn]).toEqual([[], [], []])
  })

  test('with a wrong PIN counts it against the device and the door', async () => {
    const { access, called } = newAccess({ device: [known], accounts: [] })
    expect(await access.logIn({ pin: '654321' }, visitor)).toEqual({ answer: 'pin-invalid' })
    const whose = { kind: 'subscription', id: 's-1' }
    expect(called.failOnDevice).toEqual([
      [hashToken('device'), [{ account: whose, isForgotten: false }], []],
    ])
    expect(called.addCounts).toMatchObject([[{ emailKey: '' }, ['alone', 'address'], nowMs]])
    expect(called.takeTurn).toEqual([['miss']])
    expect(called.openSession).toEqual([])
  })

  test('from an address that failed too often says how long to wait', async () => {
    const { access, called } = newAccess({ counts: { address: 200 } })
    const wait = { answer: 'too-many-attempts', retryAfterMs: 7 }
    expect(await access.logIn({ pin: pinOfAna }, visitor)).toEqual(wait)
    expect(called.addressWaitMs).toMatchObject([[{ emailKey: '' }, 200, nowMs]])
  })

  test('when only the mailbox can open, mails a link and gives the store the hash of its key', async () => {
    const { access, called } = newAccess({ counts: { account: 5 } })
    const answer = await access.logIn({ pin: pinOfAna, email: 'ana@example.org' }, visitor)
    expect(answer).toEqual({ answer: 'link-sent' })
    const [link] = called.mailLink[0] ?? []
    expect(link).toMatchObject({
      ...{ now: nowMs, holder: { kind: 'subscription', id: 's-1' } },
      letter: { kind: 'enrolment-link', recipient: 'ana@example.org', createdAt: nowMs },
    })
    const held = JSON.parse(secrets.open(link?.letter.sealed ?? '', 'letter'))
    expect(hashToken(held.enrolment)).toBe(link?.enrolmentHash)
  })

  test('when only the mailbox can open, composes a letter even for an e-mail without access', async () => {
    const { access, called } = newAccess({ counts: { account: 5 }, accounts: [] })
    const answer = await access.logIn({ pin: pinOfAna, email: 'rui@example.org' }, visitor)
    expect(answer).toEqual({ answer: 'link-sent' })
    expect(called.mailLink).toMatchObject([[{ holder: null, letter: { recipient: '' } }]])
  })

  test('with something that cannot be a PIN asks nobody', async () => {
    const { access, called } = newAccess()
    expect(await access.logIn({ pin: '012345' }, visitor)).toEqual({ answer: 'pin-invalid' })
    expect(Object.values(called).flat()).toEqual([])
  })

  test('to an account without an e-mail answers an empty one', async () => {
    const { access } = newAccess({ accounts: [{ ...account, email: null }] })
    const door = await access.logIn({ pin: pinOfAna }, visitor)
    expect(door).toMatchObject({ user: { email: '', name: 'Ana' } })
  })
})

describe('the special PIN', () => {
  const [tag] = secrets.specialTags(special.specialPin)

  test.each([
    { pin: '246810', email: 'ola@enlace.test', answer: 'open' },
    { pin: '246810', email: 'ana@example.org', answer: 'pin-invalid' },
    { pin: '246810', email: undefined, answer: 'open' },
    { pin: '246811', email: 'ola@enlace.test', answer: 'pin-invalid' },
  ])('is compared here: $pin with $email', async ({ pin, email, answer }) => {
    const { access } = newAccess({ accounts: [] }, special)
    expect(await access.logIn({ pin, email }, visitor)).toMatchObject({ answer })
  })

  test('without a contact e-mail pairs with no e-mail', async () => {
    const { access } = newAccess({ accounts: [] }, { specialPin: special.specialPin })
    const attempt = { pin: '246810', email: 'ola@enlace.test' }
    expect(await access.logIn(attempt, visitor)).toEqual({ answer: 'pin-invalid' })
  })

  test('opens for 365 days, tied to its current value', async () => {
    const { access, called } = newAccess({ accounts: [] }, special)
    const door = await access.logIn({ pin: '246810' }, visitor)
    expect(door).toMatchObject({
      holder: 'special',
      user: { email: special.contactEmail, pin: special.specialPin, special: true },
    })
    expect(called.openSession).toMatchObject([
      [{ holder: { kind: 'special', tag }, expiresAt: nowMs + 365 * dayMs }],
    ])
  })
})
