import { describe, expect, test } from 'vitest'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { library } from '../library/pt-BR/library.ts'
import { altarScript } from './altar-script.ts'
import { learnedPace, sectionTimes, wordsReadAloud } from './rehearsal.ts'

describe('a rehearsal', () => {
  test('learns the pace from pages that were read, not from those leafed through or left lying', () => {
    const read = { key: 'a', words: 60, tookMs: 30_000 }
    const others = [
      { ...read, words: 30, tookMs: 500 },
      { ...read, tookMs: 900_000 },
    ]
    expect(learnedPace([read, read, ...others])).toBe(120)
  })

  test('learns nothing from a script that was flicked through, though some pages look read', () => {
    const restedOn = { key: 'b', words: 64, tookMs: 25_000 }
    const flicked = { key: 'a', words: 36, tookMs: 500 }
    const pages = [flicked, flicked, restedOn, { ...flicked, key: 'b', words: 50 }, restedOn]
    expect(learnedPace([restedOn, restedOn])).toBe(154)
    expect(learnedPace(pages)).toBeUndefined()
    expect(learnedPace(pages.map((page) => ({ ...page, tookMs: 1_000 })))).toBeUndefined()
  })

  test('learns the pace of a reading in which a few pages were skipped', () => {
    const read = { key: 'a', words: 60, tookMs: 30_000 }
    const skipped = { key: 'b', words: 60, tookMs: 800 }
    expect(learnedPace([read, skipped, read, read])).toBe(120)
    expect(learnedPace([read, skipped, read, skipped, read])).toBeUndefined()
  })

  test('learns nothing from a clock that jumps or stands still', () => {
    const read = { key: 'a', words: 60, tookMs: 30_000 }
    for (const tookMs of [-3_600_000, 0, 86_400_000, Number.NaN]) {
      expect(learnedPace([read, read, { ...read, words: 40, tookMs }])).toBe(120)
    }
  })

  test('says nothing of a pace after a few words', () => {
    expect(learnedPace([{ key: 'a', words: 100, tookMs: 50_000 }])).toBeUndefined()
    expect(learnedPace([])).toBeUndefined()
  })

  test('adds up a section that was turned back to', () => {
    expect(
      sectionTimes([
        { key: 'a', words: 10, tookMs: 1_000 },
        { key: 'b', words: 10, tookMs: 2_000 },
        { key: 'a', words: 10, tookMs: 4_000 },
      ]),
    ).toEqual([
      { key: 'a', tookMs: 5_000 },
      { key: 'b', tookMs: 2_000 },
    ])
  })

  test('counts only words that are read aloud', () => {
    const { stops } = altarScript(sampleCeremony(), library)
    const entrances = stops.find(({ key }) => key === 'entrances')
    const vows = stops.find(({ key }) => key === 'ringVows')
    expect(entrances && wordsReadAloud(entrances, entrances.breaths)).toBe(0)
    expect(vows && wordsReadAloud(vows, vows.breaths)).toBeGreaterThan(100)
  })
})
