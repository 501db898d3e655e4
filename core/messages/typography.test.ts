import { describe, expect, test } from 'vitest'
import { languages } from '../languages.ts'

/** What a message may be called with: enough given, or as little as possible. */
const samples = [true, false].map((given) => ({
  groom: 'Juan',
  bride: 'Ana',
  limit: '200',
  questionNumber: 1,
  wait: '5 minutos',
  location: given,
  answer: () => given,
  price: 'R$ 99,00',
  accessDays: '30',
  refundDays: '7',
  // The prompts' style takes the locale's tag itself rather than an object.
  toString: () => 'es-ES',
}))

/** Calls every message with sample values, so that what is checked is what is read. */
function sentencesOf(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  if (typeof message === 'function') {
    return samples.flatMap((sample) => sentencesOf(message(sample, sample)))
  }
  if (Array.isArray(message)) return message.flatMap(sentencesOf)
  if (message !== null && typeof message === 'object') {
    // Of a script's line only the text is read.
    if ('speaker' in message && 'text' in message) return sentencesOf(message.text)
    return Object.values(message).flatMap(sentencesOf)
  }
  return []
}

describe.each(languages)('messages in %s', async (language) => {
  const dictionaries: unknown[] = await Promise.all([
    import(`./${language}/questions.ts`),
    import(`./${language}/script.ts`),
    import(`./${language}/prompts.ts`),
    import(`./${language}/errors.ts`),
    import(`./${language}/access.ts`),
    import(`./${language}/selling.ts`),
    import(`./${language}/landing.ts`),
    import(`./${language}/sample.ts`),
    import(`./${language}/privacy.ts`),
    import(`./${language}/terms.ts`),
  ])
  const sentences = dictionaries.flatMap((dictionary) =>
    sentencesOf({ ...(dictionary as Record<string, unknown>) }),
  )

  test('are there', () => {
    expect(sentences.length).toBeGreaterThan(80)
  })

  test('use typographic quotes and apostrophes, single spaces and no loose ends', () => {
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/['"]/)
      expect(sentence).not.toMatch(/ {2}|^\s|\s$/)
      expect(sentence).not.toMatch(/undefined|\[object/)
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
        expect(sentence).not.toMatch(/[\u00a0\u202f]/)
      }
      if (language === 'es') {
        expect(sentence.split('¿')).toHaveLength(sentence.split('?').length)
        expect(sentence.split('¡')).toHaveLength(sentence.split('!').length)
      }
    }
  })
})
