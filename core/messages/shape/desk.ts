import type { Counted } from '../counted.ts'

/** What the desk says beside the specification's own labels: its bar, the sheet, and what was done to it. */
export interface DeskMessages {
  bar: {
    /** Opens the list of ceremonies; `couple` is the one on the desk. */
    list: (couple: string) => string
    /** What was last stored on another day than today. */
    savedOn: (date: string, time: string) => string
    /** Where there is no room for more: that it is kept, and where. */
    savedShortly: string
    save: string
    /** Opens the findings. */
    check: string
    /** While it looks through the script. */
    checking: string
    /** It could not be loaded; a button beside it tries again. */
    checkMissing: string
    /** The way to reading aloud and rehearsing. */
    altar: string
    rehearse: string
    paper: string
    /** The way to take the script away, or a locked copy of everything. */
    sendCopy: string
    /** In its place where the browser can only save it. */
    downloadCopy: string
    account: string
    /** `end` is a date in words. */
    accessUntil: (end: string) => string
    /** Follows it: so many ceremonies this device keeps, and what can be done with them. */
    keptAfter: (ceremonies: Counted) => string
    /** How whoever celebrates writes. */
    voice: string
    /** Title of the question whether texts that a hand has corrected are to be written again. */
    overHand: string
  }
  /** The box with the PIN goes away on this device. */
  pinNoted: string
  areas: {
    plan: string
    couple: string
    hideCouple: string
    showCouple: string
  }
  sheet: {
    /** A line of the script; `section` is its heading, lines count from 1. */
    line: (section: string, line: string) => string
    /** `line` is what `line` says of it. */
    spokenLine: (speaker: string, line: string) => string
    original: string
    options: (section: string) => string
    /** The section's words come from the couple's details. */
    toFields: string
    byHand: string
    rewrite: string
    /** Shows what the couple told behind the sentence that the caret stands in; the key does the same. */
    source: string
    sourceKey: string
    allOriginal: string
    /** Switches the moment off. */
    leaveOut: string
    leftOut: (section: string) => string
    /** How it comes back; `order` is what `areas.plan` says. */
    leftOutBack: (order: string) => string
    versions: string
    /** A former wording whose time was not recorded. */
    undated: string
    bringBack: string
    /** Announced once a version is back. */
    broughtBack: (section: string) => string
    split: string
    removed: string
    empty: string
  }
  history: {
    undo: string
    redo: string
    undone: string
    redone: string
    nothingToUndo: string
    nothingToRedo: string
  }
  find: {
    open: string
    find: string
    replaceBy: string
    previous: string
    next: string
    replace: string
    replaceAll: string
    found: (position: string, total: string) => string
    nothing: string
    replaced: (count: Counted) => string
    close: string
  }
  /** Where the texts are that others have just taken the place of; `versions` is what `sheet.versions` says. */
  rewritten: (versions: string) => string
  /** No text of the plan is the writer's. */
  nothingToWrite: string
}
