import type { Language } from './languages.ts'

/** What a letter can be about, before it is put into words. */
export const letterKinds = ['pin', 'reminder', 'enrolment-link', 'ending-soon', 'refunded'] as const

export type LetterKind = (typeof letterKinds)[number]

/** What every letter needs to know about the place it comes from. Absent is not said. */
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

export const paymentProviders = ['mercadopago', 'paypal'] as const

export type LetterProvider = (typeof paymentProviders)[number]

/** What Brazilian law wants confirmed without delay (Decreto 7.962/2013, art. 2, 4 and 5; CDC art. 49). */
export interface LetterPurchase {
  orderId: string
  provider: LetterProvider
  priceCents: number
  accessDays: number
  paidAtMs: number
  /** Last moment of the withdrawal window: seven days from the provider's approval (design.md section 6). */
  withdrawalUntilMs: number
}

/** Proof that the money went back. */
export interface LetterReceipt {
  orderId: string
  provider: LetterProvider
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
      /** Days given, when this letter gives them; left out, only the end is said. */
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
      /** End of what access remains; left out, none remains. */
      accessEndsAtMs?: number | undefined
      receipt?: LetterReceipt | undefined
    }
