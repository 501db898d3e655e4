import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadLibrary } from '../library/load-library.ts'
import { type CeremonyLanguage, ceremonyLanguages } from './ceremony-language.ts'
import type { Ceremony } from './document.ts'
import { scriptMinutes } from './minutes.ts'
import { newCeremony } from './new-ceremony.ts'
import { classicPlan } from './plans.ts'
import { type Script, scriptOf } from './script.ts'
import { scriptParagraphs, scriptText } from './script-paragraphs.ts'
import { anyCeremony, anyText } from './testing/any-ceremony.ts'
import { sampleCeremony, withBody } from './testing/sample-ceremony.ts'

const libraries = Object.fromEntries(
  await Promise.all(
    ceremonyLanguages.map(async (language) => [language, await loadLibrary(language)] as const),
  ),
) as Record<CeremonyLanguage, Awaited<ReturnType<typeof loadLibrary>>>

const scriptIn = (ceremony: Ceremony): Script => scriptOf(ceremony, libraries[ceremony.language])

function linesOf(script: Script, key: string): string[] {
  return script.sections.find((section) => section.key === key)?.lines.map(({ text }) => text) ?? []
}

const texts = {
  welcome: 'Olá.',
  ceremony: 'Um.\n\nDois.',
  finalMessage: 'Amem-se.',
} as const

/** A couple in each language whose three texts have been written. */
function written(changes: Partial<Ceremony> = {}): Ceremony {
  let ceremony = sampleCeremony(changes)
  for (const section of ceremony.plan) {
    if (section.body.kind !== 'written') continue
    const content = texts[section.body.text]
    ceremony = withBody(ceremony, section.key, { ...section.body, content, origin: 'hand' })
  }
  return ceremony
}

describe('the header', () => {
  test('shows the names in upper case, then place, date and time', () => {
    const headers = ceremonyLanguages.map((language) =>
      linesOf(scriptIn(sampleCeremony({ language })), 'header').join(' / '),
    )
    expect(headers).toEqual([
      'JOÃO E ANA / Ouro Preto / sábado, 12 de dezembro de 2026, às 16:00',
      'JOÃO AND ANA / Ouro Preto / Saturday, December 12, 2026, at 4:00 PM',
      'JOÃO AND ANA / Ouro Preto / Saturday, 12 December 2026, at 4 pm',
      'JOÃO Y ANA / Ouro Preto / sábado, 12 de diciembre de 2026, a las 16:00',
      'JOÃO Y ANA / Ouro Preto / sábado, 12 de diciembre de 2026, a las 16:00',
      'JOÃO ET ANA / Ouro Preto / Samedi 12 décembre 2026, à 16\u00a0h',
    ])
  })

  test('has a comma after the date only when a time follows', () => {
    expect(linesOf(scriptIn(sampleCeremony({ time: '' })), 'header')).toContain(
      'sábado, 12 de dezembro de 2026',
    )
    expect(linesOf(scriptIn(sampleCeremony({ date: '' })), 'header')).toContain('às 16:00')
    expect(linesOf(scriptIn(sampleCeremony({ date: '', time: '', place: ' ' })), 'header')).toEqual(
      ['JOÃO E ANA'],
    )
  })
})

