/** The letters. */
export interface LetterMessages {
  /** The given name is empty if unknown. */
  greeting: (givenName: string) => string
  closing: string
  signature: string
  pinLabel: string
  /** How much was bought, and until when it lasts. */
  accessFor: (duration: string, until: string) => string
  accessUntil: (until: string) => string
  /** The button of the one-time link. */
  enter: string
  enterOnce: string
  otherDevices: (loginUrl: string, email: string) => string
  keep: string
  /** What stays when access has ended: many weddings are later. */
  afterwards: string
  questions: (contact: string) => string
  pin: {
    subject: string
    preview: string
    title: string
    intro: string
  }
  renewed: {
    subject: string
    preview: string
    title: string
    intro: string
  }
  reminder: {
    subject: string
    preview: string
    title: string
    intro: string
    notYou: string
  }
  enrolmentLink: {
    subject: string
    preview: string
    title: string
    intro: string
    once: string
    notYou: string
  }
  endingSoon: {
    subject: (date: string) => string
    preview: string
    title: string
    intro: (until: string) => string
    renewal: string
    renew: string
    nothingCharged: string
  }
  refunded: {
    subject: string
    preview: string
    title: string
    intro: string
    ended: string
    remaining: (until: string) => string
    timing: string
    welcomeBack: string
    receipt: string
    refundedOn: string
    amount: string
    refundId: string
  }
  purchase: {
    title: string
    bought: string
    product: (duration: string) => string
    price: string
    priceOnce: (price: string) => string
    paidBy: string
    paidOn: (provider: string, when: string) => string
    order: string
    seller: string
    businessId: (id: string) => string
    terms: string
    withdrawal: string
    withdrawalHow: (until: string, appUrl: string) => string
    withdrawalContact: (contact: string) => string
  }
}
