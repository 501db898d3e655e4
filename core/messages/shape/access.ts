import type { TitledText } from './titled-text.ts'

/** Logging in, staying logged in and logging out. */
export interface AccessMessages {
  loading: string
  enter: string
  leave: string
  pin: string
  email: string
  /** Below an e-mail field whose value cannot be an address. */
  emailUnlikely: string
  /** The login page. */
  login: {
    pageTitle: string
    title: string
    explanation: string
    submit: string
    submitting: string
    back: string
    requestAccess: string
    /** To the altar with what this device holds; called there as everywhere else. */
    altar: string
    /** To what this device holds, for whoever only wants to read. */
    held: string
  }
  /** Why nobody can log in here. */
  withoutCookies: string
  /** Replaces the form once a link has been sent to the e-mail of the purchase. */
  linkSent: {
    title: string
    again: string
  }
  /** The form that asks for the PIN by e-mail again. */
  reminder: {
    open: string
    explanation: string
    submit: string
    submitting: string
    /** The same whether or not the e-mail is known. */
    sent: string
    failed: string
  }
  /** The page a letter's link opens. */
  enrolment: {
    title: string
    explanation: string
    withPin: string
  }
  /** The short form on the landing page. */
  pinCheck: {
    heading: string
    submit: string
    submitting: string
  }
  /** Who is logged in, above the creator. */
  account: {
    region: string
    pin: string
    inactive: string
  }
  /** The PIN, shown right after a purchase. */
  pinBox: {
    title: string
    advice: string
  }
  /** The dialog that asks what logging out should remove. */
  logout: {
    title: string
    explanation: string
    keepDevice: string
    keepDeviceHint: string
    clearDevice: string
    clearDeviceHint: string
    here: string
    everywhere: string
    cancel: string
  }
  toasts: {
    special: TitledText
    welcomeBack: TitledText
    welcome: string
    pinAccepted: string
    expired: TitledText
    pinNotFound: TitledText
    pinLength: TitledText
    pinRefused: TitledText
    notAuthorized: TitledText
    checkFailed: TitledText
    requestFailed: TitledText
    loginFailed: TitledText
    /** Title; the sentence below it comes from the server and says how long to wait. */
    tooMany: string
    /** Title; the sentence below it comes from the server. */
    sessionEnded: string
    /** Logged out on this device while the server could not be reached. */
    leftOffline: TitledText
  }
}
