/**
 * What a prerendered page shows but only the running server knows: its own address and who runs it. The build writes a
 * placeholder for each; the server replaces them once, on starting, and leaves out what is not configured
 * (docs/design/pages.md section 2).
 */
import * as v from 'valibot'
import type { LimitSentences } from '../messages/shape/limits.ts'

export const pageFactsSchema = v.object({
  /** Origin of the site, without a trailing slash. */
  origin: v.string(),
  businessName: v.optional(v.string()),
  /** Registration number of the business. */
  businessId: v.optional(v.string()),
  businessAddress: v.optional(v.string()),
  contactPhone: v.optional(v.string()),
  /** The phone number's digits with the country code, as a wa.me link needs them. */
  contactDigits: v.optional(v.string()),
  contactEmail: v.optional(v.string()),
  /** Page on a consumer-reputation site. */
  reputationUrl: v.optional(v.string()),
  /** Settings mentioned in the questions and the terms; 0 means no limit. */
  limits: v.optional(
    v.object({
      generationsPerHour: v.number(),
      generationsAtOnce: v.number(),
      charactersPerHour: v.number(),
      charactersPerDay: v.number(),
      withdrawalsPerYear: v.number(),
    }),
  ),
})

export type PageFacts = v.InferOutput<typeof pageFactsSchema>

/** A fact that may be missing, in which case its element is removed. */
export type OptionalPageFact = Exclude<keyof PageFacts, 'origin' | 'limits'>

/** What the build writes in place of the facts. The origin is a valid address that can never exist (RFC 2606). */
export const pagePlaceholders = {
  origin: 'https://enlace.invalid',
  businessName: '{{businessName}}',
  businessId: '{{businessId}}',
  businessAddress: '{{businessAddress}}',
  contactPhone: '{{contactPhone}}',
  contactDigits: '{{contactDigits}}',
  contactEmail: '{{contactEmail}}',
  reputationUrl: '{{reputationUrl}}',
} as const satisfies Required<Omit<PageFacts, 'limits'>>

/**
 * What the build writes in place of the sentences about limits: whole sentences, because nouns agree with their number.
 */
export const sentencePlaceholders: LimitSentences = {
  fairUseAnswer: '{{fairUseAnswer}}',
  fairUseTerms: '{{fairUseTerms}}',
  withdrawalTerms: '{{withdrawalTerms}}',
}

/** Names of the facts that may be missing. */
export const optionalPageFacts: readonly OptionalPageFact[] = [
  'businessName',
  'businessId',
  'businessAddress',
  'contactPhone',
  'contactDigits',
  'contactEmail',
  'reputationUrl',
]

/**
 * Attribute of an element that is removed if a fact is missing. It must not contain another element of the same name.
 */
export const needsAttribute = 'data-needs'

/** Id of the JSON block from which the page's script reads the facts, so that it renders what the server sent. */
export const pageFactsElementId = 'page-facts'
