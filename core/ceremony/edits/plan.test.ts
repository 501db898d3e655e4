import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Ceremony, ceremonySchema } from '../document.ts'
import { classicPlan, essentialPlan, planLike } from '../plans.ts'
import { anyCeremony } from '../testing/any-ceremony.ts'
import { sampleCeremony, sectionOf } from '../testing/sample-ceremony.ts'
import { editLine, editText } from './body.ts'
import {
  addSection,
  doubleSection,
  moveSection,
  putBackSection,
  removeSection,
  renameSection,
  switchSection,
} from './plan.ts'

const nowMs = 2_000
const keysOf = ({ plan }: Ceremony): string[] => plan.map(({ key }) => key)

describe('a section', () => {
  test('is switched off and on again, the rest untouched', () => {
    const ceremony = sampleCeremony()
    const off = switchSection(ceremony, 'prayer', false, nowMs)
    expect(off.plan.filter(({ isOn }) => !isOn).map(({ key }) => key)).toEqual(['prayer'])
    expect(off).toMatchObject({ revision: 1, changedAtMs: nowMs })
    expect(switchSection(off, 'prayer', true, nowMs).plan).toEqual(ceremony.plan)
  })

  test('moves to the given place, or to the nearer end', () => {
    const ceremony = sampleCeremony({ plan: classicPlan.slice(0, 4) })
    expect(keysOf(moveSection(ceremony, 'header', 2, nowMs))).toEqual([
      'entrances',
      'welcome',
      'header',
      'ceremony',
    ])
    expect(keysOf(moveSection(ceremony, 'header', 99, nowMs)).at(-1)).toBe('header')
    expect(keysOf(moveSection(ceremony, 'ceremony', -5, nowMs))[0]).toBe('ceremony')
  })

  test('is duplicated right after itself under a new key', () => {
    const ceremony = sampleCeremony({ plan: classicPlan.slice(0, 2) })
    const twice = doubleSection(doubleSection(ceremony, 'header', nowMs), 'header', nowMs)
    expect(keysOf(twice)).toEqual(['header', 'header-3', 'header-2', 'entrances'])
  })

  test('has its own heading until that is emptied', () => {
    const named = renameSection(sampleCeremony(), 'welcome', ' Olá ', nowMs)
    expect(sectionOf(named, 'welcome').title).toBe('Olá')
    expect(sectionOf(renameSection(named, 'welcome', ' ', nowMs), 'welcome')).not.toHaveProperty(
      'title',
    )
  })

  test('that is removed leaves its words as a version, and its key to nobody else', () => {
    const written = editText(sampleCeremony(), 'welcome', 'Olá', nowMs)
    const removed = removeSection(written, 'welcome', nowMs)
    expect(removed.versions['welcome']?.at(-1)?.body).toMatchObject({ content: 'Olá' })
    const added = addSection(
      removed,
      { kind: 'welcome', body: { kind: 'byHand', lines: [] } },
      0,
      nowMs,
    )
    expect(keysOf(added)[0]).toBe('welcome-2')
  })

  test('that was removed is put back as it was, and only once', () => {
    const ceremony = sampleCeremony()
    const prayer = sectionOf(ceremony, 'prayer')
    const position = ceremony.plan.indexOf(prayer)
    const removed = removeSection(ceremony, 'prayer', nowMs)
    const back = putBackSection(removed, prayer, position, nowMs)
    expect(back.plan).toEqual(ceremony.plan)
    expect(putBackSection(back, prayer, 0, nowMs)).toBe(back)
  })

  test('that is not in the plan changes nothing', () => {
    const ceremony = sampleCeremony()
    for (const next of [
      switchSection(ceremony, 'none', false, nowMs),
      moveSection(ceremony, 'none', 0, nowMs),
      doubleSection(ceremony, 'none', nowMs),
      renameSection(ceremony, 'none', 'x', nowMs),
      removeSection(ceremony, 'none', nowMs),
    ]) {
      expect(next).toBe(ceremony)
    }
  })
})

test('whatever is done to a plan, no section is lost or changed except the one it is done to', () => {
  const step = fc.tuple(
    fc.constantFrom('switch', 'move', 'double', 'rename', 'add'),
    fc.nat(14),
    fc.integer({ min: -2, max: 20 }),
    fc.string(),
  )
  fc.assert(
    fc.property(anyCeremony, fc.array(step, { maxLength: 12 }), (ceremony, steps) => {
      let next = ceremony
      for (const [edit, which, position, text] of steps) {
        const before = next
        const key = keysOf(next)[which] ?? 'none'
        if (edit === 'switch') next = switchSection(next, key, position % 2 === 0, nowMs)
        else if (edit === 'move') next = moveSection(next, key, position, nowMs)
        else if (edit === 'double') next = doubleSection(next, key, nowMs)
        else if (edit === 'rename') next = renameSection(next, key, text, nowMs)
        else {
          const body = { kind: 'byHand' as const, lines: [] }
          next = addSection(next, { kind: 'ownIdea', title: text, body }, position, nowMs)
        }
        for (const section of before.plan) {
          const still = next.plan.find((one) => one.key === section.key)
          if (section.key !== key) expect(still).toEqual(section)
          else expect(still?.body).toEqual(section.body)
        }
        expect(next.versions).toEqual(before.versions)
      }
      expect(v.is(ceremonySchema, next)).toBe(true)
    }),
  )
})

describe('the plans to start from', () => {
  test('the essential one is the classic without signing, prayer, sand and capsule', () => {
    const left = classicPlan.filter((section) => !essentialPlan.includes(section))
    expect(left.map(({ kind }) => kind)).toEqual([
      'recordSigning',
      'prayer',
      'sandCeremony',
      'timeCapsule',
    ])
  })

  test('a plan copied from a ceremony has its order and wordings, and none of its words', () => {
    let ceremony = editText(sampleCeremony(), 'welcome', 'Ana e João', nowMs)
    ceremony = editLine(ceremony, 'consent', 0, [{ speaker: 'celebrant', text: 'Ana?' }], nowMs)
    ceremony = editLine(ceremony, 'finalMessage', 0, [{ speaker: 'both', text: 'Ana!' }], nowMs)
    ceremony = renameSection(ceremony, 'ceremony', 'Ana', nowMs)
    ceremony = addSection(
      ceremony,
      { kind: 'own', body: { kind: 'byHand', lines: [{ speaker: 'first', text: 'Ana' }] } },
      3,
      nowMs,
    )
    const plan = planLike(moveSection(ceremony, 'prayer', 1, nowMs).plan)
    expect(plan.map(({ key }) => key).slice(0, 3)).toEqual(['header', 'prayer', 'entrances'])
    expect(JSON.stringify(plan)).not.toContain('Ana')
  })
})
