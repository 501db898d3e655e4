import { describe, expect, test } from 'vitest'
import { libraryOf } from '../library/testing/libraries.ts'
import type { Ceremony } from './document.ts'
import { scriptOf } from './script.ts'
import { sampleCeremony } from './testing/sample-ceremony.ts'
import { somebody } from './testing/somebody.ts'

function entrancesIn(changes: Partial<Ceremony> = {}): string[] {
  const ceremony = sampleCeremony(changes)
  const { sections } = scriptOf(ceremony, libraryOf(ceremony.language))
  return sections.find(({ key }) => key === 'entrances')?.lines.map(({ text }) => text) ?? []
}

describe('the entrances', () => {
  test('are groom, godparents, children, flower girl, bride', () => {
    expect(entrancesIn().slice(0, 5)).toEqual([
      '1. Noivo: João',
      '2. Padrinhos',
      '3. Daminhas e pajens',
      '4. Daminha florista, com as pétalas',
      '5. Noiva: Ana',
    ])
  })

  test('names everyone known to walk in, and never the dead', () => {
    const people = [
      somebody({ name: 'Rui', role: 'padrinho', entersWith: 'Bia' }),
      somebody({ name: 'Lu', role: '', entersWith: '' }),
      somebody({ name: 'Eva', role: 'avó', entersWith: '', isInMemory: true }),
      somebody({ name: 'Zé', role: 'tio' }),
    ]
    expect(entrancesIn({ people }).slice(0, 4)).toEqual([
      '1. Noivo: João',
      '2. Rui (padrinho), com Bia',
      '3. Lu',
      '4. Noiva: Ana',
    ])
  })

  test('has what begins with a small word written small within a line, and names as they are', () => {
    const entrances: Ceremony['entrances'] = [
      {
        kind: 'partner',
        id: 'first',
        partner: 'first',
        with: 'Su mamá, doña Lety',
        song: 'Hermoso cariño',
      },
      { kind: 'others', id: 'La madrina', name: 'La madrina', with: 'El padrino', song: '' },
      { kind: 'partner', id: 'second', partner: 'second', with: 'Mía', song: '' },
    ]
    expect(entrancesIn({ language: 'es-419', entrances }).slice(0, 3)).toEqual([
      '1. Novio: João, con su mamá, doña Lety · Hermoso cariño',
      '2. La madrina, con el padrino',
      '3. Novia: Ana, con Mía',
    ])
  })

  test('calls each partner by their own title, or by none', () => {
    const [first, second] = sampleCeremony().couple
    const couple: Ceremony['couple'] = [
      { ...first, title: { kind: 'own', word: 'Nubente' } },
      { ...second, title: { kind: 'none' } },
    ]
    const lines = entrancesIn({ couple })
    expect([lines[0], lines[4]]).toEqual(['1. Nubente: João', '5. Ana'])
  })
})
