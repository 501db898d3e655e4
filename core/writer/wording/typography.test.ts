import { expect, test } from 'vitest'
import { wording } from './fr.ts'

/** Every string, those that functions make included. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    const given = { place: true, cities: true, distances: true, facts: true, declares: false }
    return [String(value(given, 2, 3, true)), String(value({}, 2, 3, false))]
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

test('French instructions space their punctuation as the language does', () => {
  for (const said of stringsIn(wording('fr-FR'))) {
    expect(said).not.toMatch(/[^\u202f][;:!?»]/)
    expect(said).not.toMatch(/«[^\u202f]/)
  }
})
