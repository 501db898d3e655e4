import type { AccessMessages } from '../shape/access.ts'

export const access: AccessMessages = {
  loading: 'Loading…',
  enter: 'Log in',
  leave: 'Log out',
  pin: 'PIN code',
  email: 'Email used for the purchase',
  emailUnlikely: 'Check the email address: it looks incomplete.',
  login: {
    pageTitle: 'Log in · Enlace',
    title: 'Log in to Enlace',
    explanation: 'Enter the six-digit PIN you received by email.',
    submit: 'Log in',
    submitting: 'Logging in…',
    back: 'Back',
    requestAccess: 'Request access',
    altar: 'Read on the day',
    held: 'Read my ceremonies without logging in',
  },
  withoutCookies:
    'This browser blocks cookies, and you cannot log in without them. Allow cookies for this site and reload the page.',
  linkSent: {
    title: 'Check your email',
    again: 'Enter another PIN',
  },
  reminder: {
    open: 'Resend my PIN',
    explanation:
      'Enter the email address you used for the purchase: we will send your PIN and a link to log in.',
    submit: 'Send',
    submitting: 'Sending…',
    sent: 'If this email address has access, the PIN will arrive in a moment. Check your spam folder too.',
    failed: 'The request could not be sent. Check your connection and try again.',
  },
  enrolment: {
    title: 'Log in on this device',
    explanation:
      'You opened the link in your email. It works once: log in with it, and from then on your PIN is all you need on this device.',
    withPin: 'I’d rather enter my PIN',
  },
  pinCheck: {
    heading: 'Already have a PIN?',
    submit: 'Check PIN',
    submitting: 'Checking…',
  },
  account: {
    region: 'Your account',
    pin: 'PIN',
    inactive: 'Your access is not active.',
  },
  pinBox: {
    title: 'Your PIN:',
    advice: 'Save this PIN so that you can log in later or on another device.',
  },
  logout: {
    title: 'Log out of your account',
    explanation: 'The ceremonies you wrote stay on this device unless you clear them here.',
    keepDevice: 'This device is mine',
    keepDeviceHint:
      'Your PIN is enough to log in here again. Leave this unchecked if other people use this device.',
    clearDevice: 'Clear this device as well',
    clearDeviceHint:
      'Removes every ceremony and your own key from here. Save what you want to keep first. Check this if other people use this device.',
    here: 'Log out',
    everywhere: 'Log out on all devices',
    cancel: 'Cancel',
  },
  toasts: {
    special: { title: 'Logged in with special access!', text: 'Welcome.' },
    welcomeBack: { title: 'Logged in!', text: 'Welcome back.' },
    welcome: 'Welcome! You are logged in.',
    pinAccepted: 'PIN accepted! Taking you to the ceremony creator…',
    expired: {
      title: 'Subscription ended',
      text: 'Your access has ended. Renew it whenever you like.',
    },
    pinNotFound: {
      title: 'Invalid PIN',
      text: 'This PIN was not found or is not valid.',
    },
    pinLength: { title: 'Invalid PIN', text: 'The PIN must have 6 digits.' },
    pinRefused: { title: 'Invalid PIN', text: 'This PIN is not valid.' },
    notAuthorized: {
      title: 'Access not authorized',
      text: 'This PIN code is not valid.',
    },
    checkFailed: {
      title: 'Error',
      text: 'The PIN could not be checked. Please try again.',
    },
    requestFailed: {
      title: 'Error',
      text: 'Your request could not be processed. Please try again.',
    },
    loginFailed: {
      title: 'Login error',
      text: 'There was an error logging in. Please try again.',
    },
    tooMany: 'Too many attempts',
    sessionEnded: 'Session ended',
    leftOffline: {
      title: 'You are logged out on this device',
      text: 'The server did not answer. The logout will be completed once you are back online.',
    },
  },
}
