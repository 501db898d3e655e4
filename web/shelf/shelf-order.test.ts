import { describe, expect, test } from 'vitest'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { headOf, type ShelfEntry } from './shelf-entry.ts'
import { coupleOf, listShelf } from './shelf-order.ts'

function entry(id: string, date: string, changes: Partial<ShelfEntry> = {}): ShelfEntry {
  const ceremony = newCeremony({ id, nowMs: Number(id), language: 'pt-BR' })
  const [groom, bride] = ceremony.couple
  const couple: typeof ceremony.couple = [
    { ...groom, name: 'João' },
    { ...bride, name: `Ana ${id}` },
  ]
  return {
    head: headOf({ ...ceremony, couple, date, place: `Praia ${id}` }),
    ...changes,
  }
}

const entries = [
  entry('1', '2027-05-15'),
  entry('2', '2026-01-10'),
  entry('3', ''),
  entry('4', '2026-12-01'),
  entry('5', '2026-02-01', { archivedAtMs: 9 }),
  entry('6', '2026-12-24', { deletedAtMs: 9 }),
  entry('7', '2026-12-24', { archivedAtMs: 9, deletedAtMs: 10 }),
]
const options = { search: '', today: '2026-11-22', dateText: (date: string) => `em ${date}` }
const ids = (list: readonly ShelfEntry[]) => list.map(({ head }) => head.id)

describe('the list of the shelf', () => {
  test('begins with what was changed last, and keeps archive and bin apart', () => {
    const { open, archived, deleted } = listShelf(entries, { ...options, sort: 'changed' })
    expect(ids(open)).toEqual(['4', '3', '2', '1'])
    expect(ids(archived)).toEqual(['5'])
    expect(ids(deleted)).toEqual(['7', '6'])
  })

  test('by date begins with the next one; past and undated ones come last', () => {
    const { open } = listShelf(entries, { ...options, sort: 'date' })
    expect(ids(open)).toEqual(['4', '1', '2', '3'])
  })

  test.each([
    ['joao ANA', ['4', '3', '2', '1']],
    ['praia 3', ['3']],
    ['em 2027', ['1']],
    ['Olinda', []],
  ])('finds %j by every word, without accents or capitals', (search, found) => {
    expect(ids(listShelf(entries, { ...options, search, sort: 'changed' }).open)).toEqual(found)
  })

  test('names a couple by whoever of them is known', () => {
    const [one] = entries
    if (one === undefined) throw new Error('no entry')
    expect(coupleOf(one, (names) => names.join(' e '))).toBe('João e Ana 1')
    const unnamed = { ...one, head: headOf(newCeremony({ id: 'x', nowMs: 0, language: 'fr-FR' })) }
    expect(coupleOf(unnamed, (names) => names.join(' et '))).toBe('')
  })
})
