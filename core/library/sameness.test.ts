/** The library against what makes every wedding sound alike. */
import { describe, expect, test } from 'vitest'
import { baseLanguage, ceremonyLanguages } from '../ceremony/ceremony-language.ts'
import { en } from '../check/worn-phrases/en.ts'
import { es } from '../check/worn-phrases/es.ts'
import { fr } from '../check/worn-phrases/fr.ts'
import { pt } from '../check/worn-phrases/pt.ts'
import { everyOwnWording, libraryOf } from './testing/libraries.ts'
import { notYetWritten } from './testing/not-yet-written.ts'

const wornPhrases = { pt, en, fr, es }

describe.each(ceremonyLanguages)('the words in %s', (language) => {
  const unfinished: readonly string[] = notYetWritten[language]
  const wordings = everyOwnWording(libraryOf(language))
    .filter(({ piece }) => !unfinished.includes(piece))
    .map(({ piece, wording, lines }) => ({
      piece,
      name: `${piece} ${wording}`,
      spoken: lines.filter(({ speaker }) => speaker !== 'direction').map(({ text }) => text),
    }))

  test('are none that every couple hears', () => {
    const worn = wornPhrases[baseLanguage(language)].flatMap(({ phrases }) => phrases)
    const pattern = new RegExp(`(?<![\\p{L}\\p{M}])(?:${worn.join('|')})`, 'iu')
    for (const { name, spoken } of wordings) {
      for (const text of spoken) expect(pattern.exec(text)?.[0], `${name}: ${text}`).toBeUndefined()
    }
  })

  test('are not the same six in a row in two rituals', () => {
    const heardIn = new Map<string, string>()
    for (const { piece, name, spoken } of wordings) {
      for (const text of spoken) {
        const words = text.toLowerCase().match(/\{[^}]*\}|[\p{L}\p{M}’]+/gu) ?? []
        for (let start = 0; start + 6 <= words.length; start += 1) {
          const run = words.slice(start, start + 6).join(' ')
          const elsewhere = heardIn.get(run)
          expect(elsewhere === undefined || elsewhere === piece, `${name}: ${run}`).toBe(true)
          heardIn.set(run, piece)
        }
      }
    }
  })
})
