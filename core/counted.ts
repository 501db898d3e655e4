/** A number that a sentence agrees with. */
import { type Language, languageDetails } from './languages.ts'

export interface Counted {
  /** The number as the language writes it. */
  number: string
  /** Whether what is counted stands in the singular; larger forms (`de` after a million) are taken as the plural. */
  form: 'one' | 'other'
}

/** A whole number of things, with the form that the language's plural rules ask for. */
export function counted(count: number, language: Language): Counted {
  const { locale } = languageDetails[language]
  return {
    number: new Intl.NumberFormat(locale).format(count),
    form: new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other',
  }
}
