import { expect, test } from 'vitest'
import { answer } from './testing/writing-request.ts'
import { toldOf } from './told.ts'
import { citiesIn, toldCities } from './told-cities.ts'

const cities = ['Recife', 'Perth (Austrália)', 'Lisboa'].map((name) => ({ name, line: 'longe' }))
const text = 'Recife, Perth (Austrália) e Lisboa'
const tellings = [answer('guestCities', text), answer('success', 'Envelhecer em Lisboa')]

test('a city of a secret part does not leave the device with the rest of its answer', () => {
  expect(citiesIn('Recife e  , de surpresa', cities).map(({ name }) => name)).toEqual(['Recife'])
  expect(citiesIn('', cities)).toEqual([])
})

test('cities are named where they may be said in the first answer, though another names them', () => {
  const told = (start: number) =>
    toldCities(
      cities,
      toldOf(tellings, [
        {
          ...{ telling: 'guestCities', start, end: text.length, quote: text.slice(start) },
          ...{ decision: 'hold', by: 'reading', why: 'asked' },
        },
      ]),
    ).map(({ name }) => name)
  expect(toldCities(cities, toldOf(tellings, []))).toEqual(cities)
  expect(told(text.indexOf(' e Lisboa'))).toEqual(['Recife', 'Perth (Austrália)'])
  expect(told(0)).toEqual([])
})
