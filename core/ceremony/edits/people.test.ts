import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { library } from '../../library/pt-BR/library.ts'
import { broughtBy } from '../bringing.ts'
import { type Ceremony, ceremonySchema, type Entrance } from '../document.ts'
import { scriptOf } from '../script.ts'
import { anyCeremony, anyText } from '../testing/any-ceremony.ts'
import { sampleCeremony } from '../testing/sample-ceremony.ts'
import {
  addPerson,
  changeBringer,
  changeEntrances,
  changePerson,
  giveName,
  removePerson,
  renamePerson,
} from './people.ts'
import { swapPartners } from './swap-partners.ts'

const nowMs = 5_000

const groomFirst: Entrance[] = [
  { kind: 'partner', id: 'first', partner: 'first', with: 'Marta', song: 'Cânone' },
  { kind: 'others', id: 'Rui', name: 'Rui', with: 'Bia e Lu', song: '' },
  { kind: 'others', id: 'Padrinhos', name: 'Padrinhos', with: '', song: '' },
  { kind: 'partner', id: 'second', partner: 'second', with: '', song: '' },
]

function peopled(...names: string[]): Ceremony {
  return names.reduce(
    (ceremony, name) => addPerson(ceremony, { id: name, name }, nowMs),
    sampleCeremony(),
  )
}

function order(ceremony: Ceremony): string[] {
  const section = scriptOf(ceremony, library).sections.find(({ kind }) => kind === 'entrances')
  return (section?.lines ?? []).filter(({ speaker }) => speaker === 'item').map(({ text }) => text)
}

describe('the procession', () => {
  test('is read in the order in which it was arranged, with companions and songs', () => {
    const ceremony = changeEntrances(
      addPerson(peopled('Marta'), { id: 'new', name: 'Rui', role: 'irmão' }, nowMs),
      groomFirst,
      nowMs,
    )
    expect(order(ceremony)).toEqual([
      '1. Noivo: João, com Marta · Cânone',
      '2. Rui (irmão), com Bia e Lu',
      '3. Padrinhos',
      '4. Noiva: Ana',
    ])
  })

  test('can begin with both partners together, or have nobody at all', () => {
    const together: Entrance = { kind: 'partner', id: 'both', partner: 'both', with: '', song: '' }
    expect(order(changeEntrances(sampleCeremony(), [together], nowMs))).toEqual(['1. João e Ana'])
    expect(order(changeEntrances(sampleCeremony(), [], nowMs))).toEqual([])
  })

  test('tells of everybody named whether they walk, and with whom', () => {
    const { people } = changeEntrances(peopled('Marta', 'Lu', 'Zé'), groomFirst, nowMs)
    expect(people.map(({ entersWith }) => entersWith)).toEqual(['', 'Rui', undefined])
  })

  test('passes over whoever is remembered', () => {
    const ceremony = changePerson(
      changeEntrances(peopled('Rui'), groomFirst, nowMs),
      'Rui',
      { isInMemory: true },
      nowMs,
    )
    expect(order(ceremony).join()).not.toContain('Rui')
  })
})

describe('a person', () => {
  test('in memory is never thanked for coming', () => {
    const thanked = changePerson(peopled('Eva'), 'Eva', { isThanked: true }, nowMs)
    const remembered = changePerson(thanked, 'Eva', { isInMemory: true }, nowMs)
    expect(remembered.people[0]).toMatchObject({ isInMemory: true, isThanked: false })
    expect(changePerson(remembered, 'Eva', { isThanked: true }, nowMs).people[0]?.isThanked).toBe(
      false,
    )
  })

  test('who is renamed is so in the procession, also letter by letter and from an empty field', () => {
    let ceremony = changeEntrances(peopled('Marta', 'Bia'), groomFirst, nowMs)
    ceremony = renamePerson(ceremony, 'Bia', 'Beatriz', nowMs)
    ceremony = renamePerson(ceremony, 'Marta', '', nowMs)
    ceremony = renamePerson(ceremony, 'Marta', 'M', nowMs, 'Marta')
    ceremony = renamePerson(ceremony, 'Marta', 'Mila', nowMs, 'M')
    expect(ceremony.entrances?.map((entrance) => entrance.with)).toEqual([
      'Mila',
      'Beatriz e Lu',
      '',
      '',
    ])
  })

  test('who shares a name with another is renamed alone', () => {
    const ceremony = changeEntrances(peopled('Rui', 'Rui'), groomFirst, nowMs)
    expect(renamePerson(ceremony, 'Rui', 'Raul', nowMs).entrances).toEqual(groomFirst)
  })

  test('is removed without taking a step of the procession along', () => {
    const ceremony = changeEntrances(peopled('Rui'), groomFirst, nowMs)
    expect(removePerson(ceremony, 'Rui', nowMs)).toMatchObject({
      people: [],
      entrances: groomFirst,
    })
  })

  test('who does not exist changes nothing', () => {
    const ceremony = sampleCeremony()
    expect(renamePerson(ceremony, 'nobody', 'Ana', nowMs)).toBe(ceremony)
    expect(changePerson(ceremony, 'nobody', { isThanked: true }, nowMs)).toBe(ceremony)
    expect(removePerson(ceremony, 'nobody', nowMs)).toBe(ceremony)
  })
})

