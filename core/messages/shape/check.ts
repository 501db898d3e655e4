import type { MissingDetail } from '../../check/finding.ts'
import type { Counted } from '../counted.ts'

/** What the check says of a script. `words` are those marked in it. */
export interface CheckMessages {
  /** The summary, one sentence each. */
  minutes: (minutes: Counted) => string
  memories: (memories: Counted) => string
  /** In its place where there are none. */
  noMemories: string
  sentences: (sentences: Counted) => string
  /** In its place where they are long and nothing else. */
  longSentences: (sentences: Counted) => string
  nothing: string
  /** In the place of the summary: a part of it could not be done, and a button beside it tries again. */
  failed: string
  /** Beside each finding, and read out before it. */
  severity: Record<'red' | 'mark' | 'note', string>
  /** Heading of what is about no single sentence. */
  whole: string
  goTo: string
  accept: string
  accepted: string
  /** Opens the words behind a sentence: the couple told them, or the celebrant put them down. */
  source: string
  toldIn: string
  /** In its place where only likeness of words says so. */
  perhapsToldIn: string
  noSource: string
  /** In its place where the sentence was read and rests on nothing. */
  nothingBehind: string
  /** Beside the summary, while the sentences are read once more. */
  reading: string
  /** Once, where somebody saves or prints. */
  beforeSaving: (reds: Counted) => string
  unsourcedName: (words: string) => string
  perhapsName: (words: string) => string
  unsourcedNumber: (words: string) => string
  unsourcedDate: (words: string) => string
  unbackedClaim: string
  /** What is held back is said or hinted at; without `told` nobody points at its words. */
  held: (told?: string) => string
  /** It was told of or by somebody else. */
  wrongWho: (told?: string) => string
  permission: string
  leftUnsaid: (wish: string) => string
  perhapsUnsaid: (wish: string) => string
  /** `words`: a telephone, a document, an e-mail address. */
  privateData: (words: string) => string
  secret: (person: string, hiddenFrom: string) => string
  secretFact: (told: string, hiddenFrom: string) => string
  otherCouple: (words: string, couple: string) => string
  almostName: (words: string, meant: string) => string
  inMemory: Record<'enters' | 'isThanked' | 'takesPart', (person: string) => string>
  wornPhrase: (words: string) => string
  /** What to ask the couple instead of saying what everybody says. */
  asks: Record<MissingDetail, string>
  repeatedHere: (words: string) => string
  repeatedElsewhere: (words: string, couple: string) => string
  longSentence: (count: Counted, most: Counted) => string
  longRepeat: (count: Counted, most: Counted) => string
  tooLong: (minutes: Counted, wished: Counted) => string
  tooShort: (minutes: Counted, wished: Counted) => string
  /** Ends in a colon: a question for each thing follows. */
  nobodyBrings: (things: Counted) => string
  /** In the place of the severity, of what is not settled yet. */
  open: string
  leaveOpen: string
  /** Brackets are still to be filled in; `words` are they. */
  leftBlank: (words: string) => string
  /** The procession names these by custom, and nobody has told of any; `names`: each in its marks, as a list. */
  usualChildren: (names: string) => string
  /** One of them in the language's quotation marks. */
  quoted: (name: string) => string
  /** Takes them out of the procession. */
  takeOut: string
  legalWords: string
  legalWordsMissing: (wording: string) => string
  disagreesWith: (person: string) => string
  disagreesWithBoth: string
  former: Record<'name' | 'place' | 'date' | 'time', string>
  /** Puts the new name wherever the former one is left. */
  rename: (name: string, places: Counted) => string
  renamed: (places: Counted) => string
  /** Sentences on what hurts, with what permits them. */
  delicate: {
    heading: string
    /** Before a sentence that nobody has read. */
    maybe: string
    permits: string
    nothingPermits: string
    stays: string
    takeOut: string
    warn: string
    /** Announced: taken out; on the list of the week before. */
    takenOut: string
    warned: string
    seen: (count: Counted) => string
    staysOut: (count: Counted) => string
  }
  /** Told, may be said, and stands nowhere. */
  leftOut: { heading: string; putIn: string }
  /** Writes again what is marked. */
  mend: {
    all: string
    /** Which of several paragraphs this is; both numbers are ready to be shown. */
    position: (number: string, of: string) => string
    corrected: string
    next: string
  }
  /** Asked once, before the script is rehearsed or printed. */
  beforeDelicate: { title: string; text: string; see: string; goOn: string }
}
