import { expect, test } from 'vitest'
import { wording } from './fr.ts'

/** Every string, those that functions make included. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    const length = { words: [20, 30], paragraphs: 3 }
    const given = { place: true, cities: true, distances: true, facts: true }
    return [
      String(value({ ...length, ...given, sentences: [2, 3] })),
      String(value(length)),
      String(value({ ...length, alone: true })),
    ]
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

test('French instructions space their punctuation as the language does', () => {
  for (const said of stringsIn(wording('fr-FR'))) {
    expect(said).not.toMatch(/[^\u202f][;:!?»]/)
    expect(said).not.toMatch(/«[^\u202f]/)
  }
})
