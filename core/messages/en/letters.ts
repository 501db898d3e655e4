import type { LetterMessages } from '../shape/letters.ts'

export const letters: LetterMessages = {
  greeting: (givenName) => (givenName === '' ? 'Hello!' : `Hello ${givenName},`),
  closing: 'Warmly,',
  signature: 'Enlace',
  pinLabel: 'Your PIN',
  accessFor: (duration, until) => `You have ${duration} of access, until ${until}.`,
  accessUntil: (until) => `Your access lasts until ${until}.`,
  enter: 'Open Enlace',
  enterOnce:
    'The button works once and logs you in with nothing to type. From then on, your PIN is all you need on this device.',
  otherDevices: (loginUrl, email) =>
    `On any other device, open ${loginUrl} and enter the PIN. If the page asks for your email, use ${email}.`,
  keep: 'Keep this email. If you lose the PIN, you can have it sent to you again from the login page.',
  afterwards:
    'Is the wedding after your access ends? Your ceremonies stay on your device: you can still open them, correct them by hand, read from them on the day and print them.',
  questions: (contact) => `Questions? Write to us: ${contact}`,
  pin: {
    subject: 'Your Enlace PIN',
    preview: 'Your access is ready. Keep this email.',
    title: 'We’re glad you’re here',
    intro: 'Your access to the ceremony creator is ready. This is the PIN that lets you in:',
  },
  renewed: {
    subject: 'Your Enlace access has been renewed',
    preview: 'Your PIN stays the same.',
    title: 'More ceremonies ahead',
    intro: 'Your access has been renewed, and your PIN stays the same:',
  },
  reminder: {
    subject: 'Your Enlace PIN, once more',
    preview: 'The PIN you asked for and a fresh link.',
    title: 'Here is your PIN',
    intro: 'You asked, and here it is. This is the PIN that lets you in:',
    notYou:
      'If you didn’t ask for it, there is nothing you need to do: this email went to your address and nowhere else.',
  },
  enrolmentLink: {
    subject: 'Your Enlace login link',
    preview: 'This time, log in through this link.',
    title: 'Log in with this link',
    intro: 'To keep your account safe, please log in with this button this time:',
    once: 'The button works once. Your PIN stays the same.',
    notYou:
      'If that wasn’t you, there is nothing you need to do: nobody can log in this way without this email.',
  },
  endingSoon: {
    subject: (date) => `Your Enlace access ends on ${date}`,
    preview: 'Renew and keep the same PIN.',
    title: 'Your access is about to end',
    intro: (until) => `Your access to the ceremony creator ends on ${until}.`,
    renewal:
      'If there are more stories to tell, renew it by then, with this same email: your PIN stays the same, and the new days are added to the ones you have left.',
    renew: 'Renew my access',
    nothingCharged:
      'If you’re done, do nothing: we never charge automatically. Your ceremonies stay on your device: after that date you can still open them, correct them by hand, read from them on the day and print them. Only writing new texts requires access. Your ceremonies live nowhere else, so keep a copy too.',
  },
  refunded: {
    subject: 'Your Enlace purchase has been canceled',
    preview: 'Your money is on its way back.',
    title: 'Purchase canceled',
    intro:
      'Your purchase has been canceled, and the money is on its way back to you through the payment method you used.',
    ended: 'The access it gave you has ended, and the PIN no longer opens the ceremony creator.',
    remaining: (until) =>
      `You still have days left from another purchase, so you can keep using Enlace until ${until}.`,
    timing:
      'How soon it shows up on your account or card statement depends on your bank or card issuer.',
    welcomeBack: 'If another ceremony comes along someday, our door is open.',
    receipt: 'Refund receipt',
    refundedOn: 'Refunded on',
    amount: 'Amount refunded',
    refundId: 'Refund number',
  },
  purchase: {
    title: 'Purchase confirmation',
    bought: 'What you bought',
    product: (duration) =>
      `${duration} of access to the Enlace ceremony creator, with unlimited ceremonies, subject to the fair use section of the terms`,
    price: 'Price',
    priceOnce: (price) => `${price}, paid once, no automatic renewal`,
    paidBy: 'Paid with',
    paidOn: (provider, when) => `${provider}, on ${when}`,
    order: 'Order',
    seller: 'Sold by',
    businessId: (id) => `Brazilian tax ID (CPF/CNPJ) ${id}`,
    terms: 'Terms',
    withdrawal: 'If you change your mind',
    withdrawalHow: (until, appUrl) =>
      `You may cancel (withdraw from the purchase) without giving a reason and get a full refund. By ${until}, open ${appUrl}, go to your account and request the refund there.`,
    withdrawalContact: (contact) => `Or, if you prefer, ask us here: ${contact}`,
  },
}
