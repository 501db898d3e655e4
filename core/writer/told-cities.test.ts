import { describe, expect, test } from 'vitest'
import { fact, writingRequest } from './testing/writing-request.ts'
import { type Material, sayableOf } from './three-texts/sayable.ts'
import { citiesIn, toldCities } from './told-cities.ts'

const cities = ['Recife', 'Perth (Austrália)', 'Lisboa'].map((name) => ({ name, line: 'longe' }))
const text = 'Recife, Perth (Austrália) e Lisboa'

const whole = { id: 'whole', words: text, source: 'guestCities', mayBeUsed: true }

function told(material: Partial<Material>, leaveUnsaid = ''): string[] {
  const request = writingRequest({
    cities,
    leaveUnsaid,
    answers: [
      { question: 'guestCities', text },
      { question: 'success', text: 'Envelhecer em Lisboa' },
    ],
  })
  const said = sayableOf(request.answers, {
    facts: [whole],
    answers: [],
    ...material,
  })
  return toldCities(request, said).map(({ name }) => name)
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
    expect(told({ answers: [{ question: 'guestCities', text: 'Recife' }] })).toEqual(['Recife'])
  })

  test('are not named where their answer is withheld, though another names them', () => {
    expect(told({ withheld: ['guestCities'] })).toEqual([])
    expect(told({ withheld: ['challenges'] })).toEqual(all)
  })

  test('are not named where a wish means them', () => {
    expect(told({}, 'Não falem de Lisboa')).toEqual(['Recife', 'Perth (Austrália)'])
  })

  test('are not named where their fact is not to be said, though another answer names them', () => {
    const silent = fact('e Lisboa', { ...fromGuests, mayBeUsed: false })
    const said = fact('Recife, Perth (Austrália)', fromGuests)
    expect(told({ facts: [said, silent] })).toEqual(['Recife', 'Perth (Austrália)'])
  })

  test('are not named where words to be held back are no longer found in their answer', () => {
    expect(told({ facts: [fact('a tia', { ...fromGuests, mayBeUsed: false })] })).toEqual([])
  })

  test('are not named where a hand has put another in their place', () => {
    const changes = { ...fromGuests, toldAs: 'Recife, Perth', isCorrected: true }
    const corrected = fact('Olinda, Perth', changes)
    expect(told({ facts: [corrected, fact('e Lisboa', fromGuests)] })).toEqual([
      'Perth (Austrália)',
      'Lisboa',
    ])
  })
})
