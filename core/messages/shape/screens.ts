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
  footer: {
    promise: string
    contact: string
  }
}
