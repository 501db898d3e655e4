/**
 * Who marries a couple in law, country by country: one honest line for the celebrant, never read aloud, and the words of
 * the law where a source quotes them. Facts with their sources, not legal advice.
 */
import type { Language } from '../languages.ts'

/** Where a fact or a wording was read. */
interface LawSource {
  /** The law and its article, or what the page is about. */
  what: string
  /** The page that was read, without `https://`. */
  at: string
}

/** The day on which all sources were read, `YYYY-MM-DD`. */
export const lawReadOn = '2026-11-22'

/** Words that a law, or those who apply it, have spoken at a marriage. */
export interface LegalWords {
  /** `authority` is somebody other than the celebrant: these words are never theirs. */
  by: 'authority' | 'celebrant' | 'couple'
  /** As the source has them. */
  quote: string
  /**
   * As a script has them: the quote with the names put in. `{me.full}` says them to `{you.full}`; agreement as in the
   * library's notation. Only where the celebrant or the couple says them.
   */
  script?: string
  source: LawSource
  /** The part of the country, as it is called there; absent if it is all of it. */
  region?: string
}

export interface CountryLaw {
  /** ISO 3166-1 alpha-2. */
  country: string
  /**
   * `authority`: what a celebrant does has no civil effect. `celebrant`: it has, if they are authorised. `mixed`: it
   * depends on the part of the country or on the kind of celebrant.
   */
  marriedBy: 'authority' | 'celebrant' | 'mixed'
  /** For the celebrant's eyes, in the language of the screens. */
  line: Readonly<Record<Language, string>>
  /** Of what the line says; at least one. */
  sources: readonly LawSource[]
  words: readonly LegalWords[]
}
