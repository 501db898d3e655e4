import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DeviceHolding,
  type DoorFacts,
  decideAtDoor,
  defaultDoorLimits,
  mayOpenByPinAlone,
} from './door.ts'
import { noCounts, stranger } from './testing/stranger-at-the-door.ts'

const limits = defaultDoorLimits

const anyCounts = fc.record({
  alone: fc.nat(20_000),
  pair: fc.nat(20_000),
  account: fc.nat(10),
  letters: fc.nat(10),
  lettersOfDay: fc.nat(20),
  address: fc.nat(1_000),
})
const anyFacts: fc.Arbitrary<DoorFacts> = fc.record({
  device: fc.constant([]),
  hasEmail: fc.boolean(),
  special: fc.option(fc.record({ pinMatches: fc.boolean(), emailMatches: fc.boolean() })),
  holders: fc.record({
    active: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
    hasEnded: fc.boolean(),
  }),
  pair: fc.record({
    activeId: fc.option(fc.constant('a')),
    activePinMatches: fc.boolean(),
    endedPinMatches: fc.boolean(),
  }),
  activeSubscriptions: fc.nat(20_000),
  counts: anyCounts,
})

test('a PIN alone opens while failures and accounts together stay within the budget', () => {
  expect(mayOpenByPinAlone(0, 9_000, 0.01)).toBe(true)
  expect(mayOpenByPinAlone(0, 9_001, 0.01)).toBe(false)
  expect(mayOpenByPinAlone(8, 1_000, 0.01)).toBe(true)
  expect(mayOpenByPinAlone(9, 1_000, 0.01)).toBe(false)
  expect(mayOpenByPinAlone(8_999, 1, 0.01)).toBe(true)
  expect(mayOpenByPinAlone(9_000, 1, 0.01)).toBe(false)
})

test('the budget is limited even when nobody is subscribed, and the special access counts as an account', () => {
  expect(mayOpenByPinAlone(8_999, 0, 0.01)).toBe(true)
  expect(mayOpenByPinAlone(9_000, 0, 0.01)).toBe(false)
  const noSpecialPin = { pinMatches: false, emailMatches: false }
  const at = (activeSubscriptions: number, alone: number) =>
    decide({ special: noSpecialPin, activeSubscriptions, counts: { ...noCounts, alone } }).outcome
  expect(at(0, 8_999)).toEqual({ answer: 'pin-invalid' })
  expect(at(0, 9_000)).toEqual({ answer: 'email-required' })
  expect(at(8_999, 0)).toEqual({ answer: 'pin-invalid' })
  expect(at(9_000, 0)).toEqual({ answer: 'email-required' })
})

describe('whatever an attacker has used up', () => {
  test('the owner’s PIN opens on the owner’s device', () => {
    const account = { kind: 'subscription', id: 'own' } as const
    fc.assert(
      fc.property(anyFacts, fc.nat(4), (facts, failures) => {
        const own = { account, isActive: true, pinMatches: true, emailAgrees: true, failures }
        const decision = decideAtDoor({ ...facts, device: [own] }, limits)
        expect(decision.outcome).toEqual({ answer: 'open', account, by: 'device' })
      }),
    )
  })
})

describe('an answer reveals nothing', () => {
  test('about a PIN, once PINs alone do not open', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const beyond = { ...facts, hasEmail: false, activeSubscriptions: 9_001, counts: noCounts }
        expect(decideAtDoor(beyond, limits)).toEqual({
          outcome: { answer: 'email-required' },
          failedHoldings: [],
          counted: [],
          linkTo: null,
        })
      }),
    )
  })

  test('about a pair, once only the mailbox decides', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const counts = { ...noCounts, account: limits.accountFailuresPerDay }
        const decision = decideAtDoor({ ...facts, hasEmail: true, counts }, limits)
        expect(decision.outcome).toEqual({ answer: 'link-sent' })
        expect(decision.counted).toEqual(['letters', 'address'])
      }),
    )
  })
})

const decide = (changes: Partial<DoorFacts>) => decideAtDoor({ ...stranger, ...changes }, limits)
const ana = { kind: 'subscription', id: 'ana' } as const
const rui = { kind: 'subscription', id: 'rui' } as const
const special = { kind: 'special' } as const
const held = (changes: Partial<DeviceHolding> = {}): DeviceHolding => ({
  ...{ account: ana, isActive: true, pinMatches: true, emailAgrees: true, failures: 0 },
  ...changes,
})
const nothing = { failedHoldings: [], counted: [], linkTo: null }
const refused = (answer: string, ...counted: string[]) => ({
  ...nothing,
  ...{ outcome: { answer }, counted },
})
const opens = (account: object, by: string, ...counted: string[]) => ({
  ...nothing,
  ...{ outcome: { answer: 'open', account, by }, counted },
})

