import { describe, expect, test } from 'vitest'
import { baseLanguage, ceremonyLanguages } from '../ceremony/ceremony-language.ts'
import type { Agreement, Ceremony } from '../ceremony/document.ts'
import { formsIn, genderedForms } from '../ceremony/gendered-forms.ts'
import { scriptMinutes } from '../ceremony/minutes.ts'
import { namedPeople } from '../ceremony/named-people.ts'
import { classicPlan } from '../ceremony/plans.ts'
import { scriptOf } from '../ceremony/script.ts'
import { turnsOfPhrase } from './en-GB/turns-of-phrase.ts'
import { groups as groupNames, parseTemplate, render } from './notation.ts'
import { type Library, pieceOf } from './piece.ts'
import { everyCouple } from './testing/couples.ts'
import { everyOwnWording, everyWording, libraryOf } from './testing/libraries.ts'
import { notYetWritten } from './testing/not-yet-written.ts'

function templatesOf(library: Library): string[] {
  const lines = everyOwnWording(library).flatMap(({ lines }) => lines)
  const notes = Object.values(library.pieces).flatMap((piece) => [
    piece.heading ?? '',
    piece.name ?? '',
    piece.music ?? '',
    piece.caution ?? '',
    ...piece.props.flatMap(({ what, called, alsoCalled = [] }) => [what, called, ...alsoCalled]),
    ...Object.values(piece.wordings).map(({ name }) => name),
  ])
  return [
    library.frame.title,
    ...notes,
    ...[...lines, ...library.frame.entranceNotes].map(({ text }) => text),
  ]
}

/** Every line of every wording, of either power, and the headings. */
function linesOf(ceremony: Ceremony): string[] {
  const library = libraryOf(ceremony.language)
  const people = namedPeople(ceremony, library.frame)
  const headings = Object.values(library.pieces).map(({ heading = '' }) => heading)
  const entrances = scriptOf(ceremony, library).sections.find(({ key }) => key === 'entrances')
  return [
    render(library.frame.title, people),
    ...headings,
    ...(entrances?.lines.map(({ text }) => text) ?? []),
    ...everyOwnWording(library).flatMap(({ lines }) =>
      lines.map(({ text }) => render(text, people)),
    ),
  ]
}

/** Finds forms that fit neither partner. A mixed couple takes the masculine, as these languages do. */
function foreignForms(language: Ceremony['language'], couple: readonly Agreement[]): RegExp {
  const { feminine, masculine } = genderedForms[baseLanguage(language)]
  const forms = [
    ...(couple.includes('feminine') ? [] : feminine),
    ...(couple.includes('masculine') ? [] : masculine),
  ]
  return new RegExp(`(?<!\\p{L})(?:${forms.join('|') || '(?!)'})(?!\\p{L})`, 'iu')
}

