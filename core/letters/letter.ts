import type { Language } from '../languages.ts'
import type { Provider } from '../selling/payment.ts'

/** What a letter can be about, before it is put into words. */
export const letterKinds = ['pin', 'reminder', 'enrolment-link', 'ending-soon', 'refunded'] as const

export type LetterKind = (typeof letterKinds)[number]

/** What every letter needs to know about the site that sends it. What is absent is left out. */
export interface LetterSite {
  /** Origin of the pages, without a trailing slash. */
  publicUrl: string
  /** Registered name, registration number (CPF or CNPJ) and address of the seller. */
  businessName?: string | undefined
  businessId?: string | undefined
  businessAddress?: string | undefined
  contactEmail?: string | undefined
  contactPhone?: string | undefined
  /** Full address of the terms page, in each language a letter may be written in. */
  termsUrls?: Readonly<Record<Language, string>> | undefined
}

/** What Brazilian law requires to be confirmed without delay (Decreto 7.962/2013, art. 2, 4 and 5; CDC art. 49). */
export interface LetterPurchase {
  orderId: string
  provider: Provider
  priceCents: number
  accessDays: number
  /** The provider's approval, which the days to withdraw count from (docs/design/access-and-money.md section 8). */
  paidAtMs: number
}

/** Proof that the money was returned. */
interface LetterReceipt {
  orderId: string
  provider: Provider
  amountCents: number
  refundedAtMs: number
  refundId?: string | undefined
}

/** One letter's content. Moments are milliseconds since the epoch; `name` is the person's full name, or empty. */
export type Letter =
  | {
      kind: 'pin'
      name: string
      email: string
      pin: string
      accessEndsAtMs: number
      /** Days granted, if this letter grants them; if absent, only the end is given. */
      accessDays?: number | undefined
      enrolmentKey: string
      /** The same PIN with more days. */
      renewed?: boolean | undefined
      purchase?: LetterPurchase | undefined
    }
  | {
      kind: 'reminder'
      name: string
      email: string
      pin: string
      accessEndsAtMs: number
      enrolmentKey: string
      purchase?: LetterPurchase | undefined
    }
  | { kind: 'enrolment-link'; name: string; enrolmentKey: string }
  | { kind: 'ending-soon'; name: string; accessEndsAtMs: number }
  | {
      kind: 'refunded'
      name: string
      /** When the remaining access ends; absent if none remains. */
      accessEndsAtMs?: number | undefined
      receipt?: LetterReceipt | undefined
    }
