import type { OfferWording } from './messages/pt/landing.ts'

/** One part of a legal page: its paragraphs, then its list, then who answers for the site. */
export interface LegalSection {
  heading: string
  paragraphs: readonly string[]
  items?: readonly string[]
  /** Whether the business with its registration, address and contact is shown at the end, as far as configured. */
  seller?: true
}

/** A legal page in one language. */
export interface LegalDocument {
  title: string
  description: string
  /** Calendar date of this wording, `YYYY-MM-DD`. */
  updatedOn: string
  /** Says since when it reads so; takes the date as the language writes it. */
  updated: (date: string) => string
  introduction: readonly string[]
  sections: (offer: OfferWording) => readonly LegalSection[]
}