describe.each(ceremonyLanguages)('the library in %s', (language) => {
  const library = libraryOf(language)

  test('has every piece of the classic plan, in the requested wording', () => {
    for (const { body } of classicPlan) {
      const reference = body.kind === 'written' ? body.ending : body
      if (reference === undefined || !('piece' in reference)) continue
      const piece = pieceOf(library, reference.piece)
      expect(piece?.wordings[reference.wording]?.lines.length, reference.piece).toBeGreaterThan(0)
    }
  })

  test('follows the language’s typography, in every variant', () => {
    for (const text of templatesOf(library)) {
      expect(text).not.toMatch(/['"]/)
      if (language === 'fr-FR') {
        expect(text.replaceAll(/\{\w+:/g, '')).not.toMatch(/[^\u202f][;:!?»]|«[^\u202f]/)
      } else {
        expect(text).not.toMatch(/\s[;:!?]|\u202f/)
      }
      expect(text.split('¿')).toHaveLength(
        baseLanguage(language) === 'es' ? text.split('?').length : 1,
      )
    }
  })

  test('leaves no brace or bar that is not a token', () => {
    for (const template of templatesOf(library)) {
      for (const part of parseTemplate(template)) {
        if (part.kind === 'literal') expect(part.text).not.toMatch(/[{}|]/)
      }
    }
  })

  test('has feminine, masculine and neutral forms wherever it agrees', () => {
    for (const template of templatesOf(library)) {
      for (const part of parseTemplate(template)) {
        if (part.kind !== 'agreement') continue
        const { feminine, masculine, neutral } = part.forms
        expect([feminine, masculine, neutral].every((form) => form.trim() !== '')).toBe(true)
        expect(neutral).not.toMatch(/[@*·•/()]|\w[xe]s?\/|\b\w+[@x]s?\b/)
        expect([feminine, masculine]).not.toContain(neutral)
      }
    }
  })

  test('asks each of the two in one short question, and each answers', () => {
    const [couple] = everyCouple.filter((one) => one.language === language)
    if (couple === undefined) throw new Error('there is a couple for each language')
    const people = namedPeople(couple.ceremony, library.frame)
    for (const { piece, wording, lines } of everyWording(library)) {
      if (piece !== 'consent') continue
      const spoken = lines.filter(({ speaker }) => speaker !== 'direction')
      const answers = spoken.flatMap((line, position) =>
        line.speaker === 'celebrant' ? [] : [[spoken[position - 1], line] as const],
      )
      expect(
        answers.map(([, { speaker }]) => speaker),
        wording,
      ).toEqual(['first', 'second'])
      for (const [question, answer] of answers) {
        const asked = render(question?.text ?? '', people)
        expect(asked).toMatch(/\?$/)
        expect(asked.split(/\s+/).length, asked).toBeLessThanOrEqual(25)
        expect(answer.text.split(/\s+/).length).toBeLessThanOrEqual(2)
      }
    }
  })

  test('gives the couple no more to repeat than they can in one breath', () => {
    const wordsInABreath = notYetWritten[language].includes('ringVows') ? 10 : 8
    const lines = Object.values(library.pieces)
      .filter(({ isRepeated }) => isRepeated)
      .flatMap(({ wordings }) => Object.values(wordings).flatMap(({ lines }) => lines))
      .filter(({ speaker }) => speaker === 'first' || speaker === 'second')
    expect(lines.length).toBeGreaterThan(8)
    for (const { text } of lines) {
      for (const breath of text.split(/(?<=[.,;:?!])\s/)) {
        expect(breath.split(/\s+/).length, breath).toBeLessThanOrEqual(wordsInABreath)
      }
    }
  })

  test('has no sentence too long to be heard', () => {
    const unfinished: readonly string[] = notYetWritten[language]
    for (const { piece, wording, lines } of everyOwnWording(library)) {
      if (unfinished.includes(piece)) continue
      for (const { speaker, text } of lines) {
        if (speaker === 'direction') continue
        for (const sentence of text.split(/(?<=[.!?;:])\s/)) {
          expect(
            sentence.split(/\s+/).length,
            `${piece} ${wording}: ${sentence}`,
          ).toBeLessThanOrEqual(25)
        }
      }
    }
  })

  test('takes a plausible time even without the writer’s texts', () => {
    const [couple] = everyCouple.filter((one) => one.language === language)
    const minutes = couple ? scriptMinutes(scriptOf(couple.ceremony, library)) : 0
    expect(minutes).toBeGreaterThan(20)
    expect(minutes).toBeLessThan(40)
  })
})

describe('a couple', () => {
  test.each(everyCouple)(
    '$first and $second in $language is spoken of as itself',
    ({ language, first, second, ceremony }) => {
      const foreign = foreignForms(language, [first, second])
      for (const text of linesOf(ceremony)) {
        expect(text).not.toMatch(foreign)
        expect(text).not.toMatch(/[{}|…]|undefined/)
        expect(text).not.toMatch(/ {2}|\s[,.]|^\s|\s$/)
        // A doubled word means an article or a preposition too many.
        const doubled = /(?<!\p{L})(?!nous|vous)(\p{L}+) \1(?!\p{L})/iu.exec(text)
        expect(doubled, text).toBeNull()
      }
    },
  )

  test.each(
    ceremonyLanguages.flatMap((language) =>
      (
        [
          ['Éloïse', 'Hélène'],
          ['Inés de la O', 'Iñaki'],
          ['Maria da Luz', 'Ana Lu'],
          ['Ana', 'Ana'],
          ['d’Ávila', 'O’Neill'],
        ] as const
      ).map((names) => ({ language, names })),
    ),
  )('$names in $language are named without a gap and with elision', ({ language, names }) => {
    const library = libraryOf(language)
    const [first, second] = names.map((name) => ({
      called: name,
      full: name,
      agreement: 'feminine' as const,
    }))
    if (first === undefined || second === undefined) throw new Error('a couple is two')
    const groups = Object.fromEntries(groupNames.map((group) => [group, [...names]]))
    const people = { language: baseLanguage(language), first, second, celebrant: first, groups }
    for (const { piece, wording, lines } of everyOwnWording(library)) {
      for (const line of lines) {
        const text = render(line.text, people)
        expect(text, `${piece} ${wording}`).not.toMatch(/[{}|…]| {2}|\s[,.]|^\s|\s$/)
        if (language === 'fr-FR') {
          expect(text, `${piece} ${wording}`).not.toMatch(/(?:^|[\s’])(?:de|que) [ÉHI]/)
        }
        if (baseLanguage(language) === 'es') {
          expect(text, `${piece} ${wording}`).not.toMatch(/(?:^|\s)y I/)
        }
      }
    }
  })

  test.each(everyCouple.filter(({ language }) => language === 'fr-FR'))(
    '$first and $second is elided in French',
    ({ ceremony }) => {
      const text = linesOf(ceremony).join('\n')
      expect(text).not.toMatch(/(?:^|\s)(?:de|que|lorsque) Inxa/im)
      expect(text).toContain('d’Inxa')
    },
  )
})

test('British English has no American spelling, and American English no British one', () => {
  const british = templatesOf(libraryOf('en-GB')).join('\n')
  const american = templatesOf(libraryOf('en-US')).join('\n')
  expect(british).not.toMatch(/\b(color|curb|favor|honor|jeweler|gray|center|authorized)/i)
  expect(american).not.toMatch(/\b(colour|kerb|favour|honour|jeweller|grey|centre|authorised)/i)
})

test('British English hears of nothing that only America has', () => {
  const american = /\b(trash|mailbox|packages|ten feet|processional|recessional|partial credit)\b/i
  expect(templatesOf(libraryOf('en-US')).join('\n')).toMatch(american)
  expect(templatesOf(libraryOf('en-GB')).join('\n')).not.toMatch(american)
})

test.each(turnsOfPhrase)('“%s” is said in America, and “%s” in Britain', (american, british) => {
  const heardInAmerica = templatesOf(libraryOf('en-US')).join('\n')
  const heardInBritain = templatesOf(libraryOf('en-GB')).join('\n')
  expect(heardInAmerica).toContain(american)
  expect(heardInBritain).toContain(british)
  expect(heardInBritain).not.toMatch(new RegExp(`\\b${american}\\b`))
})

test('Spain is addressed as vosotros, Latin America as ustedes', () => {
  const spain = templatesOf(libraryOf('es-ES')).join('\n')
  const america = templatesOf(libraryOf('es-419')).join('\n')
  const inAmericaOnly = ['ustedes', 'miren', 'lean', 'firmen', 'abran']
  const inSpainOnly = [
    'os',
    'vosotros',
    'vosotras',
    'vuestro',
    'vuestra',
    'huchas',
    'hucha',
    'coger',
  ]
  expect(formsIn(spain, inAmericaOnly)).toEqual([])
  expect(formsIn(america, inSpainOnly)).toEqual([])
  expect(america).not.toMatch(/[áé]is(?!\p{L})/u)
})
