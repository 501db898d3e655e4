import type { Counted } from '../counted.ts'

/** What is said around a script that is read at the altar: before, while rehearsing, and after. */
export interface AltarMessages {
  /** The page's name, and of the way to it. */
  title: string
  /** Leads away to the desk, or to where the ceremony can be corrected by hand. */
  toScript: string
  loading: string
  choose: {
    heading: string
    /** Nothing on this device to read. */
    empty: string
    /** A ceremony whose names nobody has given yet. */
    unnamed: string
    openFile: string
    openFileHint: string
    refused: {
      newer: string
      cut: string
      'not-a-ceremony': string
    }
    /** What was asked for is not here: cleared, or on another device. */
    missing: string
    unreadable: string
    blocked: string
    /** The same ceremony from this device and from a file, changed at different times. */
    both: string
    /** Comes from a file, not from the list of ceremonies. */
    fromFile: string
    other: string
  }
  way: {
    begin: string
    goOn: string
    rehearse: string
    notToday: (date: string, today: string) => string
    noDate: string
    changedAt: (moment: string) => string
    /** Of the whole script, at the usual pace or one's own. */
    minutes: (minutes: Counted) => string
    ownPace: (wordsPerMinute: string) => string
    nothingToRead: string
    /** The device lets the screen go dark. */
    noWakeLock: string
  }
  turning: { heading: string; lines: readonly string[] }
  before: {
    heading: string
    lines: readonly string[]
    trial: string
    trialHint: string
    trialWaits: string
    trialWorked: (seconds: string) => string
    trialFailed: string
    trialImpossible: string
    endTrial: string
  }
  look: {
    heading: string
    size: string
    larger: string
    smaller: string
    light: string
    sun: string
    dark: string
    dim: string
    sample: string
  }
  moments: { heading: string }
  names: {
    heading: string
    explanation: string
    /** Label of the field; `name` is whose. */
    saidAs: (name: string) => string
    hear: (name: string) => string
    empty: string
  }
  hear: {
    whole: string
    moment: string
    stop: string
    noVoice: string
  }
  reading: {
    /** For those who listen, after the section's name. */
    page: (page: string, pages: string) => string
    /** For fingers, and for a mouse with its keyboard. */
    hint: { finger: string; mouse: string }
    controls: string
    showControls: string
    /** Puts the buttons away. */
    goOn: string
    skip: string
    correct: string
    fullScreen: string
    leave: string
  }
  correct: {
    heading: string
    line: string
    save: string
    cancel: string
    saved: string
    displaced: string
    failed: string
  }
  rehearsal: {
    /** On its first page, before how pages are turned. */
    begins: string
    clock: (moment: string, whole: string) => string
    /** Before its end. */
    leave: string
    /** On the last page, with what the whole of it took. */
    over: string
    tookWhole: (whole: string) => string
    toTimes: string
    heading: string
    pace: (wordsPerMinute: string) => string
    noPace: string
    section: string
    took: string
    planned: string
    whole: string
    again: string
    done: string
  }
  end: {
    /** Offered once the last word has been read. */
    keepsake: string
    keepsakeHint: string
    breathe: string
    back: string
    leave: string
  }
}