describe('the sections', () => {
  test('follow the plan, whatever its order, and omit what is switched off', () => {
    const ceremony = written()
    expect(scriptIn(ceremony).sections.map(({ key }) => key)).toEqual(
      classicPlan.map(({ key }) => key),
    )
    const plan = ceremony.plan
      .toReversed()
      .map((section) => (section.key === 'prayer' ? { ...section, isOn: false } : section))
    expect(scriptIn({ ...ceremony, plan }).sections.map(({ key }) => key)).toEqual(
      plan.filter(({ isOn }) => isOn).map(({ key }) => key),
    )
  })

  test('with texts not written yet are omitted with their headings', () => {
    const script = scriptIn(
      withBody(written(), 'welcome', {
        kind: 'written',
        text: 'welcome',
        content: ' \n ',
        origin: 'hand',
      }),
    )
    expect(script.sections.map(({ key }) => key)).not.toContain('welcome')
    expect(scriptText(script)).not.toContain('Boas-vindas')
  })

  test('have one line per paragraph of a written text', () => {
    expect(linesOf(scriptIn(written()), 'ceremony')).toEqual(['Um.', 'Dois.'])
  })

  test('have the celebrant’s heading, the library’s, or none', () => {
    const ceremony = sampleCeremony()
    const plan = ceremony.plan.map((section) =>
      section.key === 'consent' ? { ...section, title: 'A pergunta' } : section,
    )
    const headings = new Map(
      scriptIn({ ...ceremony, plan }).sections.map(({ key, heading }) => [key, heading]),
    )
    expect(headings.get('consent')).toBe('A pergunta')
    expect(headings.get('ringsMoment')).toBe('Momento das alianças')
    expect(headings.get('finalKissNote')).toBeUndefined()
  })

  test('make a script of lines with no break but a verse’s, whatever the ceremony contains', () => {
    fc.assert(
      fc.property(anyCeremony, (ceremony) => {
        const script = scriptIn(ceremony)
        expect(script.title.trim()).not.toBe('')
        const kept = ceremony.plan.filter(({ isOn }) => isOn).map(({ key }) => key)
        const keys = script.sections.map(({ key }) => key)
        expect(keys).toEqual(kept.filter((key) => keys.includes(key)))
        for (const { heading, lines } of script.sections) {
          expect(heading?.trim()).not.toBe('')
          expect(lines.length).toBeGreaterThan(0)
        }
        for (const { text } of scriptParagraphs(script)) {
          expect(text.trim()).not.toBe('')
          expect(text).not.toMatch(/[\r\v\f\u0085\u2028\u2029]|^\n|\n$|\n\n/)
        }
        expect(scriptMinutes(script)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 300 },
    )
  })

  test('never drop words written by hand in place of the library’s', () => {
    fc.assert(
      fc.property(
        fc.nat(30),
        anyText,
        fc.constantFrom('ringVows', 'unheardOf'),
        (line, text, piece) => {
          const edits = [{ line, lines: [{ speaker: 'celebrant' as const, text }] }]
          const ceremony = withBody(sampleCeremony(), 'consent', {
            kind: 'library',
            piece,
            wording: 'classic',
            edits,
          })
          const copied = scriptText(scriptIn(ceremony))
          for (const word of text.split(/[\s\u0085]+/)) expect(copied).toContain(word)
        },
      ),
    )
  })
})

describe('the end', () => {
  test('is exactly the specification’s sentence if no final message is written', () => {
    expect(linesOf(scriptIn(sampleCeremony()), 'finalMessage')).toEqual([
      'Vocês estão definitivamente casados socialmente, podem se beijar!',
    ])
  })

  test('follows a final message that is only the message', () => {
    expect(linesOf(scriptIn(written()), 'finalMessage')).toEqual([
      'Amem-se.',
      'Vocês estão definitivamente casados socialmente, podem se beijar!',
    ])
  })

  test.each(ceremonyLanguages)(
    'in %s claims a legally valid marriage only if there is one',
    (language) => {
      const ends = (['symbolic', 'legal'] as const).map((power) =>
        scriptIn(sampleCeremony({ language, power }))
          .sections.at(-1)
          ?.lines.map(({ speaker }) => speaker),
      )
      expect(ends).toEqual([['celebrant'], ['direction', 'celebrant']])
    },
  )
})

describe('names', () => {
  test.each(ceremonyLanguages)('with unusual characters survive whole in %s', (language) => {
    const [first, second] = sampleCeremony().couple
    const odd = ['{second} <&> "$1" 👰🏽', 'ليلى '.repeat(40).trim()] as const
    const couple: Ceremony['couple'] = [
      { ...first, name: ` ${odd[0]} `, calledAs: '' },
      { ...second, name: odd[1], calledAs: '' },
    ]
    const script = scriptIn(sampleCeremony({ language, couple }))
    const vows = script.sections.find(({ key }) => key === 'ringVows')?.lines ?? []
    expect(vows.find(({ speaker }) => speaker === 'first')?.text).toContain(odd[1])
    expect(vows.find(({ speaker }) => speaker === 'second')?.text).toContain(odd[0])
  })

  test.each(ceremonyLanguages)('that are missing become marked blanks in %s', (language) => {
    const text = scriptText(scriptIn(newCeremony({ id: 'x', nowMs: 0, language })))
    const { blankNames } = libraries[language].frame
    expect(text).toContain(blankNames.groom)
    expect(text).toContain(blankNames.bride)
    expect(text).not.toContain('undefined')
  })

  test('are the same for both when both have the same', () => {
    const [first, second] = sampleCeremony().couple
    const couple: Ceremony['couple'] = [
      { ...first, name: 'Ana', calledAs: '' },
      { ...second, name: 'Ana', calledAs: '' },
    ]
    expect(linesOf(scriptIn(sampleCeremony({ couple })), 'header')[0]).toBe('ANA E ANA')
  })

  test('are tokens in what the writer wrote, and plain words in handwritten text', () => {
    const content = '{first} riu. E {second:ela|ele|a outra pessoa} riu.'
    const text = (origin: 'writer' | 'hand') =>
      linesOf(
        scriptIn(
          withBody(sampleCeremony(), 'welcome', {
            kind: 'written',
            text: 'welcome',
            content,
            origin,
          }),
        ),
        'welcome',
      )
    expect(text('writer')).toEqual(['João riu. E ela riu.'])
    expect(text('hand')).toEqual([content])
  })

  test('are elided in the French title, and joined in Spanish according to the following sound', () => {
    const [first, second] = sampleCeremony().couple
    const couple: Ceremony['couple'] = [
      { ...first, calledAs: 'Émile' },
      { ...second, calledAs: 'Inés' },
    ]
    expect(scriptIn(sampleCeremony({ language: 'fr-FR', couple })).title).toBe(
      'Cérémonie de mariage d’Émile et d’Inés',
    )
    const spanish = scriptIn(sampleCeremony({ language: 'es-ES', couple }))
    expect(spanish.title).toBe('Ceremonia de boda de Émile e Inés')
    expect(scriptText(spanish)).not.toContain('y Inés')
  })
})

describe('the paragraphs', () => {
  test('name the speaker before each line that is not the celebrant’s', () => {
    const paragraphs = scriptParagraphs(scriptIn(sampleCeremony()))
    const consent = paragraphs.filter(
      ({ section, kind }) => section === 'consent' && kind === 'spoken',
    )
    expect(consent.map(({ text }) => text).filter((text) => text.endsWith('Sim.'))).toEqual([
      'João: Sim.',
      'Ana: Sim.',
    ])
    expect(paragraphs.at(-1)).toEqual({
      section: 'finalMessage',
      kind: 'spoken',
      text: 'Vocês estão definitivamente casados socialmente, podem se beijar!',
    })
  })

  test('name both together, and a guest by name', () => {
    const lines = [
      { speaker: 'both' as const, text: 'Prometemos.' },
      { speaker: 'other' as const, name: ' Vó Nena ', text: 'Deus abençoe.' },
      { speaker: 'other' as const, name: '', text: 'Sem nome.' },
    ]
    const ceremony = withBody(sampleCeremony(), 'prayer', { kind: 'byHand', lines })
    const paragraphs = scriptParagraphs(scriptIn(ceremony)).filter(
      ({ section, kind }) => section === 'prayer' && kind === 'spoken',
    )
    expect(paragraphs.map(({ text }) => text)).toEqual([
      'João e Ana: Prometemos.',
      'Vó Nena: Deus abençoe.',
      'Sem nome.',
    ])
  })

  test('put a narrow space before the colon in French', () => {
    const text = scriptText(scriptIn(sampleCeremony({ language: 'fr-FR' })))
    expect(text).toContain('João\u202f: Oui.')
    expect(text).toContain('1. Le marié\u202f: João')
  })

  test('put stage notes in parentheses, and nothing else', () => {
    const note = scriptParagraphs(scriptIn(sampleCeremony())).find(
      ({ section }) => section === 'finalKissNote',
    )
    expect(note).toEqual({
      section: 'finalKissNote',
      kind: 'direction',
      text: '(Lembrete para quem celebra: antes da mensagem final, saia do centro do altar, para que na foto do beijo apareçam apenas João e Ana.)',
    })
  })

  test('are the copied text, all of them in order, with sections set apart', () => {
    const script = scriptIn(written())
    const copied = scriptText(script)
    expect(copied.split(/\n+/)).toEqual(scriptParagraphs(script).map(({ text }) => text))
    expect(copied.split('\n\n')).toHaveLength(classicPlan.length)
    expect(copied).toContain('A história do casal\nUm.\nDois.\n\nO sim\n')
  })
})
