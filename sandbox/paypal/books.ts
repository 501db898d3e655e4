/** The stand-in's state: orders, captures, refunds, disputes, and the only ways to change it. */

import { randomBytes } from 'node:crypto'
import { type BookLine, refundedCentsOf } from '../payment-provider/book-line.ts'
import { payerNumber } from '../payment-provider/payer-number.ts'
import type { OrderBody } from './order-body.ts'

const idSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * How the buyer's funding source behaves when the shop captures.
 * - `instrument-declined`: the capture is refused and the buyer may choose another source
 * - `capture-declined`: the order completes, but its capture is declined
 */
export const fundings = ['good', 'pending', 'instrument-declined', 'capture-declined'] as const

export type Funding = (typeof fundings)[number]

export interface Approval {
  funding?: Funding
  /** A wallet with an account, or a card without one. */
  source?: 'wallet' | 'card'
  /** Null hides it, here and below. */
  email?: string | null
  /** By default one of its own for each e-mail. */
  payerId?: string | null
  givenName?: string
  surname?: string
}

export interface Refund {
  id: string
  captureId: string
  amountCents: number
  status: 'COMPLETED'
  /** Taken back by PayPal or the bank rather than refunded by the seller. */
  reversal: boolean
  createTime: Date
}

export interface Capture {
  id: string
  order: Order
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED'
  reason: string | null
  amountCents: number
  refunds: Refund[]
  createTime: Date
  updateTime: Date
}

export interface Order {
  id: string
  body: OrderBody
  amountCents: number
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  approval: Required<Approval> | null
  captures: Capture[]
  createTime: Date
}

export interface Dispute {
  id: string
  captureId: string
  state: 'open' | 'won' | 'lost'
  createTime: Date
}

/** A change that the provider refuses, named after the provider's issue. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly issue: string

  constructor(issue: string) {
    super(issue)
    this.issue = issue
  }
}

export type Books = ReturnType<typeof createBooks>

/** 13 letters and digits, like the provider's ids of payers. */
function payerIdOf(email: string): string {
  // The signs that PayPal's ids are made of: no 0, 1, I or O.
  return payerNumber(email)
    .toString(32)
    .replace(/./g, (digit) => idSigns[Number.parseInt(digit, 32)] ?? '')
    .padStart(13, 'Q')
}

/** 17 characters, like the provider's ids. */
function newId(): string {
  return randomBytes(9).toString('hex').toUpperCase().slice(0, 17)
}

/** Everything the books remember. */
export interface BooksState {
  orders: Map<string, Order>
  captures: Map<string, Capture>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
}

export function emptyBooks(): BooksState {
  return { orders: new Map(), captures: new Map(), refunds: new Map(), disputes: new Map() }
}

