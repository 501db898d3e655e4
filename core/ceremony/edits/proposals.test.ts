import { describe, expect, test } from 'vitest'
import { library } from '../../library/pt-BR/library.ts'
import type { Ceremony } from '../document.ts'
import { sampleCeremony, sectionOf } from '../testing/sample-ceremony.ts'
import { changeWishes } from './details.ts'
import { changeFamily } from './people.ts'
import { acceptProposal, dismissProposal, openProposals, proposalId } from './proposals.ts'

const nowMs = 7_000
const open = (ceremony: Ceremony): string[] => openProposals(ceremony, library).map(proposalId)

/** Accepts whatever is proposed until nothing is. */
function acceptAll(ceremony: Ceremony): Ceremony {
  let next = ceremony
  for (let step = 0; step < 50; step += 1) {
    const [first] = openProposals(next, library)
    if (first === undefined) return next
    next = acceptProposal(next, first, nowMs)
  }
  throw new Error('what was accepted is proposed again')
}

test('nothing is proposed of a couple of whom nothing is known', () => {
  expect(open(sampleCeremony())).toEqual([])
})

describe('a proposal', () => {
  const alone = changeWishes(sampleCeremony(), { hasGuests: false }, nowMs)

  test('changes nothing by itself, and what it says once it is accepted', () => {
    expect(alone.plan).toEqual(sampleCeremony().plan)
    expect(open(alone)).toContain('noGuests switchOff entrances')
    expect(sectionOf(acceptAll(alone), 'entrances').isOn).toBe(false)
  })

  test('that was turned down is not made again', () => {
    const [first] = openProposals(alone, library)
    if (first === undefined) throw new Error('nothing was proposed')
    const dismissed = dismissProposal(alone, first, nowMs)
    expect(open(dismissed)).not.toContain(proposalId(first))
    expect(open(dismissed)).toHaveLength(open(alone).length - 1)
    expect(dismissed.plan).toEqual(alone.plan)
  })

  test('adds words for children where they usually come', () => {
    const child = { id: 'bento', name: 'Bento', of: 'both' as const, note: '' }
    const family = changeFamily(sampleCeremony(), { children: [child] }, nowMs)
    const keys = acceptAll(family).plan.map(({ key }) => key)
    expect(keys.indexOf('coupleChildren')).toBeGreaterThan(keys.indexOf('ceremony'))
    expect(keys.indexOf('coupleChildren')).toBeLessThan(keys.indexOf('ringsMoment'))
  })
})
