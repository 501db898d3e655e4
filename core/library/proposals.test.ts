import { expect, test } from 'vitest'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { proposalsFor } from './proposals.ts'
import { library } from './pt-BR/library.ts'

test('nothing is proposed to a couple of whom nothing is known', () => {
  expect(proposalsFor(sampleCeremony(), library)).toEqual([])
})

test('without religion the prayer may go, unless it is the one without religion', () => {
  const { wishes, plan } = sampleCeremony()
  const faithless = sampleCeremony({ wishes: { ...wishes, faith: { kind: 'none' } } })
  const off = { reason: 'noReligion', change: 'switchOff', key: 'prayer' }
  expect(proposalsFor(faithless, library)).toEqual([off])
  const secular = plan.map((section) =>
    section.key === 'prayer' && section.body.kind === 'library'
      ? { ...section, body: { ...section.body, wording: 'withoutReligion' } }
      : section,
  )
  expect(proposalsFor({ ...faithless, plan: secular }, library)).toEqual([])
})

test('with a religion the prayer may come back', () => {
  const { wishes, plan } = sampleCeremony()
  const faith = { kind: 'religious' as const, religion: 'católica' }
  const ceremony = sampleCeremony({
    wishes: { ...wishes, faith },
    plan: plan.map((section) => (section.key === 'prayer' ? { ...section, isOn: false } : section)),
  })
  expect(proposalsFor(ceremony, library)).toEqual([
    { reason: 'religion', change: 'switchOn', key: 'prayer' },
  ])
})

test('without guests whatever needs them may go', () => {
  const proposals = proposalsFor(sampleCeremony(), library, { hasGuests: false })
  expect(proposals).toContainEqual({ reason: 'noGuests', change: 'switchOff', key: 'entrances' })
  expect(proposals).not.toContainEqual({ reason: 'noGuests', change: 'switchOff', key: 'consent' })
  expect(proposals).toContainEqual({
    reason: 'noGuests',
    change: 'exchange',
    key: 'consent',
    piece: 'consent',
    wording: 'alone',
  })
})

test('children may be spoken to, and named where a wording does so, once', () => {
  const ceremony = sampleCeremony({ children: [{ id: 'bia', name: 'Bia', of: 'first', note: '' }] })
  const proposals = proposalsFor(ceremony, library)
  expect(proposals).toContainEqual({
    reason: 'children',
    change: 'add',
    piece: 'coupleChildren',
    wording: 'classic',
  })
  expect(proposals).toContainEqual({
    reason: 'children',
    change: 'exchange',
    key: 'consent',
    piece: 'consent',
    wording: 'children',
  })
  const plan = ceremony.plan.map((section) =>
    section.key === 'consent' && section.body.kind === 'library'
      ? { ...section, body: { ...section.body, wording: 'children' } }
      : section,
  )
  expect(
    proposalsFor({ ...ceremony, plan }, library).some(
      (proposal) => 'key' in proposal && proposal.key === 'consent',
    ),
  ).toBe(false)
})

test('a second marriage may have words of its own', () => {
  expect(proposalsFor(sampleCeremony(), library, { isSecondMarriage: true })).toContainEqual({
    reason: 'secondMarriage',
    change: 'exchange',
    key: 'consent',
    piece: 'consent',
    wording: 'again',
  })
})
