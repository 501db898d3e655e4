import type { TitledText } from './titled-text.ts'

/** Buying and withdrawing. */
export interface SellingMessages {
  /** The price card, wherever something is bought after the landing page. */
  offer: {
    heading: string
    once: string
    /** The list of what the price includes. */
    included: (accessDays: string, refundDays: string) => readonly string[]
    seller: (name: string) => string
    businessId: (id: string) => string
    /** One sentence in four parts: `agreement` `termsLink` `and` `privacyLink`. */
    agreement: string
    termsLink: string
    and: string
    privacyLink: string
  }
  /** The ways to pay, below the price. */
  ways: {
    region: string
    email: string
    optional: string
    emailHint: string
    /** Replaces `emailHint` for people who already have access. */
    emailHintRenewal: string
    emailUnlikely: string
    /** Cookies are blocked, so only a letter can deliver the PIN. */
    emailNeeded: string
    withoutCookies: string
    mercadoPago: string
    mercadoPagoMeans: string
    payPal: string
    payPalMeans: string
    preparing: string
    leaving: string
    preferenceFailed: string
    retry: string
    closed: string
    elsewhere: string
    /** Shown where every payment provider is a stand-in. */
    simulated: string
    /** Shown where one provider is a stand-in and the other is not. */
    simulatedOne: (provider: string) => string
  }
  /** The page a buyer comes back to from the payment provider. */
  returned: {
    pageTitle: string
    confirming: TitledText
    paid: TitledText
    /** Paid, but the PIN may only go by letter. */
    mailed: TitledText
    pending: {
      title: string
      text: { 'mercado-pago': string; paypal: string }
      amount: string
      means: string
      /** Where the PIN goes. */
      pinTo: string
      payersEmail: (provider: string) => string
      /** The provider's page with the Pix code or the slip. */
      backToCode: string
      otherWays: string
      watching: string
    }
    failed: TitledText
    cancelled: TitledText
    /** Replaces `notFound` if cookies are blocked. */
    withoutCookies: TitledText
    notFound: string
    /** Neither paid nor refused, as far as is known. */
    unknown: {
      title: string
      text: string
      again: string
    }
    /** The buyer approved, but PayPal has not confirmed the charge. */
    captureFailed: {
      title: string
      text: string
      again: string
    }
    /** The payer's e-mail is unknown: this page is the only place that shows the PIN. */
    shownPin: {
      title: string
      advice: string
      copy: string
      open: string
    }
    enter: string
    home: string
  }
  renewal: {
    heading: string
  }
  /** Withdrawing from a purchase within the window the terms give. */
  withdrawal: {
    open: string
    until: (date: string) => string
    /** Replaces the button once a refund was requested. */
    requestedLine: string
    title: string
    question: (price: string, provider: string) => string
    keepTexts: string
    confirm: string
    confirming: string
    stay: string
    refunded: {
      title: string
      text: (price: string, provider: string) => string
    }
    /** The provider accepted the request and has not paid back yet. */
    requested: {
      title: string
      text: (price: string, provider: string) => string
    }
    /** After repeated withdrawals: the operator decides, and until then the access stays. */
    byHand: TitledText
    failed: TitledText
    done: string
  }
  toasts: {
    confirmedSession: TitledText
    confirmedLetter: string
    processingFailed: TitledText
    preferenceFailed: TitledText
    processFailed: TitledText
    copied: string
  }
}
