import { expect, test } from 'vitest'
import { library } from '../../library/pt-BR/library.ts'
import type { Ceremony } from '../document.ts'
import { entrancesOf } from '../entrance-order.ts'
import { sampleCeremony } from '../testing/sample-ceremony.ts'
import { somebody } from '../testing/somebody.ts'
import { changeEntrances } from './people.ts'
import { swapPartners } from './swap-partners.ts'

const nowMs = 1
const held = { telling: 'a', decision: 'hold', by: 'hand', why: 'private' } as const

function namesOfPartnersWalking({ couple, entrances = [] }: Ceremony): string[] {
  return entrances.flatMap((entrance) => {
    if (entrance.kind === 'others' || entrance.partner === 'both') return []
    return couple[entrance.partner === 'first' ? 0 : 1].name
  })
}

test('an entrance that was changed keeps who walks in where', () => {
  const ceremony = sampleCeremony()
  const changed = changeEntrances(ceremony, entrancesOf(ceremony, library.frame), nowMs)
  const before = namesOfPartnersWalking(changed)
  expect(before).toHaveLength(2)
  const swapped = swapPartners(changed, nowMs)
  expect(swapped.couple.map(({ name }) => name)).toEqual(
    changed.couple.map(({ name }) => name).toReversed(),
  )
  expect(namesOfPartnersWalking(swapped)).toEqual(before)
})

test('what one of them answered, and whose child it is, is said of the same person', () => {
  const ceremony = sampleCeremony({
    tellings: [
      { id: 'a', from: 'answer', by: 'first', text: 'Chovia.' },
      { id: 'b', from: 'answer', by: 'both', text: 'Um sítio.' },
      { id: 'c', from: 'notes', by: 'celebrant', text: 'Santos' },
    ],
    children: [{ id: 'child', name: 'Lia', of: 'second', note: '' }],
  })
  const swapped = swapPartners(ceremony, nowMs)
  expect(swapped.tellings.map(({ by }) => by)).toEqual(['second', 'both', 'celebrant'])
  expect(swapped.children).toEqual([{ id: 'child', name: 'Lia', of: 'first', note: '' }])
})

test('what one of them must not hear stays hidden from the same person', () => {
  const ceremony = sampleCeremony({
    people: [somebody({ name: 'Davi', secretFor: 'second' })],
    tellings: [{ id: 'a', from: 'notes', by: 'celebrant', text: 'O anel. Tudo.' }],
    ranges: [
      { ...held, start: 0, end: 7, quote: 'O anel.', secretFor: 'first' },
      { ...held, start: 8, end: 13, quote: 'Tudo.', secretFor: 'everyone' },
    ],
  })
  const swapped = swapPartners(ceremony, nowMs)
  expect(swapped.people[0]?.secretFor).toBe('first')
  expect(swapped.ranges.map(({ secretFor }) => secretFor)).toEqual(['second', 'everyone'])
})

test('turned twice, everything is as it was', () => {
  const ceremony = sampleCeremony()
  const whole = changeEntrances(ceremony, entrancesOf(ceremony, library.frame), nowMs)
  const twice = swapPartners(swapPartners(whole, nowMs), nowMs)
  expect(twice).toEqual({ ...whole, revision: twice.revision })
})
