import type { SellingMessages } from '../shape/selling.ts'

export const selling: SellingMessages = {
  offer: {
    heading: '1 month of access',
    once: 'One payment. No automatic renewal.',
    included: (accessDays, refundDays) => [
      `${accessDays} days of access, starting when your payment is confirmed`,
      'As many ceremonies as you like, in four languages',
      'Your PIN by email as soon as the payment is confirmed',
      `${refundDays}-day guarantee (longer if your local law gives you more time): change your mind and we’ll refund you in full`,
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
    emailHint: 'If you leave this blank, the PIN goes to the email on your payment account.',
    emailHintRenewal:
      'With this email, the new days are added to your access and the PIN stays the same.',
    emailUnlikely: 'Please check the email address: it looks incomplete.',
    emailNeeded: 'Enter your email: without cookies, it is the only way the PIN can reach you.',
    withoutCookies:
      'This browser blocks cookies. You can still buy, but the PIN comes by email only, and to log in with it you will have to allow cookies for this site.',
    mercadoPago: 'Pay with Mercado Pago',
    mercadoPagoMeans: 'Pix, card or Brazilian bank slip',
    payPal: 'Pay with PayPal',
    payPalMeans: 'Card, with or without a PayPal account',
    preparing: 'Getting Mercado Pago ready…',
    leaving: 'Opening the payment page…',
    preferenceFailed: 'Mercado Pago did not respond.',
    retry: 'Try again',
    closed: 'We aren’t taking orders right now. Please try again later.',
    elsewhere:
      'You pay on the payment provider’s page and come back here. Your card details never reach us.',
    simulated: 'Simulated payment: no money changes hands.',
    simulatedOne: (provider) => `${provider} is simulated: no money changes hands.`,
  },
  returned: {
    pageTitle: 'Your purchase · Enlace',
    confirming: {
      title: 'Confirming your payment',
      text: 'We are checking with the payment provider. This usually takes a few seconds, and the page will continue on its own.',
    },
    paid: {
      title: 'Payment confirmed!',
      text: 'We are opening the ceremony creator.',
    },
    mailed: {
      title: 'Payment confirmed!',
      text: 'For your security, we send the PIN only by email, to the address you gave when you paid. Check your spam folder too.',
    },
    pending: {
      title: 'Payment awaiting confirmation',
      text: {
        'mercado-pago':
          'Your Pix or bank slip has not been paid yet, or your card payment is under review. As soon as the payment is confirmed, the PIN will arrive by email. You can close this page.',
        paypal:
          'PayPal has your payment and is still reviewing it. As soon as PayPal confirms it, the PIN will arrive by email. You can close this page.',
      },
      amount: 'Amount',
      means: 'Payment method',
      pinTo: 'The PIN goes to',
      payersEmail: (provider) => `the email on your ${provider} account`,
      backToCode: 'Back to the Pix code or bank slip',
      otherWays: 'Pay another way',
      watching: 'While this page stays open, we keep checking.',
    },
    failed: {
      title: 'The payment did not go through',
      text: 'Nothing was charged for this order. You can try again right now, with another card or another way to pay.',
    },
    cancelled: {
      title: 'Payment canceled',
      text: 'You came back without paying, and nothing was charged. To continue, choose a payment method.',
    },
    withoutCookies: {
      title: 'The PIN comes by email',
      text: 'This browser blocks cookies, so the purchase cannot be recognized here. If you paid, the PIN comes by email as soon as the payment is confirmed. To log in with it, allow cookies for this site.',
    },
    notFound: 'Purchase not found',
    unknown: {
      title: 'We could not confirm it just now',
      text: 'If you paid, your payment is not lost: the PIN will arrive by email as soon as it is confirmed.',
      again: 'Check again',
    },
    captureFailed: {
      title: 'PayPal did not respond',
      text: 'The charge has not been confirmed yet. Trying again never charges you twice.',
      again: 'Try again',
    },
    shownPin: {
      title: 'This is your PIN',
      advice:
        'Write it down now: we don’t have an email address for you, and this PIN is how you log in later or on another device.',
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
    open: 'Cancel and get a refund',
    until: (date) => `You can cancel until ${date} and get a full refund.`,
    requestedLine: 'The refund has been requested and is on its way.',
    title: 'Cancel and get a refund?',
    question: (price, provider) =>
      `We’ll refund ${price} through ${provider}, and the access you bought ends at once. Are you sure you want to cancel your purchase?`,
    keepTexts:
      'Your ceremonies stay on this device: you can still open, correct and print them. Only writing new texts requires access.',
    confirm: 'Yes, I want my money back',
    confirming: 'Requesting the refund…',
    stay: 'No, keep my access',
    refunded: {
      title: 'Purchase canceled',
      text: (price, provider) =>
        `${price} is on its way back to you through ${provider}. How long it takes to appear depends on your bank or card issuer.`,
    },
    requested: {
      title: 'Refund requested',
      text: (price, provider) =>
        `Your request is in. ${provider} has not finished refunding ${price} yet: we’ll see it through, and there is nothing more for you to do.`,
    },
    byHand: {
      title: 'Cancellation received',
      text: 'Your request was made in time. As our terms say, a member of our team will answer this one within 5 days, and only then will the money go back. Until then you keep your access, and there is nothing more you need to do.',
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
    confirmedLetter: 'Payment confirmed! You will receive your PIN by email in a moment.',
    processingFailed: {
      title: 'Processing error',
      text: 'There was an error processing your payment. Please contact support.',
    },
    preferenceFailed: {
      title: 'The payment could not be set up',
      text: 'Please try again or contact us.',
    },
    processFailed: {
      title: 'Something went wrong',
      text: 'Please try again or contact us.',
    },
    copied: 'Copied!',
  },
}
