import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ceremonySchema } from '../document.ts'
import { classicPlan, emptyPlan, essentialPlan, planLike } from '../plans.ts'
import { anyCeremony } from '../testing/any-ceremony.ts'
import { sampleCeremony, sectionOf } from '../testing/sample-ceremony.ts'
import { editLine, editText } from './body.ts'
import { moveSection, removeSection } from './plan.ts'
import { startFrom } from './starting-plan.ts'

const nowMs = 3_000
const keys = (plan: readonly { key: string }[]): string[] => plan.map(({ key }) => key)

test('another order is taken over, and what was written stays where it belongs', () => {
  const written = editText(sampleCeremony(), 'welcome', 'Bem-vindos, Ana e João.', nowMs)
  const essential = startFrom(written, essentialPlan, nowMs)
  expect(keys(essential.plan)).toEqual(keys(essentialPlan))
  expect(sectionOf(essential, 'welcome').body).toMatchObject({ content: 'Bem-vindos, Ana e João.' })
  expect(startFrom(essential, classicPlan, nowMs).plan).toEqual(written.plan)
})

test('a section with words of the couple that the other plan lacks is switched off, not lost', () => {
  const prayed = editLine(
    sampleCeremony(),
    'prayer',
    0,
    [{ speaker: 'celebrant', text: 'Só nossa.' }],
    nowMs,
  )
  const { plan } = startFrom(prayed, emptyPlan, nowMs)
  expect(plan.map(({ key, isOn }) => [key, isOn])).toEqual([
    ['header', true],
    ['prayer', false],
  ])
})

test('a section that was removed comes back under a key of its own', () => {
  const removed = removeSection(sampleCeremony(), 'sandCeremony', nowMs)
  const { plan } = startFrom(removed, classicPlan, nowMs)
  expect(keys(plan)).toContain('sandCeremony-2')
})

test('one’s own last order is taken as it was', () => {
  const last = moveSection(sampleCeremony(), 'prayer', 2, nowMs)
  const next = startFrom(sampleCeremony(), planLike(last.plan), nowMs)
  expect(keys(next.plan)).toEqual(keys(last.plan))
})

test('whatever plan is taken, no words of the couple go, and the ceremony stays one', () => {
  fc.assert(
    fc.property(anyCeremony, anyCeremony, (ceremony, { plan }) => {
      const next = startFrom(ceremony, planLike(plan), nowMs)
      expect(v.is(ceremonySchema, next)).toBe(true)
      for (const { key, body } of ceremony.plan) {
        const isWritten = body.kind === 'written' && body.content.trim() !== ''
        if (isWritten) expect(next.plan.find((one) => one.key === key)?.body).toEqual(body)
      }
    }),
  )
})
