import { describe, expect, test } from 'vitest'
import { dateFormOf } from '#core/date-form.ts'
import { createSecrets } from '../access/secrets.ts'
import type { DueLetter, LetterSubscription } from '../ports/outbox-store.ts'
import { composeLetter, endingNoticeMs } from './letter-composition.ts'
import { createLetterUnsealer } from './letter-unsealer.ts'

const now = 1_800_000_000_000
const key = 'a'.repeat(32)
const secrets = createSecrets(key)
const unsealer = createLetterUnsealer(secrets)

const subscription: LetterSubscription = {
  id: 's1',
  email: 'marina@exemplo.com.br',
  name: 'Marina Souza',
  dateForm: dateFormOf('pt', { timeZone: 'Europe/Lisbon', locale: 'pt-PT' }),
  pinSealed: secrets.seal('482913', 'pin'),
  pinKeyId: secrets.keyId,
  endsAt: now + endingNoticeMs,
}

function due(changes: Partial<DueLetter> = {}): DueLetter {
  return {
    id: 'l1',
    kind: 'pin',
    language: 'pt',
    recipient: 'outra@exemplo.com.br',
    params: {},
    sealed: secrets.seal(JSON.stringify({ enrolment: 'K3y' }), 'letter'),
    messageId: '<l1@enlace.example>',
    createdAt: now,
    attempts: 1,
    subscription,
    ...changes,
  }
}

const purchase = {
  orderId: 'o1',
  provider: 'paypal',
  priceCents: 9900,
  accessDays: 30,
  paidAtMs: now,
}

describe('letters with the PIN', () => {
  test('take name, e-mail, end and PIN from the subscription, the rest from the row', () => {
    const composed = composeLetter(due({ params: { accessDays: 30, purchase } }), unsealer, now)
    expect(composed).toMatchObject({
      state: 'composed',
      secrets: ['482913', 'K3y'],
      letter: {
        kind: 'pin',
        name: 'Marina Souza',
        email: 'marina@exemplo.com.br',
        pin: '482913',
        accessEndsAtMs: subscription.endsAt,
        accessDays: 30,
        enrolmentKey: 'K3y',
        purchase,
      },
    })
  })

  test('that extend access say so', () => {
    const composed = composeLetter(due({ params: { isExtension: true, endsAt: 1 } }), unsealer, now)
    expect(composed).toMatchObject({
      letter: { renewed: true, accessEndsAtMs: subscription.endsAt },
    })
  })

  test('name Mercado Pago even when queued under its former spelling', () => {
    const former = { ...purchase, provider: 'mercadopago' }
    const composed = composeLetter(due({ params: { purchase: former } }), unsealer, now)
    expect(composed).toMatchObject({ letter: { purchase: { provider: 'mercado-pago' } } })
  })

  test('are still written after a key rotation, and wait while the former key is missing', () => {
    const rotated = createLetterUnsealer(createSecrets('b'.repeat(32), key))
    expect(composeLetter(due(), rotated, now)).toMatchObject({ state: 'composed' })
    const forgotten = createLetterUnsealer(createSecrets('b'.repeat(32)))
    expect(composeLetter(due(), forgotten, now)).toEqual({ state: 'unreadable' })
  })

  test.each<[string, Partial<DueLetter>]>([
    ['subscription-missing', { subscription: null }],
    ['subscription-missing', { kind: 'reminder', subscription: null }],
    ['enrolment-missing', { sealed: null }],
    ['params-invalid', { params: undefined }],
    ['params-invalid', { params: { purchase: { orderId: 1 } } }],
  ])('that cannot be written say why: %s', (reason, changes) => {
    expect(composeLetter(due(changes), unsealer, now)).toEqual({ state: 'incomplete', reason })
  })
})

test('the letter with the link alone holds no PIN', () => {
  const composed = composeLetter(due({ kind: 'enrolment-link' }), unsealer, now)
  expect(composed).toMatchObject({ state: 'composed', secrets: ['K3y'] })
  expect(JSON.stringify(composed)).not.toContain('482913')
})

test.each([
  [0, 'pointless'],
  [1, 'composed'],
  [endingNoticeMs, 'composed'],
  [endingNoticeMs + 1, 'pointless'],
])('with %i ms left, the letter about a near end is %s', (leftMs, state) => {
  const letter = due({
    kind: 'ending-soon',
    sealed: null,
    subscription: { ...subscription, endsAt: now + leftMs },
  })
  expect(composeLetter(letter, unsealer, now).state).toBe(state)
})

test('a refund’s letter says what access remains', () => {
  const receipt = { orderId: 'o1', provider: 'paypal', amountCents: 9900, refundedAtMs: now }
  const letter = due({ kind: 'refunded', sealed: null, params: { receipt } })
  expect(composeLetter(letter, unsealer, now)).toMatchObject({
    letter: { kind: 'refunded', accessEndsAtMs: subscription.endsAt, receipt },
  })
  const ended = { ...letter, subscription: { ...subscription, endsAt: now } }
  expect(composeLetter(ended, unsealer, now)).toMatchObject({
    letter: { accessEndsAtMs: undefined },
  })
})
