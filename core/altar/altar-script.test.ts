import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scriptOf } from '../ceremony/script.ts'
import { isReadAloud } from '../ceremony/script-line.ts'
import { anyCeremony } from '../ceremony/testing/any-ceremony.ts'
import { sampleCeremony, withBody } from '../ceremony/testing/sample-ceremony.ts'
import { loadLibraryOf } from '../library/load-library.ts'
import { library } from '../library/pt-BR/library.ts'
import { altarScript, momentName } from './altar-script.ts'

describe('the script at the altar', () => {
  test('opens on names, place and date, and stops at every section', () => {
    const { opening, stops } = altarScript(sampleCeremony(), library)
    expect(opening).toEqual([
      'JOÃO E ANA',
      'Ouro Preto',
      'sábado, 12 de dezembro de 2026, às 16:00',
    ])
    expect(stops.map(({ key }) => key)).toContain('ringVows')
    expect(stops.map(({ key }) => key)).not.toContain('header')
  })

  test('says word for word what the script says in both languages, in two hundred plans of every kind', async () => {
    await fc.assert(
      fc.asyncProperty(anyCeremony, async (ceremony) => {
        const own = await loadLibraryOf(ceremony)
        const { opening, stops } = altarScript(ceremony, own)
        const read = stops
          .filter(({ part }) => part === 0)
          .map(({ key, heading, lines }) => ({
            heading,
            lines: lines.map(({ speaker, spokenBy }, line) => ({
              speaker,
              spokenBy,
              text: stops
                .filter((stop) => stop.key === key)
                .flatMap(({ breaths }) => breaths)
                .filter((breath) => breath.line === line)
                .map(({ text }) => text)
                .join(''),
            })),
          }))
        const written = scriptOf(ceremony, own).sections.map(({ heading, lines }) => ({
          heading,
          lines: lines.map(({ speaker, spokenBy, text }) => ({ speaker, spokenBy, text })),
        }))
        const head = opening.length === 0 ? [] : (written[0]?.lines.map(({ text }) => text) ?? [])
        expect(opening).toEqual(head)
        expect(read).toEqual(opening.length === 0 ? written : written.slice(1))
      }),
      { numRuns: 200 },
    )
  })

  test('tells a verse from what goes on with it, and both from prose', () => {
    const long =
      'Que ninguém separe, que ninguém apague, que ninguém esqueça, nem por um dia, o que hoje começa aqui.'
    const lines = [{ speaker: 'celebrant' as const, text: 'Ouçam o poema. É curto.' }]
    const prose = altarScript(
      withBody(sampleCeremony(), 'prayer', { kind: 'byHand', lines }),
      library,
    ).stops.find(({ key }) => key === 'prayer')
    expect(prose?.breaths.map(({ verse }) => verse)).toEqual([undefined, undefined])
    const body = { kind: 'library' as const, piece: 'reading', wording: 'machado', edits: [] }
    const poem = altarScript(withBody(sampleCeremony(), 'prayer', body), {
      ...library,
      pieces: {
        ...library.pieces,
        reading: {
          acts: [],
          props: [],
          silentMinutes: 0,
          wordings: {
            machado: {
              name: 'x',
              lines: [{ speaker: 'celebrant', text: `Curto.\n${long}\nFim. Fim.` }],
            },
          },
        },
      },
    }).stops.find(({ key }) => key === 'prayer')
    const verses = poem?.breaths.map(({ text, verse }) => [text.trim(), verse]) ?? []
    expect(verses[0]).toEqual(['Curto.', 'begins'])
    expect(verses[1]?.[1]).toBe('begins')
    expect(verses.slice(2, -1).every(([, verse]) => verse === 'goesOn')).toBe(true)
    expect(verses.length).toBeGreaterThan(3)
    expect(verses.at(-1)).toEqual(['Fim. Fim.', 'begins'])
  })

  test('marks a name where its breath has it, and goes on with names of two hundred characters', () => {
    const long = `Maria ${'Aparecida '.repeat(19)}Só`
    const ceremony = sampleCeremony()
    const [groom, bride] = ceremony.couple
    const { stops } = altarScript(
      {
        ...ceremony,
        couple: [groom, { ...bride, name: long, calledAs: long, saidAs: 'ma-RI-a' }],
      },
      library,
    )
    const marked = stops.flatMap(({ breaths }) =>
      breaths.flatMap(({ text, hints }) => hints.map(({ start, end }) => text.slice(start, end))),
    )
    expect(marked.length).toBeGreaterThan(3)
    for (const name of marked) expect(name).toMatch(/^Maria Aparecida/)
  })

  test('draws no more at once than a phone can, in a story of twenty thousand words', () => {
    const content = Array.from({ length: 200 }, () => 'Uma frase curta, e outra. '.repeat(20))
    const { stops } = altarScript(
      withBody(sampleCeremony(), 'ceremony', {
        kind: 'written',
        text: 'ceremony',
        content: content.join('\n'),
        origin: 'hand',
      }),
      library,
    )
    const parts = stops.filter(({ key }) => key === 'ceremony')
    expect(parts.flatMap(({ breaths }) => breaths).map(({ text }) => text)).toHaveLength(4_000)
    expect(Math.max(...parts.map(({ breaths }) => breaths.length))).toBeLessThanOrEqual(80)
    expect(parts.filter(({ heading }) => heading !== undefined)).toHaveLength(1)
  })

  test('calls a section by its heading, without one by its name in the library, else by how it begins', () => {
    const ceremony = sampleCeremony()
    const kiss = ceremony.plan.find(({ kind }) => kind === 'finalKissNote')
    if (kiss === undefined) throw new Error('the plan has no reminder for the kiss')
    const text = 'Uma linha só nossa, sem título.'
    const lines = [{ speaker: 'celebrant' as const, text }]
    const own = { ...kiss, key: 'own', kind: 'own', body: { kind: 'byHand' as const, lines } }
    const { stops } = altarScript({ ...ceremony, plan: [...ceremony.plan, own] }, library)
    const withHeading = stops.find(({ heading }) => heading !== undefined)
    expect(momentName(stops, withHeading?.key ?? '')).toBe(withHeading?.heading)
    expect(stops.find(({ key }) => key === kiss.key)?.heading).toBeUndefined()
    expect(momentName(stops, kiss.key)).toBe(library.pieces['finalKissNote']?.name)
    expect(momentName(stops, 'own')).toBe(text)
  })

  test('tells apart what is read aloud and what the celebrant only needs to know', () => {
    const spoken = (['celebrant', 'first', 'both', 'direction', 'item'] as const).map((speaker) =>
      isReadAloud({ speaker }),
    )
    expect(spoken).toEqual([true, true, true, false, false])
  })
})
