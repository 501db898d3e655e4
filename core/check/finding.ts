/** What the check has to say about a script, where, and how urgently. */

/** Red is wrong at a wedding, a mark is worth a look, a note is only perhaps worth one. */
export type Severity = 'red' | 'mark' | 'note'

/** Which detail is being asked for by a worn phrase; the messages hold a question for each. */
export const missingDetails = [
  'howItBegan',
  'aDecision',
  'anOrdinaryDay',
  'lastSeen',
  'whichRoad',
  'theWorstDay',
  'whatWillBeDone',
  'whichGuest',
  'whatIsLost',
  'whoMaySayThis',
] as const

export type MissingDetail = (typeof missingDetails)[number]

/** What was found, with the words its sentence needs. */
export type FindingMatter =
  | { kind: 'unsourcedName' | 'unsourcedNumber' | 'unsourcedDate'; isUncertain: boolean }
  /** Any other claim that nobody told, as the second reading says. */
  | { kind: 'unbackedClaim' }
  /** The second reading hears what is held back; `told` is that, empty if it points at no words. */
  | { kind: 'held'; told: string }
  /** It was told, and of or by somebody else. */
  | { kind: 'wrongWho'; told: string }
  /** A permission or a question of the telling is spoken aloud. */
  | { kind: 'permission' }
  /**
   * `wish` is what somebody asked to leave out, in their words. Uncertain: only likeness of words says so, and the second
   * reading has not read the sentence.
   */
  | { kind: 'leftUnsaid'; wish: string; isUncertain: boolean }
  /** A telephone, a document, an address: somebody’s, and nothing to read aloud. */
  | { kind: 'privateData' }
  | { kind: 'secret'; person: string; hiddenFrom: string }
  /** `told` is what somebody said, and one of the couple is to hear of on the day. */
  | { kind: 'secretFact'; told: string; hiddenFrom: string }
  /** `couple` is the other couple of this device that the name belongs to. */
  | { kind: 'otherCouple'; couple: string }
  | { kind: 'almostName'; meant: string }
  | { kind: 'inMemory'; person: string; does: 'enters' | 'isThanked' | 'takesPart' }
  | { kind: 'wornPhrase'; asks: MissingDetail }
  | { kind: 'repeatedHere' }
  | { kind: 'repeatedElsewhere'; couple: string }
  | { kind: 'longSentence' | 'longRepeat'; count: number; most: number }
  | { kind: 'tooLong' | 'tooShort'; minutes: number; wished: number }
  /** What moments of the plan need, as the library calls it within a sentence. */
  | { kind: 'nobodyBrings'; things: readonly string[] }
  /** `names` as the usual procession has them, in the ceremony's language. */
  | { kind: 'usualChildren'; names: readonly string[] }
  /** Brackets that are still to be filled in. */
  | { kind: 'leftBlank' }
  | { kind: 'legalWords' }
  /** `wording` is the law's own, in its language. */
  | { kind: 'legalWordsMissing'; wording: string }
  /** `person` is absent where the form is about both. */
  | { kind: 'agreement'; person?: string }
  | { kind: 'formerDetail'; detail: 'name' | 'place' | 'date' | 'time' }

export type FindingKind = FindingMatter['kind']

interface FindingPlace {
  /** Of a section, or `secondKey` of its second text. */
  sectionKey: string
  /** Position among the lines of its language in the section, from 0. */
  line: number
  /** In the line's text, in UTF-16 code units. */
  start: number
  end: number
}

export type Finding = FindingMatter & {
  /**
   * Stays the same while what was found and its sentence stay the same, wherever the sentence moves within its section:
   * what has been accepted is remembered by it. Two occurrences in one sentence share it.
   */
  id: string
  severity: Severity
  /** Absent if it is about the ceremony as a whole. */
  place?: FindingPlace
  /** The words marked; without a place those of a field of the ceremony, or none. */
  words: string
  /** The sentence they are in; without a place the same. */
  sentence: string
}

/** 53 bits of a text (cyrb53): short enough to store, and two findings of one ceremony practically never share it. */
function digest(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** A finding's identity, from its kind and what makes it the same finding next time. */
export function findingId(kind: FindingKind, sameness: readonly string[]): string {
  return `${kind}-${digest(JSON.stringify(sameness))}`
}
