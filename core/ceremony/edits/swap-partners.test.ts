import { expect, test } from 'vitest'
import { library } from '../../library/pt-BR/library.ts'
import type { Ceremony } from '../document.ts'
import { entrancesOf } from '../entrance-order.ts'
import { newcomer } from '../newcomer.ts'
import { sampleCeremony } from '../testing/sample-ceremony.ts'
import { changeEntrances } from './people.ts'
import { swapPartners } from './swap-partners.ts'

const nowMs = 1

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
    answers: {
      howItBegan: { text: 'Chovia.', answeredBy: 'first' },
      dreams: { text: 'Um sítio.', answeredBy: 'both' },
      guestCities: { text: 'Santos' },
    },
    children: [{ name: 'Lia', of: 'second', note: '' }],
  })
  const swapped = swapPartners(ceremony, nowMs)
  expect(swapped.answers).toEqual({
    howItBegan: { text: 'Chovia.', answeredBy: 'second' },
    dreams: { text: 'Um sítio.', answeredBy: 'both' },
    guestCities: { text: 'Santos' },
  })
  expect(swapped.children).toEqual([{ name: 'Lia', of: 'first', note: '' }])
})

test('what one of them must not hear stays hidden from the same person, and is about the same', () => {
  const ceremony = sampleCeremony({
    people: [{ ...newcomer, name: 'Davi', secretFor: 'second' }],
    facts: [
      {
        id: 'a',
        words: 'O anel.',
        source: 'hand',
        mayBeUsed: true,
        who: 'first',
        secretFor: 'first',
      },
      {
        id: 'b',
        words: 'Tudo.',
        source: 'hand',
        mayBeUsed: true,
        who: 'other',
        secretFor: 'everyone',
      },
    ],
  })
  const swapped = swapPartners(ceremony, nowMs)
  expect(swapped.people[0]?.secretFor).toBe('first')
  expect(swapped.facts[0]).toMatchObject({ who: 'second', secretFor: 'second' })
  expect(swapped.facts[1]).toMatchObject({ who: 'other', secretFor: 'everyone' })
})

test('turned twice, everything is as it was', () => {
  const ceremony = sampleCeremony()
  const whole = changeEntrances(ceremony, entrancesOf(ceremony, library.frame), nowMs)
  const twice = swapPartners(swapPartners(whole, nowMs), nowMs)
  expect(twice).toEqual({ ...whole, revision: twice.revision })
})
