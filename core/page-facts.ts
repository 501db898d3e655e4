/**
 * What only the running server knows and a prerendered page shows: its own address and who stands behind it
 * (design.md section 10). The build writes a placeholder for each; the server replaces them once at its start,
 * and leaves out what is not configured.
 */
import * as v from 'valibot'

export const pageFactsSchema = v.object({
  /** Origin of the site, without a slash at its end. */
  origin: v.string(),
  businessName: v.optional(v.string()),
  /** Registration number of the business. */
  businessId: v.optional(v.string()),
  businessAddress: v.optional(v.string()),
  contactPhone: v.optional(v.string()),
  /** The phone's digits with the country's code, as a wa.me link wants them. */
  contactDigits: v.optional(v.string()),
  contactEmail: v.optional(v.string()),
  /** Page on a consumer-reputation site. */
  reputationUrl: v.optional(v.string()),
})

export type PageFacts = v.InferOutput<typeof pageFactsSchema>

/** A fact that may be missing. */
export type OptionalPageFact = Exclude<keyof PageFacts, 'origin'>

/** What the build writes in place of the facts. The origin is a real address that can never exist (RFC 2606). */
export const pagePlaceholders = {
  origin: 'https://enlace.invalid',
  businessName: '{{businessName}}',
  businessId: '{{businessId}}',
  businessAddress: '{{businessAddress}}',
  contactPhone: '{{contactPhone}}',
  contactDigits: '{{contactDigits}}',
  contactEmail: '{{contactEmail}}',
  reputationUrl: '{{reputationUrl}}',
} as const satisfies Required<PageFacts>

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

/** Attribute of an element that goes when a fact is missing. No element of the same name may stand inside it. */
export const needsAttribute = 'data-needs'

/** Id of the JSON block from which the page's own script reads the facts, so that it draws what the server sent. */
export const pageFactsElementId = 'page-facts'
