/** Compares our books with the providers' and with the mailbox. */
import type { ReceivedLetter } from '#adapters/mail/testing/smtp-peer.ts'
import type { Engine } from '#adapters/store/dialects/engine.ts'
import { accessMs, priceCents } from '#core/selling/offer.ts'
import { wasCollected } from '#core/selling/payment.ts'
import type { OrderRecord } from '#server/ports/order-store.ts'
import type { Store } from '#server/ports/store.ts'
import type { PaymentStandIns } from '#server/testing/test-shop.ts'
import { pinIn } from './pin-letter.ts'

export interface Comparison {
  made: number
  paid: number
  extended: number
  returned: number
  keptCents: number
  /** The differences; should be empty. */
  disagreements: string[]
}

const everything = { from: 0, until: Number.MAX_SAFE_INTEGER }
const withdrawn = new Set(['refunded', 'charged-back'])

export async function compareBooks(
  engine: Engine,
  store: Store,
  { mercadoPago, payPal }: PaymentStandIns,
  mailed: readonly ReceivedLetter[],
  now = Date.now(),
): Promise<Comparison> {
  const disagreements: string[] = []
  const lines = [...mercadoPago.control.lines(), ...payPal.control.lines()]
  const orders = await store.listOrders(everything, 100_000)
  const messageIds = lettersByOrder(mailed)

  for (const order of orders) {
    const counting = lines.filter(
      (line) => line.orderId === order.id && line.amountCents === priceCents,
    )
    const kept = counting.reduce((sum, { keptCents }) => sum + keptCents, 0)
    const say = (what: string) =>
      disagreements.push(`${order.provider} ${order.id} (${order.state.status}): ${what}`)
    const isPaid = order.state.status === 'paid'
    if (isPaid !== kept > 0) say(`the provider has kept ${kept}`)
    if (kept > priceCents) say(`paid more than once: ${kept}`)
    if (isPaid && !order.fulfilment) say('paid without access')
    const letters = messageIds.get(order.id)?.size ?? 0
    if (letters !== (order.fulfilment ? 1 : 0)) say(`${letters} letters with a PIN`)
    const unsettled = order.state.payments.filter(wasCollected).length === 0 && order.fulfilment
    if (unsettled) say('access without money')
  }
  for (const { orderId, amountCents } of lines) {
    if (!orders.some(({ id }) => id === orderId)) {
      disagreements.push(`money of no order: ${amountCents} for ${orderId}`)
    }
  }
  await compareDays(engine, orders, now, disagreements)

  const sums = await store.sumOrders(everything)
  const ours = sums.reduce((sum, one) => sum + one.collectedCents - one.returnedCents, 0)
  const theirs = lines.reduce((sum, { keptCents }) => sum + keptCents, 0)
  if (ours !== theirs) disagreements.push(`we count ${ours} cents, the providers ${theirs}`)
  const waiting = await engine.db
    .selectFrom('letters')
    .select('id')
    .where('state', '=', 'waiting')
    .execute()
  if (waiting.length > 0) disagreements.push(`${waiting.length} letters are waiting`)

  return {
    made: orders.length,
    paid: orders.filter(({ state }) => state.status === 'paid').length,
    extended: orders.filter(({ fulfilment }) => fulfilment?.isExtension).length,
    returned: orders.filter(({ state }) => withdrawn.has(state.status)).length,
    keptCents: theirs,
    disagreements,
  }
}

/** Every subscription lasts as long as its orders paid for, and came from exactly one of them. */
async function compareDays(
  engine: Engine,
  orders: readonly OrderRecord[],
  now: number,
  disagreements: string[],
): Promise<void> {
  const subscriptions = await engine.db
    .selectFrom('subscriptions')
    .select(['id', 'created_at', 'ends_at'])
    .execute()
  for (const { id, created_at, ends_at } of subscriptions) {
    const own = orders.filter(({ fulfilment }) => fulfilment?.subscriptionId === id)
    const first = own.filter(({ fulfilment }) => fulfilment?.isExtension === false)
    if (first.length !== 1)
      disagreements.push(`subscription ${id} was made by ${first.length} orders`)
    const paid = own.filter(({ state }) => state.status === 'paid').length
    const lasts = ends_at - created_at
    // Time used before its refund cannot be taken back: it has ended since, or other orders continue from there.
    const usedMs = lasts - paid * accessMs
    const givenBackMs = (own.length - paid) * accessMs
    const isRight = usedMs >= 0 && usedMs <= Math.min(givenBackMs, now - created_at)
    if (!isRight) disagreements.push(`subscription ${id} lasts ${lasts} ms for ${paid} paid orders`)
  }
}

/** Distinct Message-IDs of the letters with a PIN, by the order they confirm. */
function lettersByOrder(mailed: readonly ReceivedLetter[]): Map<string, Set<string>> {
  const byOrder = new Map<string, Set<string>>()
  for (const { mail } of mailed) {
    const text = mail.text ?? ''
    const orderId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text)?.[0]
    if (orderId === undefined || pinIn(text) === undefined) continue
    const ids = byOrder.get(orderId) ?? new Set()
    byOrder.set(orderId, ids.add(mail.messageId ?? ''))
  }
  return byOrder
}
