/** How the operator's commands print orders as JSON; times are ISO 8601. */
import { emailKey } from '#server/access/email-key.ts'
import type { PersonOrder } from '#server/ports/operator-store.ts'
import type {
  NotificationRecord,
  OrderEvent,
  OrderHistory,
  OrderRecord,
} from '#server/ports/order-store.ts'
import { withdrawableUntil } from '#server/selling/refund.ts'

const iso = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(milliseconds).toISOString()

export function orderJson(order: OrderRecord) {
  const { id, provider, state, fulfilment, refundRequest } = order
  return {
    id,
    provider,
    providerReference: order.checkout?.providerReference ?? null,
    status: state.status,
    priceCents: state.priceCents,
    currency: state.currency,
    createdAt: iso(order.createdAt),
    paidAt: iso(fulfilment?.at ?? null),
    subscriptionId: fulfilment?.subscriptionId ?? null,
    isExtension: fulfilment?.isExtension ?? null,
    withdrawableUntil: fulfilment && iso(withdrawableUntil(order)),
    dateForm: order.dateForm,
    withdrawalAskedAt: iso(order.withdrawalAskedAt),
    refundRequest: refundRequest && { at: iso(refundRequest.at), by: refundRequest.by },
    nextLookAt: iso(order.nextLookAt),
    wantsAttention: order.wantsAttention,
    payments: state.payments.map((payment) => ({
      id: payment.id,
      status: payment.status,
      dispute: payment.dispute,
      amountCents: payment.amountCents,
      refundedCents: payment.refundedCents,
      currency: payment.currency,
      approvedAt: iso(payment.approvedAtMs),
      mismatches: payment.mismatches,
    })),
  }
}

/** One order for the person it is about: what we keep of it and of them; nothing about anyone else. */
export function personOrderJson({ order, isOwn, letters }: PersonOrder, email: string) {
  const { wantsAttention: _, nextLookAt: __, payments, ...rest } = orderJson(order)
  return {
    ...rest,
    expiresAt: iso(order.expiresAt),
    email: isOwn ? order.email : null,
    payments: payments.map((payment, place) => {
      const payer = order.state.payments[place]?.payer
      const isTheirs =
        payer != null && payer.email !== null && emailKey(payer.email) === emailKey(email)
      return { ...payment, payer: isTheirs ? payer : null }
    }),
    letters: letters.map(({ kind, createdAt, sentAt }) => ({
      kind,
      createdAt: iso(createdAt),
      sentAt: iso(sentAt),
    })),
  }
}

export function historyJson({ order, events, notifications }: OrderHistory) {
  return {
    ...orderJson(order),
    email: order.email,
    events: events.map(eventJson),
    notifications: notifications.map(notificationJson),
  }
}

export function notificationJson(notification: NotificationRecord) {
  const { receivedAt, processedAt, ...rest } = notification
  return { ...rest, receivedAt: iso(receivedAt), processedAt: iso(processedAt) }
}

function eventJson({ at, event, details }: OrderEvent) {
  return { at: iso(at), event, ...details }
}
