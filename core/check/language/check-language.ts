/** What the checks must know of a language. Words in the lists are folded: lower case, without accents. */
import type { Agreement } from '../../ceremony/document.ts'

export interface CheckLanguage {
  /** Words too common to say what a sentence is about, which also begin sentences. */
  commonWords: ReadonlySet<string>
  /** Endings of words that begin sentences and are no names, from five letters on. */
  ordinaryEndings: RegExp
  /** Always capital, or a form of address. */
  capitalWords: ReadonlySet<string>
  /** What joins the words of a name: `Rio de Janeiro`. */
  nameJoints: ReadonlySet<string>
  numbers: NumberWords
  /** From January; the folded words of each. */
  months: readonly (readonly string[])[]
  /** From Sunday. */
  weekdays: readonly (readonly string[])[]
  /** Months that are ordinary words unless capital within a sentence. */
  doubtfulMonths: ReadonlySet<string>
  /** Before or after these, a number says nothing about the couple. */
  idiomaticNumbers: RegExp
  /** Before these a two is the couple. */
  twoOfThem: { before: ReadonlySet<string>; after: ReadonlySet<string> }
  /** What tells an hour from any other number: the words before and after it. */
  clock: { before: ReadonlySet<string>; after: ReadonlySet<string> }
  /** A request to leave something out. */
  leaveOutCue: RegExp
  /** What such a request points back with. */
  backReference: RegExp
  /** Groups of words that give a matter away without naming it; of one matter each, in one order in all languages. */
  graveMatters: readonly RegExp[]
  /** Thanks for coming, or that somebody is here. */
  presenceCue: RegExp
  /** What only a celebrant with civil power may say. */
  legalWords: RegExp
  /** Whom a matter is about, where naming them is enough to give it away; each with all they are called. */
  kin: readonly (readonly string[])[]
  /** What a partner is called, by what it reveals: wrong wherever it stands if neither partner is that. */
  titles: Gendered
  /** Said of many, so wrong only in a sentence that names one partner. */
  onePerson: Gendered
  /** Said of the two together. */
  bothPeople: Gendered
}

/** As written, with accents. */
type Gendered = Readonly<Record<Exclude<Agreement, 'neutral'>, readonly string[]>>

export interface NumberWords {
  /** Added to what came before: units, tens, hundreds with a word of their own. */
  values: Readonly<Record<string, number>>
  /** Multiply what came before. */
  scales: Readonly<Record<string, number>>
  /** Between two number words. */
  joints: ReadonlySet<string>
  /** Articles as often as numbers: never a finding alone. */
  articles: ReadonlySet<string>
}

/** A list written as a line. */
export function words(line: string): ReadonlySet<string> {
  return new Set(line.split(/\s+/).filter((word) => word !== ''))
}

/** `word value` pairs written as a line. */
export function values(line: string): Record<string, number> {
  return Object.fromEntries(
    line.split(',').map((pair) => {
      const [word = '', value = ''] = pair.trim().split(' ')
      return [word, Number(value)]
    }),
  )
}

/** Several forms of one month or weekday are joined with a stroke. */
export function inOrder(line: string): readonly (readonly string[])[] {
  return line.split(' ').map((forms) => forms.split('/'))
}