describe('a known device', () => {
  test('opens its own account with the PIN alone, whatever strangers have used up', () => {
    const counts = {
      alone: 1e6,
      pair: 1e6,
      account: 1e6,
      letters: 1e6,
      lettersOfDay: 1e6,
      address: 1e6,
    }
    expect(decide({ device: [held()], counts })).toEqual(opens(ana, 'device'))
    expect(decide({ device: [held()], counts, hasEmail: true })).toEqual(opens(ana, 'device'))
  })

  test('opens the account whose PIN it is, among several, and an active one before an ended one', () => {
    const device = [
      held({ account: special, pinMatches: false }),
      held({ account: rui, isActive: false }),
      held(),
    ]
    expect(decide({ device })).toEqual(opens(ana, 'device'))
  })

  test('is told that its own access has ended, and no failure is counted', () => {
    const device = [held({ isActive: false })]
    expect(decide({ device })).toEqual(refused('subscription-expired'))
  })

  test('opens nothing under another account’s e-mail, and that is not counted as its failure', () => {
    const device = [held({ emailAgrees: false })]
    expect(decide({ device, hasEmail: true })).toEqual(
      refused('pin-invalid', 'pair', 'account', 'address'),
    )
  })

  test('is forgotten by an account at its fifth wrong PIN, counted per account', () => {
    const device = [
      held({ pinMatches: false, failures: 3 }),
      held({ account: rui, pinMatches: false, failures: 4 }),
      held({ account: special, pinMatches: false, failures: 5 }),
      held({ account: { kind: 'subscription', id: 'ended' }, pinMatches: false, isActive: false }),
    ]
    expect(decide({ device }).failedHoldings).toEqual([
      { account: ana, isForgotten: false },
      { account: rui, isForgotten: true },
      { account: special, isForgotten: true },
    ])
  })

  test('lets a colleague in by their PIN, and counts that as a guess', () => {
    const device = [held({ pinMatches: false })]
    const failedHoldings = [{ account: ana, isForgotten: false }]
    const holders = { active: ['rui'], hasEnded: false }
    expect(decide({ device, holders })).toEqual({ ...opens(rui, 'pin', 'alone'), failedHoldings })
    expect(decide({ device, special: { pinMatches: true, emailMatches: false } })).toEqual({
      ...opens(special, 'pin', 'alone'),
      failedHoldings,
    })
  })

  test('past the limit of its network hears only about its own try', () => {
    const counts = { ...noCounts, address: limits.addressFailuresPerHour }
    const device = [held({ pinMatches: false })]
    const failedHoldings = [{ account: ana, isForgotten: false }]
    expect(decide({ device, counts })).toEqual({ ...refused('pin-invalid'), failedHoldings })
    const ended = [held({ pinMatches: false, isActive: false })]
    expect(decide({ device: ended, counts })).toEqual(refused('too-many-attempts'))
  })
})

describe('a PIN alone on an unknown device', () => {
  const holders = { active: ['ana'], hasEnded: false }

  test('opens its account, or the special access before any account', () => {
    expect(decide({ holders })).toEqual(opens(ana, 'pin'))
    const isSpecial = { pinMatches: true, emailMatches: false }
    expect(decide({ holders, special: isSpecial })).toEqual(opens(special, 'pin'))
    const isNot = { pinMatches: false, emailMatches: true }
    expect(decide({ holders, special: isNot })).toEqual(opens(ana, 'pin'))
  })

  test('that is nobody’s counts as a failure, and an ended one says so', () => {
    expect(decide({})).toEqual(refused('pin-invalid', 'alone', 'address'))
    const ended = { active: [], hasEnded: true }
    expect(decide({ holders: ended })).toEqual(refused('subscription-expired', 'alone', 'address'))
  })

  test('that several accounts share needs the e-mail, and the network is not blamed', () => {
    const several = { active: ['ana', 'rui'], hasEnded: false }
    expect(decide({ holders: several })).toEqual(refused('email-required', 'alone'))
  })

  test('opens up to the limit of the arithmetic, and beyond it nothing is looked up', () => {
    const at = (activeSubscriptions: number, alone: number) =>
      decide({ holders, activeSubscriptions, counts: { ...noCounts, alone } })
    expect(at(9_000, 0)).toEqual(opens(ana, 'pin'))
    expect(at(9_001, 0)).toEqual(refused('email-required'))
    expect(at(4_500, 1)).toEqual(opens(ana, 'pin'))
    expect(at(4_500, 2)).toEqual(refused('email-required'))
  })

  test('is turned away at the limit of its network, and not one try earlier', () => {
    const at = (address: number) => decide({ holders, counts: { ...noCounts, address } })
    expect(at(limits.addressFailuresPerHour)).toEqual(refused('too-many-attempts'))
    expect(at(limits.addressFailuresPerHour - 1)).toEqual(opens(ana, 'pin'))
  })
})

