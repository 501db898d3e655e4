import { type Language, languages } from '#core/languages.ts'
import type { LetterSite } from '#core/letters/letter.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import type { Config } from '../config.ts'

/** What letters say about the site and its seller. They link to the terms in their own language. */
export function letterSite({
  publicUrl,
  business,
  contact,
}: Pick<Config, 'publicUrl' | 'business' | 'contact'>): LetterSite {
  const termsUrls = languages.map((language) => [
    language,
    new URL(publicPagePath({ name: 'terms', language }), publicUrl).href,
  ])
  return {
    publicUrl: publicUrl.origin,
    businessName: business.name,
    businessId: business.id,
    businessAddress: business.address,
    contactEmail: contact.email,
    contactPhone: contact.phone,
    // The type of Object.fromEntries does not know that every language is present.
    termsUrls: Object.fromEntries(termsUrls) as Record<Language, string>,
  }
}
