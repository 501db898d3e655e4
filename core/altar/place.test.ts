import { describe, expect, test } from 'vitest'
import type { Ceremony } from '../ceremony/document.ts'
import { sampleCeremony, withBody } from '../ceremony/testing/sample-ceremony.ts'
import { library } from '../library/pt-BR/library.ts'
import { altarScript } from './altar-script.ts'
import { foundPlace, keptPlace } from './place.ts'

const stopsOf = (ceremony: Ceremony) => altarScript(ceremony, library).stops

const read = [
  'Uma frase só.',
  'Outra frase. E mais uma, bem comprida, para que haja fôlego.',
  'Fim.',
]
const told = (lines: readonly string[]) =>
  stopsOf(
    withBody(sampleCeremony(), 'prayer', {
      kind: 'byHand',
      lines: lines.map((text) => ({ speaker: 'celebrant', text })),
    }),
  )

describe('a kept place', () => {
  const before = told(read)
  const stop = before.findIndex(({ key }) => key === 'prayer')
  const breath = before[stop]?.breaths.findIndex(({ line }) => line === 1) ?? -1
  const kept = keptPlace(before, { stop, breath: breath + 1 })

  test('is found again, every breath of every section', () => {
    for (const [index, { breaths }] of before.entries()) {
      for (const position of breaths.keys()) {
        const place = { stop: index, breath: position }
        expect(foundPlace(before, keptPlace(before, place))).toEqual(place)
      }
    }
  })

  test('is found in a section of many parts, in whichever part it stands', () => {
    const long = told(Array.from({ length: 90 }, (_, line) => `Linha ${line}, com fôlego. E mais.`))
    expect(long.filter(({ key }) => key === 'prayer').length).toBeGreaterThan(2)
    for (const [index, { breaths }] of long.entries()) {
      for (const position of breaths.keys()) {
        const there = { stop: index, breath: position }
        expect(foundPlace(long, keptPlace(long, there))).toEqual(there)
      }
    }
  })

  test('follows its line when lines were added before it', () => {
    const after = told(['Novo começo.', 'E outro.', ...read])
    const found = foundPlace(after, kept)
    expect(after[found.stop]?.breaths[found.breath]?.line).toBe(3)
  })

  test('stays at its position when the line itself was corrected', () => {
    const after = told(['Uma frase só.', 'Corrigida.', 'Fim.'])
    const found = foundPlace(after, kept)
    expect(after[found.stop]?.breaths[found.breath]?.text).toBe('Corrigida.')
  })

  test('stays in the script when its section or everything after it is gone', () => {
    const ceremony = sampleCeremony()
    const without = stopsOf({
      ...ceremony,
      plan: ceremony.plan.filter(({ key }) => key !== 'prayer'),
    })
    expect(foundPlace(without, kept)).toEqual({ stop, breath: 0 })
    expect(foundPlace(without.slice(0, 2), kept)).toEqual({ stop: 1, breath: 0 })
    expect(foundPlace([], kept)).toEqual({ stop: 0, breath: 0 })
  })

  test('at the end of a script is the end of a longer one', () => {
    const end = keptPlace(before, { stop: before.length, breath: 0 })
    expect(foundPlace(before.slice(1), end)).toEqual({ stop: before.length - 1, breath: 0 })
  })
})
