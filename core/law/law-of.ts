/** The law of every country that we have read: a line for each file of `countries/`. */

import { argentina } from './countries/argentina.ts'
import { australia } from './countries/australia.ts'
import { belgium } from './countries/belgium.ts'
import { brazil } from './countries/brazil.ts'
import { canada } from './countries/canada.ts'
import { chile } from './countries/chile.ts'
import { colombia } from './countries/colombia.ts'
import { france } from './countries/france.ts'
import { ireland } from './countries/ireland.ts'
import { luxembourg } from './countries/luxembourg.ts'
import { mexico } from './countries/mexico.ts'
import { newZealand } from './countries/new-zealand.ts'
import { portugal } from './countries/portugal.ts'
import { spain } from './countries/spain.ts'
import { switzerland } from './countries/switzerland.ts'
import { unitedKingdom } from './countries/united-kingdom.ts'
import { unitedStates } from './countries/united-states.ts'
import { uruguay } from './countries/uruguay.ts'
import type { CountryLaw } from './country-law.ts'

const laws: readonly CountryLaw[] = [
  argentina,
  australia,
  belgium,
  brazil,
  canada,
  chile,
  colombia,
  france,
  ireland,
  luxembourg,
  mexico,
  newZealand,
  portugal,
  spain,
  switzerland,
  unitedKingdom,
  unitedStates,
  uruguay,
]

/** By ISO 3166-1 alpha-2; undefined for a country of which we have read nothing. */
export function lawOf(country: string): CountryLaw | undefined {
  return laws.find((law) => law.country === country)
}

/** Every country of which we have read who marries. */
export const countriesWithLaw: readonly string[] = laws.map(({ country }) => country)
