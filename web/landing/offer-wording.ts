import { type Language, languageDetails } from '#core/languages.ts'
import type { OfferWording } from '#core/messages/pt/landing.ts'
import type { Offer } from '#core/offer.ts'

/** The offer's numbers as the language writes them. */
export function offerWording(offer: Offer, language: Language): OfferWording {
  const { locale } = languageDetails[language]
  const number = new Intl.NumberFormat(locale)
  return {
    price: new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: offer.currency,
      currencyDisplay: 'narrowSymbol',
    }).format(offer.priceCents / 100),
    accessDays: number.format(offer.accessDays),
    refundDays: number.format(offer.refundWindowDays),
  }
}