describe('a PIN with an e-mail on an unknown device', () => {
  const asked = (changes: Partial<DoorFacts>) => decide({ hasEmail: true, ...changes })
  const right = { activeId: 'ana', activePinMatches: true, endedPinMatches: false }

  test('opens the account of both, whatever PINs alone have used up', () => {
    const counts = { ...noCounts, alone: 1e6 }
    expect(asked({ pair: right, counts })).toEqual(opens(ana, 'pair'))
  })

  test('opens the special access with the special pair only', () => {
    const both = { pinMatches: true, emailMatches: true }
    expect(asked({ special: both, pair: right })).toEqual(opens(special, 'pair'))
    for (const one of [
      { pinMatches: true, emailMatches: false },
      { pinMatches: false, emailMatches: true },
    ]) {
      expect(asked({ special: one })).toEqual(refused('pin-invalid', 'pair', 'account', 'address'))
    }
  })

  test('that is wrong counts in three ways, and says that access ended only if none is active', () => {
    const counted = ['pair', 'account', 'address']
    const wrong = { ...right, activePinMatches: false }
    expect(asked({ pair: wrong })).toEqual(refused('pin-invalid', ...counted))
    const former = { ...wrong, endedPinMatches: true }
    expect(asked({ pair: former })).toEqual(refused('pin-invalid', ...counted))
    const ended = { activeId: null, activePinMatches: false, endedPinMatches: true }
    expect(asked({ pair: ended })).toEqual(refused('subscription-expired', ...counted))
  })

  test.each([
    ['account', limits.accountFailuresPerDay],
    ['pair', limits.pairFailuresPerDay],
  ] as const)('past the failures per %s is answered by letter, right or wrong', (count, limit) => {
    const sent = refused('link-sent', 'letters', 'address')
    const at = (value: number, changes: Partial<DoorFacts>) =>
      asked({ ...changes, counts: { ...noCounts, [count]: value } })
    expect(at(limit - 1, { pair: right })).toEqual(opens(ana, 'pair'))
    expect(at(limit, { pair: right })).toEqual({ ...sent, linkTo: ana })
    expect(at(limit, {})).toEqual(sent)
    const isSpecial = { pinMatches: false, emailMatches: true }
    expect(at(limit, { special: isSpecial })).toEqual({ ...sent, linkTo: special })
    const isNot = { pinMatches: true, emailMatches: false }
    expect(at(limit, { special: isNot })).toEqual(sent)
  })

  test('is sent three letters an hour, ten a day and no more, and gets the same answer', () => {
    const at = (letters: number, lettersOfDay = letters) =>
      asked({
        pair: right,
        counts: { ...noCounts, letters, lettersOfDay, account: limits.accountFailuresPerDay },
      })
    expect(at(limits.lettersPerHour - 1).linkTo).toEqual(ana)
    expect(at(limits.lettersPerHour)).toEqual(refused('link-sent', 'letters', 'address'))
    expect(at(0, limits.lettersPerDay - 1).linkTo).toEqual(ana)
    expect(at(0, limits.lettersPerDay)).toEqual(refused('link-sent', 'letters', 'address'))
  })
})

test('the limits are those of docs/design/access-and-money.md section 5', () => {
  expect(limits).toEqual({
    ...{ wrongOpeningsPerDay: 0.01, deviceFailures: 5, accountFailuresPerDay: 5 },
    ...{ pairFailuresPerDay: 9_000, lettersPerHour: 3, addressFailuresPerHour: 200 },
    ...{ lettersPerDay: 10, remindersPerHour: 60 },
  })
})
