import { describe, expect, test } from 'vitest'
import type { MercadoPagoCheckout } from '#core/wire.ts'
import type { CheckoutOutcome, CheckoutWish } from './selling-client.ts'
import { createWalletCheckout } from './wallet-checkout.ts'

const made: MercadoPagoCheckout = {
  orderId: 'order',
  preferenceId: 'preference',
  checkoutUrl: 'https://provider.example/checkout',
}
const wish: CheckoutWish = { language: 'pt', email: '' }

/** A wallet whose server gives these answers in turn and then repeats the last. */
function wallet(...answers: ('made' | 'failed')[]) {
  const wishes: CheckoutWish[] = []
  const checkout = createWalletCheckout({
    makeMercadoPagoCheckout(asked) {
      const answer = answers[Math.min(wishes.length, answers.length - 1)]
      wishes.push(asked)
      const outcome: CheckoutOutcome<MercadoPagoCheckout> =
        answer === 'made' ? { answer, checkout: made } : { answer: 'failed' }
      return Promise.resolve(outcome)
    },
  })
  return { checkout, wishes }
}

describe('the wallet’s preference', () => {
  test('is made once per visit, however many cards come into view', async () => {
    const { checkout, wishes } = wallet('made')
    expect(checkout.state()).toEqual({ phase: 'absent' })
    const first = checkout.open(wish)
    expect(checkout.state()).toEqual({ phase: 'asking' })
    expect(await Promise.all([first, checkout.open(wish)])).toEqual([true, true])
    expect(await checkout.open(wish)).toBe(true)
    expect(wishes).toHaveLength(1)
    expect(checkout.state()).toEqual({ phase: 'made', preferenceId: 'preference' })
  })

  test('is asked for ahead until the buyer leaves, and again with what they typed meanwhile', async () => {
    const { checkout, wishes } = wallet('made')
    await checkout.open(wish)
    const typed = { ...wish, email: 'ana@example.org' }
    expect(await checkout.leave(typed)).toBe(made.checkoutUrl)
    const spoken = { ...typed, language: 'fr' as const }
    expect(await checkout.leave(spoken)).toBe(made.checkoutUrl)
    await checkout.renew(wish)
    expect(wishes).toEqual([{ ...wish, ahead: true }, typed, spoken, { ...wish, ahead: true }])
  })

  test('leads nowhere when the e-mail could not be sent', async () => {
    const { checkout } = wallet('made', 'failed')
    await checkout.open(wish)
    expect(await checkout.leave({ ...wish, email: 'ana@example.org' })).toBeUndefined()
    expect(checkout.state()).toEqual({ phase: 'failed' })
  })

  test('passes on what the server said when it would not make one', async () => {
    const sentence = 'Tente novamente em 12 minutos.'
    const checkout = createWalletCheckout({
      makeMercadoPagoCheckout: async () => ({ answer: 'failed', sentence }),
    })
    expect(await checkout.open(wish)).toBe(false)
    expect(checkout.state()).toEqual({ phase: 'failed', sentence })
  })

  test('can be tried again after a failure, and only on request', async () => {
    const { checkout, wishes } = wallet('failed', 'made')
    expect(await checkout.open(wish)).toBe(false)
    await checkout.open(wish)
    expect(wishes).toHaveLength(1)
    expect(await checkout.renew(wish)).toBe(true)
    expect(checkout.state().phase).toBe('made')
  })
})
