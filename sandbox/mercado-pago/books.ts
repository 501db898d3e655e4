/** The stand-in's state: preferences, payments, refunds, chargebacks, and the only ways to change it. */

import { randomUUID } from 'node:crypto'
import { type BookLine, refundedCentsOf } from '../payment-provider/book-line.ts'
import { payerNumber } from '../payment-provider/payer-number.ts'
import type { PreferenceBody } from './preference-body.ts'

export interface Preference {
  id: string
  body: PreferenceBody
  amountCents: number
  dateCreated: Date
}

export type PaymentStatus =
  | 'pending'
  | 'approved'
  | 'in_process'
  | 'in_mediation'
  | 'rejected'
  | 'cancelled'
  | 'refunded'
  | 'charged_back'

export interface Refund {
  id: number
  paymentId: number
  amountCents: number
  dateCreated: Date
}

export interface Payment {
  id: number
  merchantOrderId: number
  preference: Preference
  status: PaymentStatus
  statusDetail: string
  method: PaymentMethod
  amountCents: number
  currency: string
  externalReference: string | undefined
  payer: {
    /** Null where the provider does not say who paid. */
    id: string | null
    email: string | null
    firstName: string | null
    lastName: string | null
  }
  dateCreated: Date
  dateApproved: Date | null
  dateLastUpdated: Date
  dateOfExpiration: string | null
  refunds: Refund[]
}

/** Card, Pix and bank slip, under the provider's ids. */
export const paymentMethods = {
  visa: 'credit_card',
  pix: 'bank_transfer',
  bolbradesco: 'ticket',
} as const

type PaymentMethod = keyof typeof paymentMethods

export const attemptOutcomes = ['approved', 'rejected', 'pending', 'in_process'] as const

type AttemptOutcome = (typeof attemptOutcomes)[number]

export interface Attempt {
  outcome: AttemptOutcome
  method?: PaymentMethod
  /** Null hides it, here and below. */
  email?: string | null
  /** By default one of its own for each e-mail. */
  payerId?: string | null
  firstName?: string
  lastName?: string
  /** Only for testing our checks: the provider would never do this by itself. */
  tamper?: { amountCents?: number; currency?: string; externalReference?: string }
}

export interface Chargeback {
  id: string
  paymentId: number
  amountCents: number
  coverageApplied: boolean
  dateCreated: Date
}

/** A change that the provider would refuse. */
export class RefusedChange extends Error {
  override readonly name = 'RefusedChange'
}

export type Books = ReturnType<typeof createBooks>

/** Everything the books remember. */
export interface BooksState {
  preferences: Map<string, Preference>
  payments: Map<number, Payment>
  chargebacks: Map<string, Chargeback>
  nextId: number
}

export function emptyBooks(now: () => number): BooksState {
  return {
    preferences: new Map(),
    payments: new Map(),
    chargebacks: new Map(),
    // Real ids have at least ten digits; starting elsewhere on every run keeps two runs apart.
    nextId: 1_000_000_000 + (now() % 1_000_000_000),
  }
}

