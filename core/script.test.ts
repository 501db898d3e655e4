import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyInfo, emptyTexts, type Texts } from './ceremony.ts'
import { type Language, languages } from './languages.ts'
import { script as en } from './messages/en/script.ts'
import { script as es } from './messages/es/script.ts'
import { script as fr } from './messages/fr/script.ts'
import { script as pt, type ScriptMessages } from './messages/pt/script.ts'
import {
  buildScript,
  type Script,
  type SectionId,
  scriptLines,
  scriptText,
  sectionIds,
} from './script.ts'

const dictionaries: Record<Language, ScriptMessages> = { pt, en, fr, es }

const info = {
  brideName: 'Maria',
  groomName: 'João',
  location: 'Ouro Preto',
  date: '2026-12-12',
  time: '16:00',
}
const texts: Texts = { welcome: 'Olá.', ceremony: 'Um.\n\nDois.', finalMessage: 'Sim!' }

function scriptOf(language: Language, details = info, written = texts): Script {
  return buildScript({ language, info: details, texts: written }, dictionaries[language])
}

function linesOf(script: Script, id: SectionId): string[] {
  return script.sections.find((section) => section.id === id)?.lines.map(({ text }) => text) ?? []
}

describe('the header', () => {
  test('shows the names in upper case, then place, date and time', () => {
    expect(languages.map((language) => linesOf(scriptOf(language), 'header'))).toEqual([
      ['JOÃO E MARIA', 'Ouro Preto', 'sábado, 12 de dezembro de 2026, às 16:00'],
      ['JOÃO AND MARIA', 'Ouro Preto', 'Saturday, December 12, 2026, at 4:00 PM'],
      ['JOÃO ET MARIA', 'Ouro Preto', 'samedi 12 décembre 2026, à 16\u00a0h'],
      ['JOÃO Y MARIA', 'Ouro Preto', 'sábado, 12 de diciembre de 2026, a las 16:00'],
    ])
  })

  test('has a comma after the date only when a time follows', () => {
    expect(linesOf(scriptOf('pt', { ...info, time: '' }), 'header')).toContain(
      'sábado, 12 de dezembro de 2026',
    )
    expect(linesOf(scriptOf('pt', { ...info, date: '' }), 'header')).toContain('às 16:00')
    expect(
      linesOf(scriptOf('pt', { ...emptyInfo, brideName: 'B', groomName: 'A' }), 'header'),
    ).toEqual(['A E B'])
  })
})

test('the entrance order is groom, godparents, children, flower girl, bride', () => {
  expect(linesOf(scriptOf('pt'), 'orientations').slice(0, 5)).toEqual([
    '1. Noivo: João',
    '2. Padrinhos',
    '3. Crianças do cortejo',
    '4. Daminha das flores',
    '5. Noiva: Maria',
  ])
})

describe('the sections', () => {
  const spoken = fc
    .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\n\n', '\r', '\u2028', 'Sim.')))
    .map((parts) => parts.join(''))
  const name = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '  ', 'Ana & <b>', '👰🏽', 'ליאור', 'O’Neill', '</p>', 'Inés\n', '$&'),
  )

  test('stand in the fixed order whatever is typed, without an empty heading or line', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.record({
          brideName: name,
          groomName: name,
          location: name,
          date: fc.constantFrom('', '2026-12-12', 'x'),
          time: fc.constantFrom('', '16:00', 'x'),
        }),
        fc.record({ welcome: spoken, ceremony: spoken, finalMessage: spoken }),
        (language, details, written) => {
          const script = scriptOf(language, details, written)
          const ids = script.sections.map(({ id }) => id)
          const optional: readonly SectionId[] = ['welcome', 'ceremony', 'finalMessage']
          expect(ids).toEqual(sectionIds.filter((id) => ids.includes(id)))
          expect(sectionIds.filter((id) => !ids.includes(id) && !optional.includes(id))).toEqual([])
          for (const { heading, lines } of script.sections) {
            expect(heading?.trim()).not.toBe('')
            expect(lines.length).toBeGreaterThan(0)
          }
          for (const { text } of scriptLines(script)) {
            expect(text.trim()).not.toBe('')
            expect(text).not.toMatch(/[\r\n\v\f\u0085\u2028\u2029]/)
          }
          expect(script.title.trim()).not.toBe('')
        },
      ),
      { numRuns: 300 },
    )
  })

  test.each(languages)('are all there in %s once every text is written', (language) => {
    expect(scriptOf(language).sections.map(({ id }) => id)).toEqual(sectionIds)
  })

  test('of texts not written yet are left out with their headings', () => {
    const script = scriptOf('pt', info, { ...emptyTexts, ceremony: ' \n ' })
    expect(script.sections.map(({ id }) => id)).not.toContain('welcome')
    expect(scriptText(script)).not.toMatch(/Boas-vindas|Mensagem final|^Cerimônia$/m)
  })

  test('carry each paragraph of a written text as a line of its own', () => {
    expect(linesOf(scriptOf('pt'), 'ceremony')).toEqual(['Um.', 'Dois.'])
  })
})

