import { describe, expect, test } from 'vitest'
import type { Prop } from '../library/piece.ts'
import { everyWording, libraryOf } from '../library/testing/libraries.ts'
import { type CeremonyLanguage, ceremonyLanguages } from './ceremony-language.ts'
import type { Ceremony } from './document.ts'
import { editableLines } from './editable-lines.ts'
import { changeBringer, type NamedBringer } from './edits/people.ts'
import { newCeremony } from './new-ceremony.ts'
import { scriptOf } from './script.ts'
import { sampleCeremony } from './testing/sample-ceremony.ts'

function rings(language: CeremonyLanguage): Prop {
  const prop = libraryOf(language).pieces['ringsMoment']?.props[0]
  if (prop === undefined) throw new Error('no rings')
  return prop
}

function noteOf(ceremony: Ceremony): string | undefined {
  const { sections } = scriptOf(ceremony, libraryOf(ceremony.language))
  return sections.find(({ kind }) => kind === 'ringsMoment')?.lines[0]?.text
}

function brought(language: CeremonyLanguage, bringer: NamedBringer): Ceremony {
  const ceremony = sampleCeremony({ language })
  return changeBringer(ceremony, rings(language), bringer, libraryOf(language), 2)
}

const asWritten: Record<CeremonyLanguage, string> = {
  'pt-BR': 'Entram as alianças. Receba-as de quem as traz.',
  'en-US': 'The rings are brought forward. Take them from whoever carries them.',
  'en-GB': 'The rings are brought forward. Take them from whoever carries them.',
  'es-ES': 'Llegan los anillos. Recíbelos de quien los trae.',
  'es-419': 'Llegan los anillos. Recíbelos de quien los trae.',
  'fr-FR': 'Les alliances sont apportées. Les recevoir de la main de la personne qui les porte.',
}

describe.each(ceremonyLanguages)('the note about the rings in %s', (language) => {
  test('stays to the letter until somebody is named', () => {
    expect(noteOf(newCeremony({ id: 'c', nowMs: 0, language }))).toBe(asWritten[language])
    for (const by of ['family', 'attendants', 'planner'] as const) {
      expect(noteOf(brought(language, { by }))).toBe(asWritten[language])
    }
  })

  test('names whoever brings them, in the script and where it is edited', () => {
    const ceremony = brought(language, { id: 'new', name: 'Davi' })
    expect(noteOf(ceremony)).toMatch(/(de|from) Davi\./)
    const section = ceremony.plan.find(({ kind }) => kind === 'ringsMoment')
    if (section === undefined) throw new Error('no rings')
    const [line] = editableLines(section.body, ceremony, libraryOf(language))
    expect(line?.text).toBe(noteOf(ceremony))
  })

  test('says one or both of the couple, the celebrant’s own pocket and the place', () => {
    expect(noteOf(brought(language, { by: 'first' }))).toMatch(/(de|from|com) João[.:]/)
    expect(noteOf(brought(language, { by: 'couple' }))).toMatch(/João \S+ (d’)?Ana[.:]/)
    const [own, there] = (['celebrant', 'there'] as const).map((by) =>
      noteOf(brought(language, { by })),
    )
    expect(new Set([own, there, asWritten[language]]).size).toBe(3)
  })
})

test.each([
  ['fr-FR', 'Anne', 'Les alliances sont apportées. Les recevoir des mains d’Anne.'],
  ['fr-FR', 'Les parents', 'Les alliances sont apportées. Les recevoir des mains des parents.'],
  ['pt-BR', 'os pais', 'Entram as alianças. Receba-as dos pais.'],
  ['es-419', 'doña Cuca', 'Llegan los anillos. Recíbelos de doña Cuca.'],
  ['es-419', 'El padrino', 'Llegan los anillos. Recíbelos del padrino.'],
  ['en-US', 'Her mother', 'The rings are brought forward. Take them from her mother.'],
  ['pt-BR', '{first} {x', 'Entram as alianças. Receba-as de {first} {x.'],
] as const)('in %s %s is named as grammar has it', (language, name, expected) => {
  expect(noteOf(brought(language, { id: 'new', name }))).toBe(expected)
})

test('several people are joined; a bare role and whoever is in memory are not named', () => {
  const ceremony = brought('pt-BR', { id: 'new', name: 'Davi' })
  const [davi] = ceremony.people
  if (davi === undefined) throw new Error('nobody')
  const people = [davi, { ...davi, name: 'a tia Lia' }]
  expect(noteOf({ ...ceremony, people })).toBe(
    'Entram as alianças. Receba-as de Davi e da tia Lia.',
  )
  const [asRole, small] = ['padrinhos', 'Minha irmã'].map((role) =>
    noteOf({ ...ceremony, people: [{ ...davi, name: '', role }] }),
  )
  expect(asRole).toBe(asWritten['pt-BR'])
  expect(small).toBe('Entram as alianças. Receba-as de minha irmã.')
  expect(noteOf({ ...ceremony, people: [{ ...davi, isInMemory: true }] })).toBe(asWritten['pt-BR'])
})

test('in Spain whoever brings the coins is named when they come and when they go back', () => {
  const language = 'es-ES'
  const library = libraryOf(language)
  const [coins] = library.pieces['arras']?.props ?? []
  if (coins === undefined) throw new Error('no coins')
  const body = { kind: 'library', piece: 'arras', wording: 'classic', edits: [] } as const
  const base = sampleCeremony({ language })
  const plan = [{ key: 'arras', kind: 'arras', isOn: true, body: { ...body, edits: [] } }]
  const ceremony = changeBringer(
    { ...base, plan },
    coins,
    { id: 'new', name: 'El tío Paco' },
    library,
    2,
  )
  const texts = scriptOf(ceremony, library).sections[0]?.lines.map(({ text }) => text) ?? []
  expect(texts[0]).toBe('Las arras llegan a João de manos del tío Paco.')
  expect(texts.at(-2)).toBe(
    'Ana las devuelve a las manos de João. De ahí vuelven a las del tío Paco.',
  )
})

test.each(ceremonyLanguages)(
  'every such note in %s speaks of a thing its piece needs',
  (language) => {
    const library = libraryOf(language)
    for (const { piece, lines } of everyWording(library)) {
      const things = library.pieces[piece]?.props.map(({ called }) => called)
      for (const { brought: told } of lines) {
        if (told === undefined) continue
        expect(things).toContain(told.thing)
        expect(told.people.split('{bringer}')).toHaveLength(2)
        expect([told.celebrant, told.there].join('')).not.toContain('{bringer}')
      }
    }
  },
)
