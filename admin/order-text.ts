/** An order and its history for a terminal. */
import { writtenMoment } from '#core/calendar.ts'
import { decimalFromCents } from '#core/selling/money.ts'
import type { NotificationRecord, OrderHistory, OrderRecord } from '#server/ports/order-store.ts'
import { withdrawableUntil } from '#server/selling/refund.ts'
import { moment, printable, table } from './table.ts'

/** `R$ 99.00`. */
export function reais(cents: number): string {
  return cents < 0 ? `-${reais(-cents)}` : `R$ ${decimalFromCents(cents)}`
}

export function orderTable(orders: readonly OrderRecord[]): string {
  const rows = orders.map(({ id, provider, state, createdAt, fulfilment, wantsAttention }) => [
    id,
    provider,
    state.status,
    reais(state.priceCents),
    moment(createdAt),
    fulfilment ? moment(fulfilment.at) : '',
    wantsAttention ? 'look' : '',
  ])
  return table(['ORDER', 'PROVIDER', 'STATE', 'PRICE', 'MADE', 'PAID', ''], rows)
}

export function historyText({ order, events, notifications }: OrderHistory): string {
  const { state, fulfilment, checkout } = order
  const payments = state.payments.map((payment) => [
    payment.id,
    payment.status,
    reais(payment.amountCents),
    payment.refundedCents === 0 ? '' : `${reais(payment.refundedCents)} back`,
    [...payment.mismatches, ...(payment.dispute === 'none' ? [] : [payment.dispute])].join(' '),
  ])
  return [
    printable(`${order.id}: ${state.status}, ${reais(state.priceCents)} by ${order.provider}`),
    printable(
      `PIN to ${order.email ?? 'the payer’s address'}; at the provider ${checkout?.providerReference ?? '(not made)'}`,
    ),
    fulfilment
      ? `Gave ${fulfilment.isExtension ? 'more days to' : ''} access ${fulfilment.subscriptionId}`
      : 'Gave no access',
    ...(fulfilment ? [lastDayText(order)] : []),
    order.nextLookAt === null
      ? 'Settled: the provider is not asked again'
      : `The provider is asked again ${moment(order.nextLookAt)}`,
    ...(payments.length === 0
      ? []
      : ['', table(['PAYMENT', 'STATE', 'AMOUNT', 'RETURNED', 'NOTES'], payments)]),
    '',
    table(
      ['WHEN', 'WHAT', 'DETAILS'],
      events.map(({ at, event, details }) => [
        moment(at),
        event,
        Object.entries(details)
          .map(([name, value]) => `${name}=${value}`)
          .join(' '),
      ]),
    ),
    ...(notifications.length === 0 ? [] : ['', notificationTable(notifications)]),
  ].join('\n')
}

/** The buyer's own date beside ours: the letter and their page name that one. */
function lastDayText(order: OrderRecord): string {
  const { timeZone, locale } = order.dateForm
  const lastMs = withdrawableUntil(order)
  const theirs = writtenMoment(lastMs, order.language, { dateStyle: 'long', timeZone }, locale)
  return printable(`Can be withdrawn until ${theirs} (${timeZone}), ${moment(lastMs)}`)
}

export function notificationTable(notifications: readonly NotificationRecord[]): string {
  const rows = notifications.map((one) => [
    moment(one.receivedAt),
    one.provider,
    one.refusal === null ? 'believed' : `refused: ${one.refusal}`,
    String(one.times),
    one.outcome ?? '',
    one.orderId ?? '',
  ])
  return table(['CAME', 'PROVIDER', 'VERDICT', 'TIMES', 'OUTCOME', 'ORDER'], rows)
}
