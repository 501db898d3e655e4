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
  noSource: string
  /** Once, where somebody saves or prints. */
  beforeSaving: (reds: Counted) => string
  unsourcedName: (words: string) => string
  perhapsName: (words: string) => string
  unsourcedNumber: (words: string) => string
  unsourcedDate: (words: string) => string
  unbackedClaim: string
  leftUnsaid: (wish: string) => string
  /** `words`: a telephone, a document, an e-mail address. */
  privateData: (words: string) => string
  secret: (person: string, hiddenFrom: string) => string
  secretFact: (told: string, hiddenFrom: string) => string
  /** The sentence was written from what was told, which has been corrected since. */
  correctedFact: (told: string, now: string) => string
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
}
