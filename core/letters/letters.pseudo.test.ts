/** Letters in the pseudo-language: anything outside the brackets must be somebody's data, never our words. */
import { expect, test, vi } from 'vitest'
import { type Letter, type LetterSite, letterKinds } from './letter.ts'
import { renderLetter } from './letters.ts'

vi.mock('../messages/pt/letters.ts', async (original) => {
  const { bracketed } = await import('../../scripts/pseudo-language.ts')
  return bracketed(await original<typeof import('../messages/pt/letters.ts')>())
})

const site: LetterSite = {
  publicUrl: 'https://enlace.example',
  businessName: 'Ateliê',
  businessId: '12.345.678/0001-90',
  businessAddress: 'Rua das Flores',
  contactEmail: 'ola@enlace.example',
  contactPhone: '+55 11 99999-0000',
}
const person = { name: 'Ana', email: 'ana@exemplo.com.br', pin: '482913', enrolmentKey: 'KEY' }
const order = { orderId: 'order-7', provider: 'paypal' } as const
const dates = { paidAtMs: 1 }
const purchase = { ...order, ...dates, priceCents: 9900, accessDays: 30 }
const receipt = { ...order, amountCents: 9900, refundedAtMs: 3, refundId: 'refund-8' }
const access = { ...person, accessEndsAtMs: 4, accessDays: 30, purchase }

const letters: readonly Letter[] = [
  { kind: 'pin', ...access },
  { kind: 'pin', ...access, renewed: true },
  { kind: 'reminder', ...access },
  { kind: 'enrolment-link', ...person },
  { kind: 'ending-soon', name: 'Ana', accessEndsAtMs: 4 },
  { kind: 'refunded', name: 'Ana', receipt },
  { kind: 'refunded', name: 'Ana', receipt, accessEndsAtMs: 4 },
]

/** What no message contains: data of the person, the shop and the order, and whole lines of it. */
const data = [
  ...Object.values(site),
  'PayPal',
  order.orderId,
  receipt.refundId,
  'R$ 99,00',
  // A moment alone on its line is Intl's.
  '31 de dezembro de 1969 às 21:00 (horário de Brasília)',
  'ola@enlace.example · +55 11 99999-0000',
  'Ateliê · 12.345.678/0001-90',
]

function outsideBrackets(text: string): string[] {
  let bare = text
  // From the inside out, because messages may be nested.
  while (/⟦[^⟦⟧]*⟧/u.test(bare)) bare = bare.replaceAll(/⟦[^⟦⟧]*⟧/gu, '')
  return bare
    .split('\n')
    .map((line) => line.replaceAll(/^[—·:\s]+|[—·:\s]+$/gu, '').replaceAll('\u00a0', ' '))
    .filter((line) => /\p{L}/u.test(line) && !line.startsWith('https://') && !data.includes(line))
}

test('every kind of letter is tried', () => {
  expect(new Set(letters.map(({ kind }) => kind))).toEqual(new Set(letterKinds))
})

test.each(letters)('$kind: every word of the letter comes from the messages', (letter) => {
  const { subject, text } = renderLetter(letter, 'pt', site)
  expect(subject).toMatch(/^⟦.*⟧$/u)
  expect(text).toContain('⟦')
  expect(outsideBrackets(text)).toEqual([])
})
