import { describe, expect, test } from 'vitest'
import { fact, writingRequest } from './testing/writing-request.ts'
import type { Material } from './text-prompt.ts'
import { citiesIn, toldCities } from './told-cities.ts'

const cities = ['Recife', 'Perth (Austrália)', 'Lisboa'].map((name) => ({ name, line: 'longe' }))
const text = 'Recife, Perth (Austrália) e Lisboa'

function told(material: Partial<Material>, leaveUnsaid = ''): string[] {
  const request = writingRequest({
    cities,
    leaveUnsaid,
    answers: [{ question: 'guestCities', text }],
  })
  return toldCities(request, { facts: [], answers: [], ...material }).map(({ name }) => name)
}

const all = cities.map(({ name }) => name)
const fromGuests = { source: 'guestCities' }

test('a city of a secret part does not leave the device with the rest of its answer', () => {
  expect(citiesIn('Recife e  , de surpresa', cities).map(({ name }) => name)).toEqual(['Recife'])
  expect(citiesIn('', cities)).toEqual([])
})

describe('cities', () => {
  test('are named where nobody has asked otherwise, read into facts or not', () => {
    expect(told({})).toEqual(all)
    expect(told({ facts: [fact(text, fromGuests)] })).toEqual(all)
    expect(told({ answers: [{ question: 'guestCities', text }] })).toEqual(all)
  })

  test('are not named where their answer is withheld', () => {
    expect(told({ withheld: ['guestCities'] })).toEqual([])
    expect(told({ withheld: ['challenges'] })).toEqual(all)
  })

  test('are not named where a wish means them', () => {
    expect(told({}, 'Não falem de Lisboa')).toEqual(['Recife', 'Perth (Austrália)'])
  })

  test('are not named where their fact is not to be said, unless another tells them', () => {
    const silent = fact('e Lisboa', { ...fromGuests, mayBeUsed: false })
    expect(told({ facts: [fact('Recife, Perth'), silent] })).toEqual([
      'Recife',
      'Perth (Austrália)',
    ])
    expect(told({ facts: [fact('Moramos em Lisboa'), silent] })).toEqual(all)
  })

  test('are not named where a hand has put another in their place', () => {
    const corrected = fact('Olinda e Lisboa', {
      ...fromGuests,
      toldAs: 'Recife e Lisboa',
      isCorrected: true,
    })
    expect(told({ facts: [corrected] })).toEqual(['Perth (Austrália)', 'Lisboa'])
  })
})