export function createBooks(state: BooksState, now: () => number, collectorId: number) {
  const { preferences, payments, chargebacks } = state

  const takeId = () => {
    state.nextId += 1
    return state.nextId
  }

  function touch(payment: Payment, status: PaymentStatus, statusDetail: string): Payment {
    payment.status = status
    payment.statusDetail = statusDetail
    payment.dateLastUpdated = new Date(now())
    return payment
  }

  function paymentOf(id: number): Payment {
    const payment = payments.get(id)
    if (!payment) throw new RefusedChange('payment not found')
    return payment
  }

  return {
    preferences: preferences as ReadonlyMap<string, Preference>,
    payments: payments as ReadonlyMap<number, Payment>,
    chargebacks: chargebacks as ReadonlyMap<string, Chargeback>,

    addPreference(body: PreferenceBody, amountCents: number): Preference {
      const id = `${collectorId}-${randomUUID()}`
      const preference = { id, body, amountCents, dateCreated: new Date(now()) }
      preferences.set(id, preference)
      return preference
    },

    /** A buyer attempts to pay. */
    pay(preferenceId: string, attempt: Attempt): Payment {
      const preference = preferences.get(preferenceId)
      if (!preference) throw new RefusedChange('preference not found')
      const { expires, expiration_date_to, external_reference, date_of_expiration } =
        preference.body
      if (expires && expiration_date_to && Date.parse(expiration_date_to) < now()) {
        throw new RefusedChange('preference expired')
      }
      const { outcome, method = 'visa', firstName, lastName, tamper } = attempt
      const email =
        attempt.email === undefined
          ? (preference.body.payer?.email ?? 'comprador@example.com')
          : attempt.email
      const approved = outcome === 'approved'
      const details = {
        approved: 'accredited',
        rejected: 'cc_rejected_other_reason',
        in_process: 'pending_review_manual',
        pending: method === 'pix' ? 'pending_waiting_transfer' : 'pending_waiting_payment',
      }
      const payment: Payment = {
        id: takeId(),
        merchantOrderId: takeId(),
        preference,
        status: outcome,
        statusDetail: details[outcome],
        method,
        amountCents: tamper?.amountCents ?? preference.amountCents,
        currency: tamper?.currency ?? preference.body.items[0]?.currency_id ?? 'BRL',
        externalReference: tamper?.externalReference ?? external_reference,
        payer: {
          id: attempt.payerId === undefined ? String(payerNumber(email ?? '')) : attempt.payerId,
          email,
          firstName: firstName ?? null,
          lastName: lastName ?? null,
        },
        dateCreated: new Date(now()),
        dateApproved: approved ? new Date(now()) : null,
        dateLastUpdated: new Date(now()),
        dateOfExpiration: outcome === 'pending' ? (date_of_expiration ?? null) : null,
        refunds: [],
      }
      payments.set(payment.id, payment)
      return payment
    },

    /** Ends a pending slip, Pix or review. */
    settle(id: number, outcome: 'approved' | 'rejected' | 'expired'): Payment {
      const payment = paymentOf(id)
      if (payment.status !== 'pending' && payment.status !== 'in_process') {
        throw new RefusedChange('only a pending payment can be settled')
      }
      if (outcome === 'rejected') return touch(payment, 'rejected', 'cc_rejected_other_reason')
      if (outcome === 'expired') return touch(payment, 'cancelled', 'expired')
      payment.dateApproved = new Date(now())
      return touch(payment, 'approved', 'accredited')
    },

    /** Refunds `amountCents`, or everything left. */
    refund(id: number, amountCents?: number): Refund {
      const payment = paymentOf(id)
      const left = payment.amountCents - refundedCentsOf(payment)
      const amount = amountCents ?? left
      if (payment.status !== 'approved') throw new RefusedChange('payment is not approved')
      if (amount <= 0 || amount > left) throw new RefusedChange('amount exceeds what is left')
      const refund = {
        id: takeId(),
        paymentId: id,
        amountCents: amount,
        dateCreated: new Date(now()),
      }
      payment.refunds.push(refund)
      if (amount === left) touch(payment, 'refunded', 'refunded')
      else touch(payment, 'approved', 'partially_refunded')
      return refund
    },

    /** The buyer complains to the provider. */
    mediate(id: number): Payment {
      const payment = paymentOf(id)
      if (payment.status !== 'approved') throw new RefusedChange('payment is not approved')
      return touch(payment, 'in_mediation', 'pending')
    },

    /** The card network takes the money back; a later `won` returns it to the seller. */
    chargeBack(id: number, state: 'open' | 'lost' | 'won'): Chargeback {
      const payment = paymentOf(id)
      if (!['approved', 'in_mediation', 'charged_back'].includes(payment.status)) {
        throw new RefusedChange('payment was never approved')
      }
      const details = { open: 'in_process', lost: 'settled', won: 'reimbursed' }
      touch(payment, 'charged_back', details[state])
      const known = [...chargebacks.values()].find(({ paymentId }) => paymentId === id)
      const chargeback = known ?? {
        id: `chb_${takeId()}`,
        paymentId: id,
        amountCents: payment.amountCents,
        coverageApplied: false,
        dateCreated: new Date(now()),
      }
      chargeback.coverageApplied = state === 'won'
      chargebacks.set(chargeback.id, chargeback)
      return chargeback
    },
  }
}

export function bookLines(books: Books): BookLine[] {
  return [...books.payments.values()].map((payment) => {
    const refundedCents = refundedCentsOf(payment)
    const collected = ['approved', 'in_mediation', 'refunded'].includes(payment.status)
    const won = payment.statusDetail === 'reimbursed'
    return {
      id: String(payment.id),
      orderId: payment.externalReference ?? null,
      status: payment.status,
      amountCents: payment.amountCents,
      refundedCents,
      keptCents: collected || won ? payment.amountCents - refundedCents : 0,
    }
  })
}
