/** A number together with the grammatical form it requires. */
import { type Language, languageDetails } from '../languages.ts'

export interface Counted {
  /** The number, formatted for the language. */
  number: string
  /** Whether the noun is singular; further forms (`de` after a million) count as the plural. */
  form: 'one' | 'other'
}

/** A whole number of things, with the form the language's plural rules require. */
export function counted(count: number, language: Language): Counted {
  const { locale } = languageDetails[language]
  return {
    number: new Intl.NumberFormat(locale).format(count),
    form: new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other',
  }
}
