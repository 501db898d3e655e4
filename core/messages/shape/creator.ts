import type { Counted } from '../counted.ts'
import type { TitledText } from './titled-text.ts'

/** What the specification has on the creator's page and no other page says (docs/specification.md section 2.3). */
export interface CreatorScreenMessages {
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
    /** How to let this page ask a service on one's own machine, where that service could not be reached. */
    ownMachine: (page: string) => string
    notKept: string
    missing: string
    remove: string
    removed: string
    savedService: string
    unavailable: string
  }
}
