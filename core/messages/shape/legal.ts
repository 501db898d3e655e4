import type { LimitSentences } from './limits.ts'
import type { OfferWording } from './offer.ts'

/** One section of a legal page: its paragraphs, then its list, then who runs the site. */
interface LegalSection {
  heading: string
  paragraphs: readonly string[]
  items?: readonly string[]
  /** Whether it ends with the business, its registration, address and contact, as far as configured. */
  seller?: true
}

/** A legal page in one language. */
export interface LegalDocument {
  title: string
  description: string
  /** Calendar date of this wording, `YYYY-MM-DD`. */
  updatedOn: string
  /** Says since when this wording applies; takes the date, written out. */
  updated: (date: string) => string
  introduction: readonly string[]
  sections: (numbers: OfferWording & LimitSentences) => readonly LegalSection[]
}