describe('names', () => {
  test.each(languages)('with odd characters survive whole in %s', (language) => {
    const odd = { ...info, brideName: ' Zoë <&> "$1" 👰🏽 ', groomName: 'ליאור O’Neill' }
    const text = scriptText(scriptOf(language, odd))
    expect(text).toContain('Zoë <&> "$1" 👰🏽')
    expect(text).toContain('ליאור O’Neill')
  })

  test.each(languages)('still missing stand as marked blanks in %s', (language) => {
    const text = scriptText(scriptOf(language, emptyInfo, emptyTexts))
    const { blankNames } = dictionaries[language]
    expect(text).toContain(blankNames.groom)
    expect(text).toContain(blankNames.bride)
    expect(text).not.toContain('undefined')
  })

  test('are elided in French wherever a word before them asks for it', () => {
    const script = scriptOf('fr', { ...info, brideName: 'Anne', groomName: 'Émile' })
    expect(script.title).toBe('Cérémonie de mariage d’Émile et d’Anne')
    expect(scriptText(script)).not.toMatch(/(?:^|\s)(?:de|que|le|la|ne|se|je|si) (?:Anne|Émile)/im)
  })

  test('are joined in Spanish by the sound that follows', () => {
    const script = scriptOf('es', { ...info, brideName: 'Inés', groomName: 'Juan' })
    expect(script.title).toBe('Ceremonia de boda de Juan e Inés')
    expect(linesOf(script, 'header')[0]).toBe('JUAN E INÉS')
    expect(scriptText(script)).not.toContain('y Inés')
  })

  test('own things in English', () => {
    const script = scriptOf('en', { ...info, brideName: 'Iris', groomName: 'James' })
    expect(script.title).toBe('James and Iris’s Wedding Ceremony')
    expect(scriptText(script)).toContain('James’s left hand')
  })
})

describe('the rituals', () => {
  const long: readonly SectionId[] = [
    'ringsMoment',
    'ringVows',
    'personalVows',
    'sandCeremony',
    'timeCapsule',
  ]

  test.each(languages.flatMap((language) => long.map((id) => ({ language, id }))))(
    '$id in $language has at least 120 words to be read aloud',
    ({ language, id }) => {
      const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
      const spoken = scriptLines(scriptOf(language))
        .filter(({ section, kind }) => section === id && kind === 'spoken')
        .map(({ text }) => text)
        .join(' ')
      const words = [...segmenter.segment(spoken)].filter(({ isWordLike }) => isWordLike)
      expect(words.length).toBeGreaterThanOrEqual(120)
    },
  )

  test.each(languages)('in %s let groom and bride speak their vows themselves', (language) => {
    const speakers = scriptLines(scriptOf(language))
      .filter(({ section }) => section === 'ringVows')
      .map(({ speaker }) => speaker)
    expect(speakers).toEqual(expect.arrayContaining(['celebrant', 'groom', 'bride']))
  })
})

test('stage notes stand in parentheses, spoken words do not', () => {
  const lines = scriptLines(scriptOf('pt'))
  expect(lines.find(({ section }) => section === 'finalKissNote')).toEqual({
    section: 'finalKissNote',
    kind: 'direction',
    text: '(Lembrete para quem celebra: antes da mensagem final, saia do centro do altar, para que na foto do beijo apareçam apenas João e Maria.)',
  })
  expect(lines.at(-1)).toEqual({
    section: 'finalMessage',
    kind: 'spoken',
    speaker: 'celebrant',
    text: 'Sim!',
  })
})

test('the copied text holds every paragraph in order, sections apart', () => {
  const script = scriptOf('pt')
  const copied = scriptText(script)
  expect(copied.split(/\n+/)).toEqual(scriptLines(script).map(({ text }) => text))
  expect(copied.split('\n\n')).toHaveLength(sectionIds.length)
  expect(copied).toContain('Cerimônia\nUm.\nDois.\n\nMomento das alianças\n')
})
