import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newCeremony } from '../ceremony/new-ceremony.ts'
import { answered } from '../ceremony/testing/answered.ts'
import { distinction, guestCities, withDistinction } from './guest-cities.ts'

const gazetteer = readFileSync(new URL('places.txt', import.meta.url), 'utf8')

function cities(place: string, text: string) {
  const blank = newCeremony({ id: 'c', nowMs: 0, language: 'pt-BR' })
  return guestCities({ ...blank, place, tellings: answered({ guestCities: text }) }, gazetteer)
}

test('distances go with the cities of the answer, measured from the town that the address ends with', () => {
  const { lines, doubtful } = cities('Sítio das Águas, Paraty, RJ', 'Salvador, Lisboa e Paraty')
  expect(lines.map(({ name }) => name)).toEqual(['Salvador', 'Lisboa'])
  expect(lines[1]?.line.replace(/\s/g, ' ')).toMatch(
    /^(quase|cerca de|mais de) \d\.\d00 quilômetros$/,
  )
  expect(doubtful).toEqual([])
})

test('without a known place nothing is measured', () => {
  expect(cities('Na casa da Bia', 'Lisboa')).toEqual({ lines: [], doubtful: [] })
  expect(cities('', 'Lisboa')).toEqual({ lines: [], doubtful: [] })
})

test('a town of which there are two is asked about, and settled by what is written behind it', () => {
  const answer = 'Recife e Perth'
  const { lines, doubtful } = cities('Paraty', answer)
  expect(lines.map(({ name }) => name)).toEqual(['Recife'])
  const [perth] = doubtful
  expect(perth).toMatchObject({ where: 'guestCities', name: 'Perth' })
  const australian = perth?.towns.find(({ country }) => country === 'AU')
  if (perth === undefined || australian === undefined) throw new Error('no Perth')
  const told = distinction(australian, perth.towns, 'pt')
  expect(told).toBe('Austrália')
  const settled = withDistinction(answer, 'Perth', told)
  expect(settled).toBe('Recife e Perth (Austrália)')
  expect(cities('Paraty', settled)).toMatchObject({ lines: [{}, {}], doubtful: [] })
})

test('a name of the couple or of somebody named is no town, and neither is what was said to be none', () => {
  const blank = newCeremony({ id: 'c', nowMs: 0, language: 'pt-BR' })
  const [first, second] = blank.couple
  const asked = (more: Partial<typeof blank>): string[] =>
    guestCities(
      {
        ...blank,
        place: 'Paraty',
        tellings: answered({ guestCities: 'HELENA, Perth e Recife' }),
        ...more,
      },
      gazetteer,
    ).doubtful.map(({ name }) => name)
  expect(asked({})).toEqual(['HELENA', 'Perth'])
  expect(asked({ couple: [{ ...first, name: 'Helena Prado' }, second] })).toEqual(['Perth'])
  expect(asked({ wishes: { ...blank.wishes, noTowns: ['Perth'] } })).toEqual(['HELENA'])
})
