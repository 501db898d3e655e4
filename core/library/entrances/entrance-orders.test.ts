import { describe, expect, test } from 'vitest'
import { baseLanguage, ceremonyLanguages } from '../../ceremony/ceremony-language.ts'
import { walkingOrder } from '../../ceremony/couple-kind.ts'
import { formsIn, genderedForms } from '../../ceremony/gendered-forms.ts'
import { namedPeople } from '../../ceremony/named-people.ts'
import { sampleCeremony } from '../../ceremony/testing/sample-ceremony.ts'
import { libraryOf } from '../testing/libraries.ts'
import {
  type EntranceOrderId,
  entranceOrders,
  entrancesInOrder,
  isSameOrder,
  offeredOrders,
} from './entrance-orders.ts'
import { entranceWords } from './entrance-words.ts'

const asNamed = ['first', 'second'] as const
const ids = Object.keys(entranceOrders) as EntranceOrderId[]

test('a country’s own orders come first, then those for anyone, and all are offered once', () => {
  expect(offeredOrders('ES').slice(0, 3)).toEqual(['spain', 'together', 'eachWithParents'])
  expect(offeredOrders('BR')[0]).toBe('brazil')
  expect(offeredOrders('toString')[0]).toBe('together')
  expect(offeredOrders('').toSorted()).toEqual(ids.toSorted())
})

describe.each(ceremonyLanguages)('the orders in %s', (language) => {
  const ceremony = sampleCeremony({ language })
  const people = namedPeople(ceremony, libraryOf(language).frame)

  test.each(ids)('%s has the couple once, and everybody by a name', (id) => {
    const entrances = entrancesInOrder(id, entranceWords[language], people, asNamed)
    const partners = entrances.flatMap((entrance) =>
      entrance.kind === 'partner' ? [entrance.partner] : [],
    )
    expect(partners.toSorted().join()).toMatch(/^(both|first,second)$/)
    for (const entrance of entrances) {
      if (entrance.kind === 'others') expect(entrance.name).toMatch(/^[\p{Lu}]/u)
      expect(entrance.with).not.toMatch(/[{}|]/)
    }
  })

  test('assume neither a bride nor a groom', () => {
    const { feminine, masculine } = genderedForms[baseLanguage(language)]
    for (const text of Object.values(entranceWords[language])) {
      const found = formsIn(text, [...feminine, ...masculine])
      expect(
        found.filter((form) => form !== 'man' && form !== 'woman'),
        text,
      ).toEqual([])
    }
  })
})

test('in Spain the couple is led by the mother of one and the father of the other', () => {
  const ceremony = sampleCeremony({ language: 'es-ES' })
  const people = namedPeople(ceremony, libraryOf('es-ES').frame)
  expect(entrancesInOrder('spain', entranceWords['es-ES'], people, asNamed)).toEqual([
    { kind: 'others', id: 'spain-1', name: 'Testigos', with: '', song: '' },
    { kind: 'partner', id: 'spain-2', partner: 'first', with: 'la madre de João', song: '' },
    { kind: 'others', id: 'spain-3', name: 'Pajes con las arras', with: '', song: '' },
    { kind: 'partner', id: 'spain-4', partner: 'second', with: 'el padre de Ana', song: '' },
  ])
})

test('a bride who is named first walks in last, with her own father, and the groom with his own mother', () => {
  const ceremony = sampleCeremony()
  const [groom, bride] = ceremony.couple
  const couple: typeof ceremony.couple = [bride, groom]
  const people = namedPeople({ ...ceremony, couple }, libraryOf('pt-BR').frame)
  const entrances = entrancesInOrder(
    'brazilWithParents',
    entranceWords['pt-BR'],
    people,
    walkingOrder(couple),
  )
  expect(entrances.filter(({ kind }) => kind === 'partner')).toMatchObject([
    { partner: 'second', with: 'a mãe de João' },
    { partner: 'first', with: 'o pai de Ana' },
  ])
})

test('an order stands as long as the same people walk in the same way, whatever is played', () => {
  const people = namedPeople(sampleCeremony(), libraryOf('pt-BR').frame)
  const order = entrancesInOrder('brazil', entranceWords['pt-BR'], people, asNamed)
  const [first, second, ...rest] = order
  if (first === undefined || second === undefined) throw new Error('too short an order')
  expect(isSameOrder(order, [{ ...first, song: 'Clair de lune' }, second, ...rest])).toBe(true)
  expect(isSameOrder(order, [second, first, ...rest])).toBe(false)
  expect(isSameOrder(order, [{ ...first, with: 'Ana' }, second, ...rest])).toBe(false)
  expect(isSameOrder(order, [first, second])).toBe(false)
})
