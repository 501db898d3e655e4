import { expect, test } from 'vitest'
import { library } from '../library/pt-BR/library.ts'
import { editText } from './edits/body.ts'
import { switchSection } from './edits/plan.ts'
import { scriptMinutes } from './minutes.ts'
import { planMinutes, toldMinutes } from './plan-minutes.ts'
import { scriptOf } from './script.ts'
import { sampleCeremony } from './testing/sample-ceremony.ts'

test('a plan takes as long as its script, and says of what is switched off how long it would take', () => {
  const written = editText(sampleCeremony(), 'welcome', 'Sejam bem-vindos. '.repeat(60), 2)
  const ceremony = switchSection(written, 'sandCeremony', false, 2)
  const { bySection, total } = planMinutes(ceremony, library)
  expect(total).toBeCloseTo(scriptMinutes(scriptOf(ceremony, library)))
  expect(bySection.get('welcome')).toBeGreaterThan(1)
  expect(bySection.get('sandCeremony')).toBeGreaterThan(2)
  expect(bySection.has('ceremony')).toBe(false)
})

test('a plan without sections takes no time', () => {
  expect(planMinutes(sampleCeremony({ plan: [] }), library)).toMatchObject({ total: 0 })
})

test('minutes are told whole, and never as none where something is said', () => {
  expect([0, 0.2, 1.4, 1.6, 23.5].map(toldMinutes)).toEqual([0, 1, 1, 2, 24])
})
