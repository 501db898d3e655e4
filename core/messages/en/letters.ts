import type { LetterMessages } from '../pt/letters.ts'

export const letters: LetterMessages = {
  greeting: (givenName) => (givenName === '' ? 'Hello!' : `Hello ${givenName},`),
  moment: (when) => `${when} (Brasília time)`,
  closing: 'Warmly,',
  signature: 'Enlace',
  pinLabel: 'Your PIN',
  accessFor: (duration, until) => `You have ${duration} of access, until ${until}.`,
  accessUntil: (until) => `Your access lasts until ${until}.`,
  enter: 'Open Enlace',
  enterOnce:
    'The button works once and lets you in without typing anything. From then on, this device knows your PIN.',
  otherDevices: (loginUrl, email) =>
    `On any other device, open ${loginUrl} and enter the PIN. If the page asks for your email, use ${email}.`,
  keep: 'Keep this letter. Should you lose the PIN, the login page will send you another.',
  questions: (contact) => `Questions? Write to us: ${contact}`,
  pin: {
    subject: 'Your Enlace PIN',
    preview: 'Your access is ready. Keep this letter.',
    title: 'Lovely to have you here',
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
      'If you didn’t ask for it, there is nothing to do: this letter went to your address and nowhere else.',
  },
  enrolmentLink: {
    subject: 'Your link to enter Enlace',
    preview: 'This time, come in through this link.',
    title: 'Come in this way',
    intro: 'To keep your account safe, this time the way in is this button:',
    once: 'The button works once. Your PIN stays the same.',
    notYou:
      'If that wasn’t you, there is nothing to do: nobody gets in this way without this letter.',
  },
  endingSoon: {
    subject: (date) => `Your Enlace access ends on ${date}`,
    preview: 'Renew and keep the same PIN.',
    title: 'Your access is nearly over',
    intro: (until) => `Your access to the ceremony creator ends on ${until}.`,
    renewal:
      'If there are more stories to tell, renew it: your PIN stays the same, and the new days are added to the ones you have left.',
    renew: 'Renew my access',
    nothingCharged:
      'If you’re done, do nothing: we never charge automatically. Just remember to save your texts as .docx, because they live only on your device.',
  },
  refunded: {
    subject: 'Your Enlace purchase has been canceled',
    preview: 'Your money is on its way back.',
    title: 'Purchase canceled',
    intro:
      'Your purchase has been canceled, and the money is on its way back the same way you paid.',
    ended: 'The access it gave has ended, and the PIN no longer opens the ceremony creator.',
    remaining: (until) =>
      `Thanks to the other days you have, your access continues until ${until}.`,
    timing:
      'How soon it shows on your account or card statement depends on your bank or card issuer.',
    welcomeBack: 'If there is another ceremony one day, the door is open.',
    receipt: 'Refund receipt',
    refundedOn: 'Refunded on',
    amount: 'Amount refunded',
    refundId: 'Refund number',
  },
  purchase: {
    title: 'Purchase confirmation',
    bought: 'What you bought',
    product: (duration) =>
      `${duration} of access to the Enlace ceremony creator, with unlimited ceremonies within the personal use described in the terms`,
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
      `You may withdraw within 7 days, without giving a reason, and get everything back. Until ${until}, open ${appUrl}, go to your account and ask for the refund right there.`,
    withdrawalContact: (contact) => `Or, if you prefer, ask us here: ${contact}`,
  },
}
