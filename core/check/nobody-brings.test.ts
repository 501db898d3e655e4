import { expect, test } from 'vitest'
import { newcomer } from '../ceremony/newcomer.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { library } from '../library/pt-BR/library.ts'
import { findingsOf } from './findings-of.ts'
import { writtenAs } from './testing/checked-couple.ts'

const rings = 'As alianças'
const blank = sampleCeremony()
const begun = writtenAs(blank, 'Boa tarde.')
const onlyRings = {
  ...begun,
  plan: begun.plan.filter(
    ({ kind, body }) => body.kind === 'written' || kind === 'ringsMoment' || kind === 'ringVows',
  ),
}
const person = { id: 'rui', ...newcomer, name: 'Rui', brings: rings }

function noted(ceremony: typeof blank) {
  return findingsOf(ceremony, library).filter(({ kind }) => kind === 'nobodyBrings')
}

test('what two moments need and nobody brings is asked once', () => {
  expect(noted(onlyRings)).toMatchObject([{ severity: 'note', things: ['as alianças'] }])
})

test('nothing is asked once somebody brings it, the moment is off, or it was called right', () => {
  expect(noted({ ...onlyRings, people: [person] })).toEqual([])
  const off = onlyRings.plan.map((section) => ({ ...section, isOn: false }))
  expect(noted({ ...onlyRings, plan: off })).toEqual([])
  const [found] = noted(onlyRings)
  expect(noted({ ...onlyRings, acceptedFindings: [found?.id ?? ''] })).toEqual([])
})

test('nothing is asked before anything is written', () => {
  const unwritten = onlyRings.plan.filter(({ body }) => body.kind !== 'written')
  expect(noted({ ...onlyRings, plan: unwritten })).toEqual([])
})

test('what the celebrant brings anyway is not asked for, nor what other words of a moment need', () => {
  const body = { kind: 'library' as const, piece: 'remembrance', wording: 'keptSeat', edits: [] }
  const plan = begun.plan.filter(
    ({ kind, body: own }) => own.kind === 'written' || kind === 'reading',
  )
  const remembering = { key: 'r', kind: 'remembrance', isOn: true, body }
  expect(noted({ ...begun, plan: [...plan, remembering] })).toEqual([])
  const lit = { ...remembering, body: { ...body, wording: 'litCandle' } }
  expect(noted({ ...begun, plan: [...plan, lit] })).toMatchObject([{ things: ['a vela'] }])
})

test('whoever is in memory brings nothing', () => {
  expect(noted({ ...onlyRings, people: [{ ...person, isInMemory: true }] })).toHaveLength(1)
})
