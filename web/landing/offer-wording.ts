import { type Language, languageDetails } from '#core/languages.ts'
import type { OfferWording } from '#core/messages/pt/landing.ts'
import type { Offer } from '#core/offer.ts'
import { moneyIn } from '../selling/offer-words.ts'

/** The offer's numbers as the language writes them. */
export function offerWording(offer: Offer, language: Language): OfferWording {
  const number = new Intl.NumberFormat(languageDetails[language].locale)
  return {
    price: moneyIn(language, offer.priceCents, offer.currency),
    accessDays: number.format(offer.accessDays),
    refundDays: number.format(offer.refundWindowDays),
  }
}
