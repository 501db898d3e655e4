import type { SellingMessages } from '../pt/selling.ts'

export const selling: SellingMessages = {
  offer: {
    heading: '1 month of access',
    once: 'One payment. Nothing renews by itself.',
    included: (accessDays, refundDays) => [
      `${accessDays} days of access, counted from the confirmed payment`,
      'As many ceremonies as you like, in four languages',
      'Your access PIN by email as soon as the payment is confirmed',
      `${refundDays}-day guarantee: change your mind and we refund everything`,
    ],
    seller: (name) => `Sold by ${name}`,
    businessId: (id) => `Brazilian tax ID (CPF/CNPJ) ${id}`,
    agreement: 'By paying, you accept the',
    termsLink: 'terms of use',
    and: 'and the',
    privacyLink: 'privacy policy',
  },
  ways: {
    region: 'Ways to pay',
    email: 'Email for your PIN',
    optional: 'optional',
    emailHint: 'If you leave this empty, the PIN goes to the email of your payment account.',
    emailHintRenewal:
      'With this email, the new days add to your access and the PIN stays the same.',
    emailUnlikely: 'Please check the email: part of it is missing.',
    mercadoPago: 'Pay with Mercado Pago',
    mercadoPagoMeans: 'Pix, card or Brazilian bank slip',
    payPal: 'Pay with PayPal',
    payPalMeans: 'Card, with or without a PayPal account',
    preparing: 'Getting Mercado Pago ready…',
    leaving: 'Opening the payment page…',
    preferenceFailed: 'Mercado Pago did not answer this time.',
    retry: 'Try again',
    closed: 'Purchases are closed at the moment. Please try again later.',
    elsewhere:
      'You pay on the payment provider’s page and come back here. Your card details never reach us.',
    simulated: 'Simulated payment: no money moves.',
    simulatedOne: (provider) => `${provider} is simulated: no money moves.`,
  },
  returned: {
    pageTitle: 'Your purchase · Enlace',
    confirming: {
      title: 'Confirming your payment',
      text: 'We are asking the payment provider. It usually takes a few seconds, and this page moves on by itself.',
    },
    paid: {
      title: 'Payment confirmed!',
      text: 'We are opening the ceremony creator.',
    },
    mailed: {
      title: 'Payment confirmed!',
      text: 'The PIN goes by email only, to the address of the purchase, so that nobody else gets in. Check your spam folder too.',
    },
    pending: {
      title: 'Payment awaiting confirmation',
      text: 'A Pix, a bank slip or a card under review has not been confirmed yet. As soon as it is, the PIN will arrive by email, and you may close this page.',
      watching: 'While it stays open, we keep checking.',
    },
    failed: {
      title: 'The payment did not go through',
      text: 'Nothing was charged for this order. You can try again right now, with another card or another way to pay.',
    },
    cancelled: {
      title: 'Payment canceled',
      text: 'You came back without paying, and nothing was charged. To go on, just choose how to pay again.',
    },
    notFound: 'Purchase not found',
    unknown: {
      title: 'We could not confirm it just now',
      text: 'If you paid, your payment is not lost: the PIN will arrive by email as soon as it is confirmed.',
      again: 'Check again',
    },
    captureFailed: {
      title: 'PayPal did not answer this time',
      text: 'The charge has not been confirmed yet. Trying again never charges you twice.',
      again: 'Try again',
    },
    shownPin: {
      title: 'This is your PIN',
      advice:
        'Write it down now: we were given no email of yours, and this PIN is how you log in later or on another device.',
      copy: 'Copy the PIN',
      open: 'Open the ceremony creator',
    },
    enter: 'Log in with the PIN',
    home: 'Back to the home page',
  },
  renewal: {
    heading: 'Renew your access',
  },
  withdrawal: {
    open: 'Withdraw from the purchase',
    until: (date) => `You may withdraw until ${date} and get everything back.`,
    requestedLine: 'The refund has been requested and is on its way.',
    title: 'Withdraw from the purchase?',
    question: (price, provider) =>
      `We refund ${price} through ${provider}, and the access it bought ends at once. Do you really want to withdraw?`,
    keepTexts: 'First save any ceremony you want to keep. Your texts stay on this device.',
    confirm: 'Yes, I want my money back',
    confirming: 'Requesting the refund…',
    stay: 'No, I want to go on',
    refunded: {
      title: 'Purchase canceled',
      text: (price, provider) =>
        `${price} is on its way back to you through ${provider}. How long it takes to appear depends on your bank or card.`,
    },
    requested: {
      title: 'Refund requested',
      text: (price, provider) =>
        `Your request is in. ${provider} has not finished refunding ${price} yet: we follow it to the end, and there is nothing more for you to do.`,
    },
    failed: {
      title: 'Error',
      text: 'The refund could not be requested. Nothing has changed; please try again in a moment.',
    },
    done: 'Close',
  },
  toasts: {
    confirmedSession: {
      title: 'Payment confirmed!',
      text: 'Your PIN has been created. You will be taken to the app.',
    },
    confirmedLetter: 'Payment confirmed! You will receive your PIN code by email in a moment.',
    processingFailed: {
      title: 'Processing error',
      text: 'There was an error processing your payment. Please contact support.',
    },
    preferenceFailed: {
      title: 'The payment could not be prepared',
      text: 'Please try again or contact us.',
    },
    processFailed: {
      title: 'Something went wrong',
      text: 'Please try again or contact us.',
    },
    copied: 'Copied!',
  },
}
