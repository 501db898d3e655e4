import { type Language, languages } from '#core/languages.ts'
import type { LetterSite } from '#core/letter.ts'
import { publicPagePath } from '#core/public-pages.ts'
import type { Config } from '../config.ts'

/** What letters say of the site and its seller. The terms are linked in the letter's own language. */
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
    // Object.fromEntries forgets that every language is there.
    termsUrls: Object.fromEntries(termsUrls) as Record<Language, string>,
  }
}
