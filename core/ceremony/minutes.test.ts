import { describe, expect, test } from 'vitest'
import { library } from '../library/pt-BR/library.ts'
import { scriptMinutes, sectionMinutes } from './minutes.ts'
import { scriptOf } from './script.ts'
import { sampleCeremony } from './testing/sample-ceremony.ts'

describe('the minutes', () => {
  test('are words at a given pace, a pause per line, and what is done without words', () => {
    const lines = [{ speaker: 'celebrant' as const, text: 'uma '.repeat(120).trim() }]
    const section = { key: 'x', kind: 'x', lines, silentMinutes: 2, isRepeated: false }
    expect(sectionMinutes(section)).toBeCloseTo(1 + 6.5 / 60 + 2)
    expect(sectionMinutes(section, 60)).toBeCloseTo(2 + 6.5 / 60 + 2)
    expect(sectionMinutes({ ...section, lines: [{ speaker: 'direction', text: 'x' }] })).toBe(2)
  })

  test('count a repeated line twice', () => {
    const lines = [{ speaker: 'first' as const, text: 'eu te dou a minha palavra' }]
    const section = { key: 'x', kind: 'x', lines, silentMinutes: 0, isRepeated: false }
    expect(sectionMinutes({ ...section, isRepeated: true })).toBeCloseTo(
      2 * (sectionMinutes(section) - 5 / 60) + 5 / 60,
    )
  })

  test('of a script add up those of its sections', () => {
    const script = scriptOf(sampleCeremony(), library)
    const sum = script.sections.reduce((total, section) => total + sectionMinutes(section), 0)
    expect(scriptMinutes(script)).toBeCloseTo(sum)
  })
})
