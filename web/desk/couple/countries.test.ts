import { expect, it } from 'vitest'
import { countriesWithLaw } from '#core/law/law-of.ts'
import { countries } from './countries.ts'

it('offers every country whose law was read, and no other', () => {
  expect([...countries].toSorted()).toEqual([...countriesWithLaw].toSorted())
})
