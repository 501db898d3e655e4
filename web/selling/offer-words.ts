import { type Language, languageDetails } from '#core/languages.ts'
import { accessDays, currency, priceCents, refundWindowDays } from '#core/selling/offer.ts'

/** `9900` cents of `BRL` as the language writes them: `R$ 99,00`. */
export function moneyIn(language: Language, cents: number, code: string): string {
  const { locale } = languageDetails[language]
  // The narrow symbol: Spanish would otherwise write the currency's code.
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100)
}

/** What is sold (core/selling/offer.ts), with the numbers formatted for the language. */
export function offerIn(language: Language): { price: string; days: string; refundDays: string } {
  const number = new Intl.NumberFormat(languageDetails[language].locale)
  return {
    price: moneyIn(language, priceCents, currency),
    days: number.format(accessDays),
    refundDays: number.format(refundWindowDays),
  }
}
