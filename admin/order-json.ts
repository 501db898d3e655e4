/** What the operator's commands print of orders as JSON: times as ISO 8601. */
import type {
  NotificationRecord,
  OrderEvent,
  OrderHistory,
  OrderRecord,
} from '#server/ports/order-store.ts'

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
