import { type Language, languageDetails } from '#core/languages.ts'
import { accessDays, currency, priceCents, refundWindowDays } from '#core/offer.ts'
import type { Provider } from '#core/payment.ts'

/** The providers' own names, the same in every language. */
export const providerNames: Record<Provider, string> = {
  'mercado-pago': 'Mercado Pago',
  paypal: 'PayPal',
}

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

/** What is sold (core/offer.ts), as the language writes its numbers. */
export function offerIn(language: Language): { price: string; days: string; refundDays: string } {
  const number = new Intl.NumberFormat(languageDetails[language].locale)
  return {
    price: moneyIn(language, priceCents, currency),
    days: number.format(accessDays),
    refundDays: number.format(refundWindowDays),
  }
}
