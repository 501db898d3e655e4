/** Loaded when a ceremony names a country: what we have read of the laws there. */
import { type CountryLaw, lawReadOn } from '#core/law/country-law.ts'
import { lawOf } from '#core/law/law-of.ts'

export interface ReadLaw {
  /** Undefined for a country that we have read nothing of. */
  law: CountryLaw | undefined
  /** `YYYY-MM-DD` */
  readOn: string
}

export function readLaw(country: string): ReadLaw {
  return { law: lawOf(country), readOn: lawReadOn }
}
