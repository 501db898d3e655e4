import type { Actor, Bringer } from '#core/library/piece.ts'
import type { Language } from '../../languages.ts'
import type { Counted } from '../counted.ts'

/** What the desk says of the plan: its moments, and the library they come from. */
export interface PlanMessages {
  title: string
  /** What the moments that are switched on take together. */
  total: (minutes: Counted) => string
  /** How that differs from what the couple wishes. */
  longer: (minutes: Counted) => string
  shorter: (minutes: Counted) => string
  asWished: string
  /** Of one moment; as short as can be. */
  minutes: (minutes: Counted) => string
  /** Of a text that is to be written, and of a moment without words. */
  toBeWritten: string
  empty: string
  noMoments: string
  header: string
  unnamed: string
  /** Says how the list is worked with the keyboard. */
  keys: string
  isOn: (name: string) => string
  goTo: (name: string) => string
  more: (name: string) => string
  move: {
    drag: (name: string) => string
    up: (name: string) => string
    down: (name: string) => string
  }
  /** Spoken once it is done. */
  done: {
    place: (position: string, count: string) => string
    moved: (name: string, place: string) => string
    on: (name: string) => string
    off: (name: string) => string
    inSecond: (name: string) => string
    inFirstAlone: (name: string) => string
    doubled: (name: string) => string
    removed: (name: string) => string
    added: (name: string) => string
    reworded: (name: string) => string
    started: (plan: string) => string
  }
  bringBack: string
  rename: string
  renameHint: string
  double: string
  remove: string
  writeByHand: string
  otherWording: string
  addAfter: string
  /** Reads a moment in the second language too, by that language. */
  alsoIn: Record<Language, string>
  needs: {
    acts: string
    props: string
    music: string
    caution: string
    actors: Record<Actor, string>
    bringers: Record<Bringer, string>
    /** `thing` with its article, in the ceremony's language. */
    whoBrings: (thing: string) => string
    /** Of what is with somebody anyway, as vows on paper are. */
    whoKeeps: (thing: string) => string
    /** An answer: it need not be brought. */
    alreadyThere: string
    /** A field for a name that is not among the answers. */
    anotherName: string
    /** Takes the name that has been typed. */
    addName: string
  }
  add: {
    action: string
    title: string
    /** Before the list of moments after which it is to come. */
    where: string
    first: string
    after: (name: string) => string
    byHand: string
    byHandName: string
    byHandAction: string
    library: string
    search: string
    all: string
    wordings: (count: Counted) => string
    read: string
    use: string
    inUse: string
    usedIn: (couples: string) => string
    back: string
    keptWithVersions: string
  }
  start: {
    action: string
    title: string
    explanation: string
    classic: string
    classicIs: string
    essential: string
    essentialIs: string
    scratch: string
    scratchIs: string
    like: (couple: string) => string
    likeIs: string
    fresh: string
    freshIs: string
    noOthers: string
    unreadable: string
  }
  proposals: {
    title: string
    accept: string
    dismiss: string
    accepted: string
    dismissed: string
  }
  /** Moments kept for the next couples. */
  own: {
    keep: string
    kept: string
    failed: string
    heading: string
    explanation: string
    use: string
    forget: string
  }
}
