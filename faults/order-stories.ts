/** What may happen to an order from the click to the end, at random. */
import type { ClaimAnswer } from '#core/wire.ts'
import { deliveryModes } from '#sandbox/payment-provider/delivery.ts'
import type { Funding } from '#sandbox/paypal/books.ts'
import { Buyer } from '#server/testing/buyer.ts'
import type { PaymentStandIns } from '#server/testing/test-shop.ts'
import { pick } from './chance.ts'

const mercadoPagoStories = [
  ['approved'],
  ['approved'],
  ['rejected'],
  ['rejected', 'approved'],
  ['approved', 'approved'],
  ['pending'],
  ['pending', 'settle'],
  ['pending', 'expire'],
  ['approved', 'refund'],
  ['approved', 'part'],
  ['approved', 'charge-back'],
  ['wrong-amount'],
  ['leave'],
] as const

const payPalStories: readonly (readonly (
  | Funding
  | 'settle'
  | 'deny'
  | 'refund'
  | 'reverse'
  | 'leave'
)[])[] = [
  ['good'],
  ['good'],
  ['instrument-declined'],
  ['instrument-declined', 'good'],
  ['capture-declined'],
  ['pending', 'settle'],
  ['pending', 'deny'],
  ['good', 'refund'],
  ['good', 'reverse'],
  ['leave'],
]

export interface StoryTools extends PaymentStandIns {
  chance: () => number
  /** An instance that may be alive. */
  shopUrl: () => string
  /** Whether the rounds have ended for another reason: nobody will answer any more. */
  isOver: () => boolean
}

/** How many failures of the shop a buyer accepts, with a pause after each, before giving up. */
const failuresMost = 400

/** Plays one order. When the shop or a provider fails, the buyer tries again or gives up. */
export async function playOrder(email: string, tools: StoryTools): Promise<void> {
  const { chance, mercadoPago, payPal } = tools
  const buyer = new Buyer(tools.shopUrl)
  const delivery = pick(chance, deliveryModes)
  const returns = chance() < 0.6
  if (chance() < 0.25) {
    const kind = pick(chance, ['status', 'cut', 'lost-answer'] as const)
    const control = chance() < 0.5 ? mercadoPago.control : payPal.control
    control.fail({ kind, times: 1 + Math.floor(chance() * 3) })
  }
  if (chance() < 0.55) await playMercadoPago()
  else await playPayPal()

  async function playMercadoPago(): Promise<void> {
    const { control } = mercadoPago
    const steps = pick(chance, mercadoPagoStories)
    const { preferenceId } = await insist(tools, () => buyer.openMercadoPago(email))
    let id: number | undefined
    for (const step of steps) {
      if (step === 'leave') break
      await pause(chance() * 100)
      if (step === 'settle') control.settle(id ?? 0, 'approved', delivery)
      else if (step === 'expire') control.settle(id ?? 0, 'expired', delivery)
      else if (step === 'refund') control.refund(id ?? 0, undefined, delivery)
      else if (step === 'part') control.refund(id ?? 0, 1_000, delivery)
      else if (step === 'charge-back') control.chargeBack(id ?? 0, 'lost', delivery)
      else if (step === 'wrong-amount') {
        const tamper = { amountCents: 100 }
        id = control.pay(preferenceId, { outcome: 'approved', tamper, delivery }).id
      } else id = control.pay(preferenceId, { outcome: step, delivery }).id
      if (returns && chance() < 0.7) await claim(String(id))
    }
    // Now and then a notification that is not the provider's.
    if (id !== undefined && chance() < 0.2) control.notify(id, 'forged')
  }

  async function playPayPal(): Promise<void> {
    const { control } = payPal
    const steps = pick(chance, payPalStories)
    let { paypalOrderId } = await insist(tools, () => buyer.openPayPal(email))
    for (const step of steps) {
      if (step === 'leave') break
      const captureId = control.books.orders.get(paypalOrderId)?.captures[0]?.id
      if (step === 'settle' || step === 'deny' || step === 'refund' || step === 'reverse') {
        // The buyer left and nothing has been captured yet, so there is nothing to change.
        if (captureId === undefined) return
        attempt(() => {
          if (step === 'refund') control.refund(captureId, undefined, delivery)
          else if (step === 'reverse') control.reverse(captureId, delivery)
          else control.settle(captureId, step === 'settle' ? 'completed' : 'denied', delivery)
        })
        continue
      }
      attempt(() => control.approve(paypalOrderId, { funding: step }, delivery))
      if (!returns) continue
      const status = await insist(tools, () => buyer.capture(paypalOrderId))
      if (status === 'declined') {
        paypalOrderId = (await insist(tools, () => buyer.openPayPal(email))).paypalOrderId
      } else await claim(undefined)
    }
  }

  /** Returns from the provider, perhaps closing the browser before the answer. */
  async function claim(paymentId: string | undefined): Promise<ClaimAnswer | undefined> {
    const answer = insist(tools, () => buyer.claim({ returned: 'success', paymentId }))
    if (chance() < 0.3) {
      answer.catch(() => {})
      return undefined
    }
    return answer
  }
}

/**
 * Retries while the shop is down or the provider fails. The limit is not a time: on a starved machine a killed server
 * takes minutes to come back, and starting it has its own limit.
 */
async function insist<T>(
  { isOver }: Pick<StoryTools, 'isOver'>,
  call: () => Promise<T>,
): Promise<T> {
  for (let failures = 0; ; ) {
    try {
      return await call()
    } catch (error) {
      if (!isUnreachable(error)) failures += 1
      if (failures > failuresMost || isOver()) throw error
      await pause(150)
    }
  }
}

/** What `fetch` throws when no answer came. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'fetch failed'
}

/** A change that the provider refuses did not happen. */
function attempt(change: () => void): void {
  try {
    change()
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'Refused') throw error
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
