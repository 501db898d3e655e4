/**
 * The library's data: what a celebrant may read, worded for one language. A piece is one file in the language's folder
 * and one line in that folder's `pieces.ts`; `piece-ids.ts` lists those that every language has, and
 * `core/ceremony/usual-order.ts` says where in a ceremony each comes.
 */
import type { CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import type { Ceremony, Speaker } from '../ceremony/document.ts'

/** A line of a piece; its text uses the notation of `notation.ts`. */
export interface PieceLine {
  /** `other` is the guest who reads. */
  speaker: Exclude<Speaker, 'title' | 'detail'>
  /** One paragraph. Only in a poem does `\n` end a verse; a stanza is a line of its own. */
  text: string
  /** Only if the celebrant's act has, or does not have, civil effect. */
  power?: Ceremony['power']
  /** What it says instead once it is known who brings the thing it speaks of. */
  brought?: Brought
  /** Words of others, a poet's or the law's, kept as they are; their wording has a `source`. */
  isQuoted?: true
}

/**
 * What a stage note says of a thing by who brings it; where a text is absent, the note's own stays. `{bringer}` is whoever
 * it is, by name, and stands at most once, best after `de`, which then agrees (`d’Anne`, `dos pais`). It may be several,
 * so write what is right for one and for many.
 */
export interface Brought {
  /** The thing as the piece's props call it. */
  thing: string
  people: string
  /** One of the couple, or both. */
  couple?: string
  /** Whoever reads the note. */
  celebrant?: string
  /** Nobody has to bring it. */
  there?: string
}

/** Who does something in a piece besides listening, so that nobody is called up unprepared. */
export type Actor =
  | 'celebrant'
  | 'couple'
  | 'parents'
  | 'children'
  /** Those who stand beside the couple: padrinhos, témoins, wedding party. */
  | 'attendants'
  | 'guests'
  | 'reader'

/** Who usually brings a thing; who really does is agreed with the couple. */
export type Bringer = 'celebrant' | 'couple' | 'family' | 'attendants' | 'planner'

export interface Prop {
  /** As it stands on a list of things to bring: `Um vaso de boca larga`. */
  what: string
  /** Within a sentence, with its article and as short as can be, the thing before all that is said of it: `o vaso`. */
  called: string
  /** Other names that people have for it, in the same shape. */
  alsoCalled?: readonly string[]
  from: Bringer
  /** It is with them anyway: one asks who keeps it, not who brings it. */
  isKept?: true
  /** The wordings that need it; absent if all do. */
  wordings?: readonly string[]
}

/** Which ceremonies a wording is for. What is absent does not matter to it. */
export interface Fits {
  faith?: Exclude<Ceremony['wishes']['faith']['kind'], 'open'>
  power?: Ceremony['power']
  /** ISO 3166-1 alpha-2. */
  countries?: readonly string[]
  /** The couple, or one of them, has children. */
  children?: true
  secondMarriage?: true
  /** Nobody is present but the couple, the celebrant and perhaps witnesses. */
  noGuests?: true
}

/** Where a text comes from that others wrote. Only texts in the public domain. */
interface Source {
  author: string
  /** Year of the author's death; absent where there is no one author (the Bible). */
  died?: number
  work: string
  /** First published, or as the edition says. */
  published?: number
}

export interface Wording {
  /** In the chooser: two or three words that tell it from the piece's other wordings. */
  name: string
  fits?: Fits
  source?: Source
  lines: readonly PieceLine[]
}

export interface Piece {
  /** Absent for a section without a heading; such a piece has a `name`. */
  heading?: string
  /** In the chooser, where the heading does not say it. */
  name?: string
  acts: readonly Actor[]
  /** What has to be there, in the order in which it is needed; empty if nothing. */
  props: readonly Prop[]
  /** For the musicians: when to begin and when to end. Absent where nothing is played. */
  music?: string
  /** What goes wrong with it at real weddings and how to avoid that: one sentence for the celebrant. */
  caution?: string
  /** Minutes of what is done without words: walking, pouring, signing. */
  silentMinutes: number
  /** The celebrant says the couple's lines first, and they repeat them. */
  isRepeated?: true
  /**
   * By wording id, the first offered first. Once ceremonies use a wording it must keep its number of lines, because
   * edits refer to a line by its position; a different shape needs a new wording.
   */
  wordings: Readonly<Record<string, Wording>>
}

/** What every script needs besides its pieces. */
export interface Frame {
  /** Title of the document, as a template. */
  title: string
  /** Headings of the sections that are not pieces, by kind. */
  headings: Readonly<Record<'entrances' | 'welcome' | 'ceremony' | 'finalMessage', string>>
  partnerTitles: Readonly<Record<'bride' | 'groom', string>>
  /** What a sentence shows while a name is missing. */
  blankNames: Readonly<
    Record<
      | 'bride'
      | 'groom'
      | 'partner'
      | 'celebrant'
      | 'children'
      | 'remembered'
      | 'thanked'
      | 'reader',
      string
    >
  >
  /** Who walks in between the partners while nobody has been named: whoever stands beside them, then children. */
  usualEntrances: readonly string[]
  /** A person and who walks in with them; both are plain names. */
  entersWith: (name: string, companion: string) => string
  /** Stage notes after the entrances. */
  entranceNotes: readonly PieceLine[]
}

/** Everything a script in one language is made of. */
export interface Library {
  language: CeremonyLanguage
  frame: Frame
  pieces: Readonly<Record<string, Piece>>
  /** That of a ceremony's second language, where it has one and it has been loaded. */
  second?: Library
}

/** A line read aloud. */
export function says(
  speaker: Extract<PieceLine['speaker'], 'celebrant' | 'first' | 'second' | 'both' | 'other'>,
  text: string,
): PieceLine {
  return { speaker, text }
}

/** A stage note, without the parentheses that the script adds. */
export function direction(text: string, brought?: Brought): PieceLine {
  return { speaker: 'direction', text, ...(brought === undefined ? {} : { brought }) }
}

/** A poem for the reader: a line for each stanza, its verses kept. Write it as it is printed. */
export function poem(text: string): PieceLine[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((stanza) => ({ ...says('other', stanza.replaceAll(/^ +| +$/gm, '')), isQuoted: true }))
}

/** How long a wording is, in spoken words; a name counts as one. */
export function spokenWords({ lines }: Wording): number {
  return lines
    .filter(({ speaker }) => speaker !== 'direction' && speaker !== 'item')
    .reduce((sum, { text }) => sum + text.replaceAll(/\{[^{}]*\}/g, 'x').split(/\s+/).length, 0)
}

/** The piece with this id, if the library has it. */
export function pieceOf(library: Library, id: string): Piece | undefined {
  return Object.hasOwn(library.pieces, id) ? library.pieces[id] : undefined
}
