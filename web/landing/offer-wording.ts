import { type Language, languageDetails } from '#core/languages.ts'
import type { OfferWording } from '#core/messages/shape/offer.ts'
import { type Offer, withdrawalDays } from '#core/selling/offer.ts'
import { moneyIn } from '../selling/offer-words.ts'

/** The offer's numbers, formatted for the language. */
export function offerWording(offer: Offer, language: Language): OfferWording {
  const number = new Intl.NumberFormat(languageDetails[language].locale)
  return {
    price: moneyIn(language, offer.priceCents, offer.currency),
    accessDays: number.format(offer.accessDays),
    refundDays: number.format(offer.refundWindowDays),
    withdrawalDays: number.format(withdrawalDays),
  }
}
