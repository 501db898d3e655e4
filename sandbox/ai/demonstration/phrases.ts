import type { KnownCity } from './known-cities.ts'

/** What a text is made from, ready to be said: no empty strings where a value is present. */
export interface Details {
  couple: string
  bride: string
  groom: string
  location: string
  /** Date and time as the prompt wrote them, joined; empty without a date. */
  moment: string
}

/** A guests' city with what can be said about it. */
export interface GuestCity {
  name: string
  known: KnownCity | undefined
  /** From the wedding's own city as the crow flies, when both are known and differ. */
  distanceKm: number | undefined
}

/** One language of the demonstration writer. Quotes arrive cut to a few sentences, without quotation marks. */
export interface Phrases {
  /** `sábado, 12 de dezembro de 2026, às 16:00`; both are given. */
  moment(date: string, time: string): string
  /** `Ana e João` */
  couple(bride: string, groom: string): string
  list(names: readonly string[]): string
  /** Opening of the welcome, naming couple, place and moment. */
  opening(details: Details): string
  knownCity(name: string, known: KnownCity, turn: number): string
  otherCity(name: string, turn: number): string
  /** Cities beyond those that get a sentence of their own. */
  moreCities(names: string): string
  /** One sentence on how far some came; never empty. */
  distances(cities: readonly { name: string; distanceKm: number }[]): string
  noCities(details: Details): string
  welcomeClosing(details: Details): string
  /** The six paragraphs; a missing quote is an empty string. */
  ceremony(details: Details, quotes: CeremonyQuotes): readonly string[]
  finalMessage(details: Details, success: string): string
  /** Whether answer 3 asks to leave the challenges out. */
  leavesOut: RegExp
  /** A sentence of answer 3 about the ceremony itself, which is not for the guests. */
  aside: RegExp
  /** For a prompt that is not the product's. */
  generic: string
}

export interface CeremonyQuotes {
  meeting: string
  /** Empty also when the couple asked to leave challenges out. */
  challenges: string
  lived: string
}