describe('a thing to bring', () => {
  const [rings] = library.pieces['ringVows']?.props ?? []
  const [roses] = library.pieces['roses']?.props ?? []
  if (rings === undefined || roses === undefined) throw new Error('The library has lost them.')
  const bringerOf = (ceremony: Ceremony, prop = rings) => broughtBy(ceremony, prop, library)

  test('is brought by one person at a time, known or new, or by nobody', () => {
    let ceremony = changeBringer(
      peopled('Marta'),
      rings,
      { id: 'new', name: 'Marta' },
      library,
      nowMs,
    )
    ceremony = changeBringer(ceremony, roses, { id: 'new', name: 'Marta' }, library, nowMs)
    expect(ceremony.people[0]?.brings).toBe('as alianças; as rosas')
    ceremony = changeBringer(ceremony, rings, { id: 'new', name: 'Noor' }, library, nowMs)
    expect(ceremony.people.map(({ name, brings }) => [name, brings])).toEqual([
      ['Marta', 'as rosas'],
      ['Noor', 'as alianças'],
    ])
    expect(bringerOf(ceremony)).toMatchObject({ person: { name: 'Noor' } })
    expect(
      bringerOf(changeBringer(ceremony, rings, { id: 'new', name: ' ' }, library, nowMs)),
    ).toBeUndefined()
  })

  test('is the one that somebody was said to bring in other words', () => {
    const ceremony = changePerson(
      peopled('Marta'),
      'Marta',
      { brings: 'Duas rosas vermelhas e um bolo' },
      nowMs,
    )
    expect(bringerOf(ceremony, roses)).toMatchObject({ person: { name: 'Marta' } })
    const other = changeBringer(ceremony, roses, { by: 'planner' }, library, nowMs)
    expect(other.people[0]?.brings).toBe('um bolo')
    expect(bringerOf(other, roses)).toEqual({ kind: 'settled', by: 'planner' })
  })

  test('may be there already, until somebody brings it', () => {
    const there = changeBringer(peopled('Marta'), rings, { by: 'there' }, library, nowMs)
    expect(bringerOf(there)).toEqual({ kind: 'settled', by: 'there' })
    expect(there.people).toHaveLength(1)
    const brought = changeBringer(there, rings, { id: 'new', name: 'Marta' }, library, nowMs)
    expect(brought.settledThings).toEqual([])
    expect(bringerOf(brought)).toMatchObject({ person: { name: 'Marta' } })
  })

  test('brought by one of the couple makes nobody new, and stays theirs when the order is swapped', () => {
    const ceremony = peopled('Marta')
    const [{ name }] = ceremony.couple
    const brought = changeBringer(ceremony, rings, { id: 'new', name }, library, nowMs)
    expect(brought.people).toHaveLength(1)
    expect(bringerOf(brought)).toEqual({ kind: 'settled', by: 'first' })
    expect(bringerOf(swapPartners(brought, nowMs))).toEqual({ kind: 'settled', by: 'second' })
  })
})

test('whatever is done with people, the ceremony stays one', () => {
  fc.assert(
    fc.property(anyCeremony, anyText, anyText, (ceremony, name, other) => {
      let next = addPerson(ceremony, { id: 'one', name }, nowMs)
      next = renamePerson(next, 'one', other, nowMs)
      next = changeBringer(
        next,
        { what: other, called: other, from: 'couple' },
        { id: 'other', name },
        library,
        nowMs,
      )
      next = changeEntrances(next, groomFirst, nowMs)
      expect(v.is(ceremonySchema, next)).toBe(true)
      expect(() => scriptOf(next, library)).not.toThrow()
    }),
  )
})

describe('a name that the script lacks', () => {
  test('is somebody’s who is known by it, however it is written, or else a new one’s', () => {
    const known = giveName(
      peopled('Odile', 'Rui'),
      'reader',
      { id: 'new', name: ' odile', reads: 'Saadi' },
      nowMs,
    )
    expect(known.people).toHaveLength(2)
    expect(known.people[0]).toMatchObject({ id: 'Odile', name: 'Odile', reads: 'Saadi' })
    const fresh = giveName(known, 'thanked', { id: 'new', name: 'Lia ', reads: '' }, nowMs)
    expect(fresh.people[2]).toMatchObject({ name: 'Lia', isThanked: true, reads: '' })
    const remembered = giveName(fresh, 'remembered', { id: 'new', name: 'Rui', reads: '' }, nowMs)
    expect(remembered.people[1]).toMatchObject({ isInMemory: true })
  })

  test('is a child’s of both', () => {
    const { children, people } = giveName(
      peopled(),
      'children',
      { id: 'new', name: 'Bento', reads: '' },
      nowMs,
    )
    expect(children).toEqual([{ id: 'new', name: 'Bento', of: 'both', note: '' }])
    expect(people).toEqual([])
  })
})
