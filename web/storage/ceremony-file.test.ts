import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyAnswers, emptyInfo, emptyTexts } from '#core/ceremony.ts'
import { ceremonyFileName, readCeremonyFile, writeCeremonyFile } from './ceremony-file.ts'

const empty = { info: emptyInfo, answers: emptyAnswers, texts: emptyTexts }

describe('a ceremony file', () => {
  test('gives back exactly what was saved', () => {
    const five = fc.tuple(fc.string(), fc.string(), fc.string(), fc.string(), fc.string())
    fc.assert(
      fc.property(five, fc.string({ unit: 'grapheme' }), (answers, brideName) => {
        const content = { ...empty, answers, info: { ...emptyInfo, brideName, date: '2026-12-12' } }
        expect(readCeremonyFile(writeCeremonyFile(content))).toEqual({ content })
      }),
    )
  })

  test.each([
    ['not JSON', 'PK\u0003\u0004', 'not-json'],
    ['other JSON', '{"answers": []}', 'not-a-ceremony'],
    [
      'a wrong field',
      JSON.stringify({ format: 'enlace-ceremony', version: 1, ...empty, answers: [1] }),
      'not-a-ceremony',
    ],
    ['a later version', '{"format":"enlace-ceremony","version":2}', 'newer-version'],
  ])('is refused when it holds %s', (_, text, refusal) => {
    expect(readCeremonyFile(text)).toEqual({ refusal })
  })

  test('is named after the couple, with nothing a file system refuses', () => {
    const info = { ...emptyInfo, groomName: 'João/Paulo', brideName: ' Ana: <Lu> ' }
    expect(ceremonyFileName(info)).toBe('cerimonia JoãoPaulo e Ana Lu.enlace.json')
    expect(ceremonyFileName(emptyInfo)).toBe('cerimonia.enlace.json')
  })
})
