import { expect, test } from 'vitest'
import type { CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import { thingsOfPlan } from '../ceremony/needed-things.ts'
import { namesThing, thingsIn } from './same-thing.ts'
import { libraryOf } from './testing/libraries.ts'

function meant(typed: string, language: CeremonyLanguage): string[] {
  const library = libraryOf(language)
  const every = Object.keys(library.pieces).map((kind) => ({
    key: kind,
    kind,
    isOn: true,
    body: { kind: 'byHand' as const, lines: [] },
  }))
  const props = thingsOfPlan(every, library)
  return thingsIn(typed, library).flatMap((thing) =>
    props.filter((prop) => namesThing(thing, prop, library)).map(({ called }) => called),
  )
}

test.each([
  ['pt-BR', 'As Rosas', ['as rosas']],
  ['pt-BR', 'rosas vermelhas e as alianças', ['as rosas', 'as alianças']],
  ['pt-BR', 'uma bandeja para as alianças', []],
  ['en-GB', 'the wedding rings', ['the rings']],
  ['en-US', 'a ring box', ['the box']],
  ['en-US', 'two red roses', ['the roses']],
  ['fr-FR', 'les bagues', ['les alliances']],
  ['fr-FR', 'la bouteille de vin', ['la bouteille']],
  ['es-ES', 'las rosas', ['las rosas']],
  ['es-ES', 'una rosa blanca', ['las rosas']],
  ['es-419', 'las alianzas', ['los anillos']],
  ['es-ES', 'la mesa para firmar', ['la mesa para firmar']],
  ['es-ES', 'un ramo de rosas', []],
  ['es-ES', '', []],
] as const)('in %s “%s” means %j', (language, typed, things) => {
  expect(meant(typed, language)).toEqual(things)
})

test.each(['pt-BR', 'en-US', 'en-GB', 'fr-FR', 'es-ES', 'es-419'] as const)(
  'in %s every thing is meant by each of its names, and by no other thing’s',
  (language) => {
    const library = libraryOf(language)
    const props = Object.values(library.pieces).flatMap((piece) => piece.props)
    for (const prop of props) {
      expect(prop.called).toMatch(/^(?:[ao]s? |el |l[aeo]s? |l’|the )/)
      for (const name of [prop.what, prop.called, ...(prop.alsoCalled ?? [])]) {
        expect(namesThing(name, prop, library)).toBe(true)
      }
      const alike = props.filter((other) => namesThing(prop.what, other, library))
      expect(new Set(alike.map(({ called }) => called))).toEqual(new Set([prop.called]))
    }
  },
)
