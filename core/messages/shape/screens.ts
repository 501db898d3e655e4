import type { Counted } from '../counted.ts'
import type { TitledText } from './titled-text.ts'

/** Everything on the pages that no other file of this folder covers. */
export interface ScreenMessages {
  product: {
    name: string
  }
  notFound: {
    title: string
    explanation: string
    home: string
    creator: string
  }
  /** A bug stopped the page. */
  crash: {
    explanation: string
    nothingLost: string
    details: string
    reload: string
    home: string
  }
  /** A part of the page could not be loaded. */
  missingPiece: {
    title: string
    explanation: string
    nothingLost: string
    retry: string
    retrying: string
    stillMissing: string
  }
  dialog: {
    close: string
  }
  toast: {
    region: string
    close: string
    error: string
  }
  /** The language choice. */
  language: {
    title: string
    explanation: string
    change: string
    changeFrom: (name: string) => string
  }
  /** The top of the creator. */
  header: {
    title: string
    pageTitle: string
    instructions: string
    settings: string
    /** Leads to the help. */
    help: string
  }
  /** What a new user of the creator reads first. */
  instructions: {
    title: string
    story: string
    /** One sentence in three parts: `copyLead` `copyLink` `copyRest`. */
    copyLead: string
    copyLink: string
    copyRest: string
    notKept: string
    understood: string
  }
  /** Names, place, date and time. */
  info: {
    heading: string
    brideName: string
    groomName: string
    location: string
    date: string
    time: string
    required: string
    locationHint: string
    nameMissing: string
    /** How many characters too many, and the limit, formatted for the language. */
    tooLong: (excess: Counted, limit: string) => string
  }
  questions: {
    heading: string
    introduction: string
    count: (used: string, limit: string) => string
    tooLong: (excess: Counted, limit: string) => string
  }
  /** The script next to the questions. */
  preview: {
    heading: string
    region: string
    hint: string
    waiting: string
    writing: string
    keptFormer: string
    notWritten: string
    demonstration: string
  }
  /** The names of the three written texts. */
  texts: {
    welcome: string
    ceremony: string
    finalMessage: string
  }
  /** The parts of the page, named for screen readers. */
  parts: {
    region: string
    info: string
    questions: string
    script: string
  }
  actions: {
    generate: string
    generating: string
    stop: string
    saveDocument: string
    copy: string
    clear: string
    saveFile: string
    openFile: string
    fileHeading: string
  }
  reminder: TitledText
  /** Announced by screen readers while texts are being written. */
  announcements: {
    started: string
    finished: (text: string) => string
    failed: (text: string) => string
    allFinished: string
    stopped: string
    partlyFailed: string
  }
  toasts: {
    questionsCopied: string
    documentGenerated: string
    textsGenerated: string
    copied: string
    cleared: TitledText
    namesMissing: TitledText
    generationFailed: string
    documentFailed: string
    tooLong: string
    stopped: string
    copyFailed: string
    fileSaved: string
    fileOpened: string
    fileRefused: {
      'not-json': string
      'not-a-ceremony': string
      'newer-version': string
      unreadable: string
    }
    restored: string
  }
  /** What went wrong while writing. */
  failures: {
    offline: string
    /** The page was opened without a network. */
    writingNeedsNetwork: string
    /** The user's own key belongs to a service that the site no longer allows. */
    keyElsewhere: (host: string) => string
    report: string
    about: (text: string) => string
    /** A text that could not be written; the existing one stays. */
    notWritten: string
    nothingLost: string
    retry: string
  }
  undo: {
    cleared: string
    opened: string
    restored: string
    undo: string
    dismiss: string
  }
  /** Notices about what is stored on the device. */
  storage: {
    full: string
    blocked: string
    /** Only local storage keeps anything, and a browser that is killed loses its last half minute. */
    unsure: string
    /** The same, because there is no room for more. */
    nearlyFull: string
    /** The stored ceremony comes from a newer version of the pages. */
    newer: string
    /** What was stored cannot be read, and was set aside untouched. */
    setAside: string
    saveFile: string
  }
  /** Who writes: the site's service or the user's own key. */
  settings: {
    title: string
    explanation: string
    service: string
    serviceHint: string
    serviceHintDemonstration: string
    ownKey: string
    ownKeyHint: string
    key: string
    keyHint: string
    provider: string
    chooseProvider: string
    keyElsewhere: (host: string) => string
    save: string
    checking: string
    works: string
    keptButFails: (reason: string) => string
    notKept: string
    missing: string
    remove: string
    removed: string
    savedService: string
    unavailable: string
  }
  footer: {
    promise: string
    contact: string
  }
}
