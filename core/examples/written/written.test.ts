import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { textNames } from '../../ceremony/ceremony.ts'
import { texts as en } from './en.ts'
import { texts as es } from './es.ts'
import { texts as fr } from './fr.ts'
import { texts as pt } from './pt.ts'

const recordings = new URL('../../../evaluate/recordings/', import.meta.url)

/** Of the couples in core/examples. */
const ids = {
  pt: 'pt-beatriz-otavio',
  en: 'en-marcus-theo',
  fr: 'fr-eloise-margaux',
  es: 'es-pilar-ignacio',
}

describe.each(Object.entries({ pt, en, fr, es }))(
  'the example’s texts in %s',
  (language, texts) => {
    test.each(textNames)('are what was recorded, to the letter: %s', (name) => {
      const id = ids[language as keyof typeof ids]
      const recorded = readdirSync(recordings)
        .filter((file) => file.includes(id))
        .map((file) => readFileSync(new URL(file, recordings), 'utf8'))
      expect(recorded.some((text) => text.includes(texts[name].trim()))).toBe(true)
    })
  },
)