export function createBooks(
  { orders, captures, refunds, disputes }: BooksState,
  now: () => number,
) {
  function known<T>(map: ReadonlyMap<string, T>, id: string): T {
    const found = map.get(id)
    if (!found) throw new Refused('RESOURCE_NOT_FOUND')
    return found
  }

  function touch(capture: Capture, status: Capture['status'], reason: string | null = null) {
    capture.status = status
    capture.reason = reason
    capture.updateTime = new Date(now())
    return capture
  }

  return {
    orders: orders as ReadonlyMap<string, Order>,
    captures: captures as ReadonlyMap<string, Capture>,
    refunds: refunds as ReadonlyMap<string, Refund>,
    disputes: disputes as ReadonlyMap<string, Dispute>,

    addOrder(body: OrderBody, amountCents: number): Order {
      const order: Order = {
        id: newId(),
        body,
        amountCents,
        status: body.payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
        approval: null,
        captures: [],
        createTime: new Date(now()),
      }
      orders.set(order.id, order)
      return order
    },

    /** The buyer agrees to pay. */
    approve(orderId: string, approval: Approval): Order {
      const order = known(orders, orderId)
      if (order.status === 'COMPLETED') throw new Refused('ORDER_ALREADY_CAPTURED')
      if (order.status === 'VOIDED') throw new Refused('ORDER_EXPIRED')
      const email = approval.email === undefined ? 'comprador@example.com' : approval.email
      order.approval = {
        funding: approval.funding ?? 'good',
        source: approval.source ?? 'wallet',
        email,
        payerId: approval.payerId === undefined ? payerIdOf(email ?? '') : approval.payerId,
        givenName: approval.givenName ?? 'Ana',
        surname: approval.surname ?? 'Lima',
      }
      order.status = 'APPROVED'
      return order
    },

    /** Undoes an approval that nobody captured in time. */
    reverseApproval(orderId: string): Order {
      const order = known(orders, orderId)
      if (order.status !== 'APPROVED') throw new Refused('ORDER_NOT_APPROVED')
      order.status = 'VOIDED'
      return order
    },

    capture(orderId: string): Capture {
      const order = known(orders, orderId)
      if (order.status === 'COMPLETED') throw new Refused('ORDER_ALREADY_CAPTURED')
      if (order.status !== 'APPROVED' || !order.approval) throw new Refused('ORDER_NOT_APPROVED')
      const invoiceId = order.body.purchase_units[0]?.invoice_id
      const duplicate = [...captures.values()].some(
        (one) =>
          one.status !== 'DECLINED' &&
          invoiceId !== undefined &&
          one.order.body.purchase_units[0]?.invoice_id === invoiceId,
      )
      if (duplicate) throw new Refused('DUPLICATE_INVOICE_ID')
      if (order.approval.funding === 'instrument-declined') {
        order.status = 'PAYER_ACTION_REQUIRED'
        throw new Refused('INSTRUMENT_DECLINED')
      }
      const statuses = {
        good: 'COMPLETED',
        pending: 'PENDING',
        'capture-declined': 'DECLINED',
      } as const
      const status = statuses[order.approval.funding]
      const capture: Capture = {
        id: newId(),
        order,
        status,
        reason: status === 'PENDING' ? 'PENDING_REVIEW' : null,
        amountCents: order.amountCents,
        refunds: [],
        createTime: new Date(now()),
        updateTime: new Date(now()),
      }
      order.status = 'COMPLETED'
      order.captures.push(capture)
      captures.set(capture.id, capture)
      return capture
    },

    /** Ends a capture's review. */
    settle(captureId: string, outcome: 'completed' | 'denied'): Capture {
      const capture = known(captures, captureId)
      if (capture.status !== 'PENDING') throw new Refused('CAPTURE_NOT_PENDING')
      return touch(capture, outcome === 'completed' ? 'COMPLETED' : 'DECLINED')
    },

    /** Refunds `amountCents`, or everything left; `reversal` when PayPal takes it back. */
    refund(captureId: string, amountCents?: number, reversal = false): Refund {
      const capture = known(captures, captureId)
      const left = capture.amountCents - refundedCentsOf(capture)
      if (capture.status === 'PENDING') throw new Refused('PENDING_CAPTURE')
      if (capture.status === 'DECLINED') throw new Refused('REFUND_NOT_ALLOWED')
      if (left === 0) throw new Refused('CAPTURE_FULLY_REFUNDED')
      const amount = amountCents ?? left
      if (amount <= 0 || amount > left) throw new Refused('REFUND_AMOUNT_EXCEEDED')
      const disputed = [...disputes.values()].some(
        (dispute) => dispute.captureId === captureId && dispute.state === 'open',
      )
      if (disputed && !reversal && amount < left) throw new Refused('TRANSACTION_DISPUTED')
      const refund: Refund = {
        id: newId(),
        captureId,
        amountCents: amount,
        status: 'COMPLETED',
        reversal,
        createTime: new Date(now()),
      }
      capture.refunds.push(refund)
      refunds.set(refund.id, refund)
      touch(capture, amount === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED')
      return refund
    },

    /** The buyer complains; later one side wins. */
    dispute(captureId: string, state: Dispute['state']): Dispute {
      known(captures, captureId)
      const before = [...disputes.values()].find((one) => one.captureId === captureId)
      const dispute = before ?? {
        id: `PP-D-${newId().slice(0, 6)}`,
        captureId,
        state,
        createTime: new Date(now()),
      }
      dispute.state = state
      disputes.set(dispute.id, dispute)
      return dispute
    },
  }
}

export function bookLines(books: Books): BookLine[] {
  return [...books.captures.values()].map((capture) => {
    const refundedCents = refundedCentsOf(capture)
    const lost = [...books.disputes.values()].some(
      ({ captureId, state }) => captureId === capture.id && state === 'lost',
    )
    const collected = capture.status !== 'PENDING' && capture.status !== 'DECLINED' && !lost
    return {
      id: capture.id,
      orderId: capture.order.body.purchase_units[0]?.custom_id ?? null,
      status: capture.status,
      amountCents: capture.amountCents,
      refundedCents,
      keptCents: collected ? capture.amountCents - refundedCents : 0,
    }
  })
}
