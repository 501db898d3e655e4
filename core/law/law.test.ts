import { readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { baseLanguage, ceremonyLanguages } from '../ceremony/ceremony-language.ts'
import type { Agreement } from '../ceremony/document.ts'
import { addSection } from '../ceremony/edits/plan.ts'
import { scriptOf } from '../ceremony/script.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { languages } from '../languages.ts'
import { render } from '../library/notation.ts'
import { everyWording, libraryOf } from '../library/testing/libraries.ts'
import { countriesWithLaw, lawOf } from './law-of.ts'
import { legalWordings } from './legal-wordings.ts'
import { officialPhrases } from './official-phrases.ts'

const known = [
  ...['BR', 'PT', 'ES', 'MX', 'AR', 'CO', 'CL', 'UY', 'FR', 'BE', 'CH', 'LU'],
  ...['CA', 'US', 'GB', 'IE', 'AU', 'NZ'],
]

test('every country has its file, and a country nobody has read about has none', async () => {
  const files = await readdir(new URL('./countries/', import.meta.url))
  expect(countriesWithLaw.toSorted()).toEqual(known.toSorted())
  expect(files).toHaveLength(known.length)
  expect(lawOf('JP')).toBeUndefined()
  expect(lawOf('')).toBeUndefined()
})

describe.each(known)('the law of %s', (country) => {
  const law = lawOf(country)
  if (law === undefined) throw new Error(`no law of ${country}`)

  test('has its line in every language of the screens, with where it was read', () => {
    for (const language of languages) {
      expect(law.line[language]).toMatch(/^\p{Lu}.{40,260}\.$/u)
      if (language === 'fr') expect(law.line.fr).not.toMatch(/[^\u202f][;:!?]/)
      // The pages are in American English; and whoever “marries” without a couple is getting married.
      if (language === 'en')
        expect(law.line.en).not.toMatch(/authoris|licence|councillor|\bmarries(?! a couple)/)
    }
    expect(new Set(Object.values(law.line)).size).toBe(languages.length)
    expect(law.sources.length).toBeGreaterThan(0)
  })

  test('says so where a celebrant’s act is symbolic', () => {
    const says = { pt: 'simbólica', en: 'symbolic', fr: 'symbolique', es: 'simbólica' }
    for (const language of languages) {
      if (law.marriedBy === 'authority') expect(law.line[language]).toContain(says[language])
    }
  })

  test('has no word without a source, and none to say where only an authority marries', () => {
    for (const { quote, script, source } of [...law.words]) {
      expect(source.what.trim()).not.toBe('')
      expect(source.at).toMatch(/^[a-z0-9.-]+\.[a-z]{2,}(\/\S*)?$/)
      expect(quote).toBe(quote.trim())
      if (law.marriedBy === 'authority') expect(script).toBeUndefined()
    }
  })

  test('puts names into the quoted words and changes nothing else', () => {
    const wordsOf = (text: string): string[] =>
      text
        .replaceAll(/\{(?:me|you|first|second)\.full\}|\{celebrant\}/g, 'X')
        .replaceAll(/\{you:([^}]*)\}/g, (_, forms: string) => forms.split('|')[0] ?? '')
        .replaceAll(
          /A\.B\. \(or C\.D\.\)|C\.D\. \(or A\.B\.\)|\b(?:AB|CD|EF|NAME)\b|\[partner’s name\]/g,
          'X',
        )
        .replaceAll(/\[?wife\/husband(?:\/\w+)?\]?/g, 'wife')
        .match(/[\p{L}’]+/gu) ?? []
    for (const { quote, script, region } of law.words) {
      if (script === undefined) continue
      // New Zealand quotes the sentence from its verb on and asks for full names once.
      const said = wordsOf(script)
      const quoted = wordsOf(quote)
      const opening = country === 'NZ' ? said.slice(1) : said
      if (country === 'NZ')
        expect(opening.filter((word) => word !== 'I' && word !== 'X')).toEqual(
          quoted.filter((word) => word !== 'I' && word !== 'X'),
        )
      else expect(opening, region).toEqual(quoted)
    }
  })
})

test('each of the couple says the law’s words to the other, in full names and their own agreement', () => {
  const person = (called: string, agreement: Agreement) => ({
    called,
    full: `${called} Reid`,
    agreement,
  })
  const people = {
    language: 'en' as const,
    first: person('Ann', 'feminine'),
    second: person('Lee', 'neutral'),
    celebrant: person('Jo', 'neutral'),
  }
  const [note, ...lines] = legalWordings['law-AU']?.lines ?? []
  expect(note).toMatchObject({ speaker: 'direction', power: 'symbolic' })
  expect(lines.map(({ speaker }) => speaker)).toEqual([
    'celebrant',
    'celebrant',
    'celebrant',
    'first',
    'second',
  ])
  expect(lines.every(({ power }) => power === 'legal')).toBe(true)
  expect(lines.slice(3).map(({ text }) => render(text, people))).toEqual([
    'I call upon the persons here present to witness that I, Ann Reid, take thee, Lee Reid, to be my lawful wedded spouse.',
    'I call upon the persons here present to witness that I, Lee Reid, take thee, Ann Reid, to be my lawful wedded wife.',
  ])
})

test('in a symbolic ceremony nobody says a word of the law', () => {
  const body = { kind: 'library' as const, piece: 'legalWords', wording: 'law-AU', edits: [] }
  const ceremony = addSection(
    sampleCeremony({ language: 'en-GB', country: 'AU' }),
    { kind: 'legalWords', body },
    5,
    1,
  )
  const speakersIn = (power: 'symbolic' | 'legal'): string[] =>
    scriptOf({ ...ceremony, power }, libraryOf('en-GB'))
      .sections.filter(({ key }) => key === 'legalWords')
      .flatMap(({ lines }) => lines.map(({ speaker }) => speaker))
  expect(speakersIn('symbolic')).toEqual(['direction'])
  expect(speakersIn('legal')).toEqual(['celebrant', 'celebrant', 'celebrant', 'first', 'second'])
})

test('every country whose law gives the couple words has a wording', () => {
  const withWords = known.filter((country) =>
    lawOf(country)?.words.some(({ script }) => script !== undefined),
  )
  expect(Object.keys(legalWordings).toSorted()).toEqual(
    withWords.map((country) => `law-${country}`).toSorted(),
  )
})

test.each(ceremonyLanguages)(
  'no text of the library in %s sounds official but the law’s own',
  (language) => {
    const official = officialPhrases[baseLanguage(language)]
    for (const { piece, wording, lines } of everyWording(libraryOf(language))) {
      for (const { text, isQuoted } of lines) {
        if (isQuoted !== true) expect(text, `${piece} ${wording}`).not.toMatch(official)
      }
    }
  },
)
