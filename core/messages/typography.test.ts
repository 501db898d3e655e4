import { describe, expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { everySentence, sentencesOf } from './testing/sentences-of.ts'

describe.each(languages)('messages in %s', async (language) => {
  const sentences = await everySentence(language)

  test('exist', () => {
    expect(sentences.length).toBeGreaterThan(400)
  })

  test('use typographic quotes and apostrophes, single spaces and no stray whitespace', () => {
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/['"]/)
      expect(sentence).not.toMatch(/ {2}|^\s|\s$/)
      expect(sentence).not.toMatch(/undefined|\[object/)
      // The specification writes three dots in Portuguese.
      if (language !== 'pt') expect(sentence).not.toContain('...')
    }
  })

  test('keep “e-mail” in one piece on the pages', async () => {
    for (const name of ['access', 'errors', 'landing', 'selling', 'privacy', 'terms', 'copies']) {
      for (const sentence of sentencesOf({ ...(await import(`./${language}/${name}.ts`)) })) {
        expect(sentence).not.toContain('e-mail')
      }
    }
  })

  test('space their punctuation as the language does', () => {
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/\s(?!\.docx)[,.)]|\(\s/)
      if (language === 'fr') {
        expect(sentence).not.toMatch(/[^\u202f][;:!?»]/)
        expect(sentence).not.toMatch(/«[^\u202f]/)
      } else {
        expect(sentence).not.toMatch(/\s[;:!?]/)
        // A law's article stays with its number.
        expect(sentence).not.toMatch(/(?<!\bart\.)\u00a0|\u202f/)
      }
      if (language === 'es') {
        expect(sentence.split('¿')).toHaveLength(sentence.split('?').length)
        expect(sentence.split('¡')).toHaveLength(sentence.split('!').length)
      }
    }
  })
})
