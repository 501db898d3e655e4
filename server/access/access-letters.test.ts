import { describe, expect, test } from 'vitest'
import type { SubscriptionAccount } from '#server/ports/access-store.ts'
import type { NewLetter } from '#server/ports/letter.ts'
import { createAccessLetters } from './access-letters.ts'
import { createSecrets } from './secrets.ts'

const secrets = createSecrets('one secret key that is long enough for all of this')
const contactEmail = 'ola@enlace.test'
const letters = createAccessLetters({ secrets, host: 'enlace.test', contactEmail })
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const account: SubscriptionAccount = {
  ...{ kind: 'subscription', id: 's-1', email: 'ana@example.org', name: 'Ana', language: 'fr' },
  ...{ pinSealed: secrets.seal('123456', 'pin'), endsAt: 9_000 },
}

/** The letter without its random parts, and its seal opened. */
function opened({ id, messageId, sealed, ...letter }: NewLetter) {
  expect(id).toMatch(uuid)
  expect(messageId).toBe(`<${id}@enlace.test>`)
  return { ...letter, held: JSON.parse(secrets.open(sealed ?? '', 'letter')) }
}

const toAna = { language: 'fr', recipient: 'ana@example.org', subscriptionId: 's-1', createdAt: 7 }
const held = { pin: '123456', enrolment: 'key' }

describe('the letter with the PIN', () => {
  const params = { name: 'Ana', accessDays: 30, endsAt: 9_000, isExtension: false }

  test('says whose access it is, how long it lasts and what opens the door', () => {
    const letter = letters.pinLetter(account, false, { days: 30 }, 'key', 7)
    expect(opened(letter)).toStrictEqual({ kind: 'pin', ...toAna, params, held })
  })

  test('of a purchase confirms it, and has a fallback address', () => {
    const purchase = {
      ...{ orderId: 'o-1', provider: 'paypal' as const, priceCents: 9_900, accessDays: 30 },
      paidAtMs: 5,
    }
    const dateForm = { timeZone: 'Europe/Paris', locale: 'fr-FR' }
    const asked = { days: 30, dateForm, purchase, fallbackRecipient: 'payer@example.org' }
    const letter = letters.pinLetter(account, true, asked, 'key', 7)
    expect(letter.params).toStrictEqual({
      ...{
        ...params,
        isExtension: true,
        dateForm,
        purchase,
        fallbackRecipient: 'payer@example.org',
      },
    })
  })

  test('for access without an e-mail has no recipient', () => {
    const letter = letters.pinLetter({ ...account, email: null }, false, { days: 30 }, 'key', 7)
    expect(letter.recipient).toBe('')
  })

  test('sent again says what it said, with the current name and end', () => {
    const former = { ...params, name: 'Former', endsAt: 8_000 }
    const letter = letters.pinLetterAgain(account, former, 'key', 7)
    expect(opened(letter)).toStrictEqual({ kind: 'pin', ...toAna, params, held })
  })
})

describe('a requested letter', () => {
  test.each(['reminder', 'enrolment-link'] as const)(
    'goes to the owner of the access: %s',
    (kind) => {
      const letter = letters.linkWriter(kind, 'key', 7)(account)
      const params = { name: 'Ana', endsAt: 9_000 }
      expect(opened(letter)).toStrictEqual({ kind, ...toAna, params, held })
    },
  )

  test('for the special access holds the link but no PIN, and goes to the contact e-mail', () => {
    const special = { kind: 'special' } as const
    const letter = letters.linkWriter('reminder', 'key', 7)(special)
    expect(opened(letter)).toStrictEqual({
      ...{ kind: 'enrolment-link', language: 'pt', recipient: contactEmail, createdAt: 7 },
      ...{ subscriptionId: null, params: { name: '' }, held: { enrolment: 'key' } },
    })
    const nowhere = createAccessLetters({ secrets, host: 'enlace.test', contactEmail: undefined })
    expect(nowhere.linkWriter('reminder', 'key', 7)(special).recipient).toBe('')
  })

  test('for nobody is written all the same, as long as any other, and names no access', () => {
    const letter = letters.linkWriter('reminder', 'key', 7)(null)
    expect(opened(letter)).toStrictEqual({
      ...{ kind: 'reminder', language: 'pt', recipient: '', createdAt: 7 },
      ...{ subscriptionId: null, params: { name: '', endsAt: 0 } },
      held: { pin: '000000', enrolment: 'key' },
    })
    const ownersLetter = letters.linkWriter('reminder', 'key', 7)(account)
    expect(letter.sealed?.length).toBe(ownersLetter.sealed?.length)
  })
})
