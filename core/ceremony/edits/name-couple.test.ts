import { expect, test } from 'vitest'
import { newCeremony } from '../new-ceremony.ts'
import { nameCouple } from './name-couple.ts'
import { swapPartners } from './swap-partners.ts'

const blank = newCeremony({ id: 'one', nowMs: 0, language: 'pt-BR' })
const named = (ceremony: typeof blank) =>
  ceremony.couple.map(({ name, title }) => `${title.kind}: ${name}`)

test('of a bride and a groom the first name is the bride’s, though the script names the groom first', () => {
  const couple = { kind: 'brideAndGroom', names: ['Beatriz', 'Caio'] } as const
  expect(named(nameCouple(blank, couple, 1))).toEqual(['groom: Caio', 'bride: Beatriz'])
  expect(named(nameCouple(swapPartners(blank, 1), couple, 2))).toEqual([
    'bride: Beatriz',
    'groom: Caio',
  ])
})

test.each([
  ['twoBrides', 'bride'],
  ['twoGrooms', 'groom'],
  ['other', 'none'],
] as const)('the names of %s keep their order', (kind, title) => {
  expect(named(nameCouple(blank, { kind, names: ['Lea', 'Noa'] }, 1))).toEqual([
    `${title}: Lea`,
    `${title}: Noa`,
  ])
})
