import { describe, expect, test } from 'vitest'
import { ceremonyLanguages } from '../ceremony/ceremony-language.ts'
import type { Ceremony } from '../ceremony/document.ts'
import { classicPlan } from '../ceremony/plans.ts'
import { scriptOf } from '../ceremony/script.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { offeredPieces, offeredWordings, withFreshWordings, wordingUses } from './choosing.ts'
import { type Library, type Piece, pieceOf } from './piece.ts'
import { library } from './pt-BR/library.ts'
import { libraryOf } from './testing/libraries.ts'
import { notYetWritten } from './testing/not-yet-written.ts'

function pieceNamed(id: string): Piece {
  const piece = pieceOf(library, id)
  if (piece === undefined) throw new Error(`no ${id}`)
  return piece
}

const offeredIds = (...rest: Parameters<typeof offeredWordings>): string[] =>
  offeredWordings(...rest).map(({ id }) => id)

const spoken = (ceremony: Ceremony, library: Library): string[] =>
  scriptOf(ceremony, library).sections.flatMap(({ kind, lines }) =>
    lines
      .filter(({ speaker }) => speaker !== 'direction' && speaker !== 'item' && kind !== 'header')
      .flatMap(({ text }) => text.split(/\s+/)),
  )

describe('the wording offered first', () => {
  const use = { piece: 'sandCeremony', couple: 'Luísa e Thiago', date: '2026-05-02' }

  test('is the library’s first as long as nobody has heard any', () => {
    expect(
      offeredWordings('sandCeremony', pieceNamed('sandCeremony'), [], sampleCeremony()),
    ).toEqual([{ id: 'classic' }, { id: 'turns' }, { id: 'children' }])
  })

  test('is the one used longest ago, and says in whose ceremony each was used last', () => {
    const uses = [
      { ...use, wording: 'classic', couple: 'Eva e Rui', date: '2025-01-01' },
      { ...use, wording: 'turns', couple: 'Bia e Lia', date: '2026-01-01' },
      { ...use, wording: 'classic' },
    ]
    const piece = pieceNamed('sandCeremony')
    expect(offeredWordings('sandCeremony', piece, uses, sampleCeremony())).toEqual([
      { id: 'turns', usedIn: 'Bia e Lia' },
      { id: 'classic', usedIn: 'Luísa e Thiago' },
      { id: 'children' },
    ])
  })

  test('was heard by nobody in a ceremony of which a name is missing', () => {
    const ceremony = sampleCeremony()
    const [one, other] = ceremony.couple
    expect(wordingUses(ceremony, library)).not.toEqual([])
    const couple: Ceremony['couple'] = [one, { ...other, name: ' ', calledAs: '' }]
    expect(wordingUses({ ...ceremony, couple }, library)).toEqual([])
  })

  test('is never one of a couple whose day is still to be named', () => {
    const uses = [
      { ...use, wording: 'classic', date: '' },
      { ...use, wording: 'turns', date: '2027-01-01' },
    ]
    const piece = pieceNamed('sandCeremony')
    expect(offeredIds('sandCeremony', piece, uses, sampleCeremony())[0]).toBe('turns')
  })

  test('fits the couple: those for children or a faith come last where there is none', () => {
    const consent = pieceNamed('consent')
    expect(offeredIds('consent', consent, [], sampleCeremony()).slice(0, 2)).toEqual([
      'classic',
      'playful',
    ])
    const withChild = sampleCeremony({
      children: [{ id: 'bia', name: 'Bia', of: 'both', note: '' }],
    })
    const uses = [
      { ...use, piece: 'consent', wording: 'classic' },
      { ...use, piece: 'consent', wording: 'playful' },
    ]
    expect(offeredIds('consent', consent, uses, withChild)[0]).toBe('children')
    expect(offeredIds('consent', consent, uses, sampleCeremony())[0]).not.toBe('children')
    expect(
      offeredIds('consent', consent, uses, sampleCeremony(), { isSecondMarriage: true })[0],
    ).toBe('again')
  })
})

test('a ceremony says which wordings it reads, by whose name; switched off or by hand it reads none', () => {
  const ceremony = sampleCeremony()
  const plan = ceremony.plan.map((section) =>
    section.key === 'prayer'
      ? { ...section, isOn: false }
      : section.key === 'consent'
        ? { ...section, body: { kind: 'byHand' as const, lines: [] } }
        : section,
  )
  const uses = wordingUses({ ...ceremony, plan }, library)
  expect(uses).toContainEqual({
    piece: 'sandCeremony',
    wording: 'classic',
    couple: 'João e Ana',
    date: '2026-12-12',
  })
  expect(uses.map(({ piece }) => piece)).not.toContain('prayer')
  expect(uses.map(({ piece }) => piece)).not.toContain('consent')
})

const whole = ceremonyLanguages.filter((language) => notYetWritten[language].length === 0)

test.each(whole)(
  'two ceremonies in %s share at most 40 % of their fixed words when the second takes what is offered first',
  (language) => {
    const library = libraryOf(language)
    const former = sampleCeremony({ language })
    const next = sampleCeremony({ language })
    const plan = withFreshWordings(next.plan, library, wordingUses(former, library), next)
    const heard = new Set(
      scriptOf(former, library).sections.flatMap(({ lines }) => lines.map(({ text }) => text)),
    )
    const sections = scriptOf({ ...next, plan }, library).sections.filter(
      ({ kind }) => kind !== 'header' && kind !== 'entrances',
    )
    const all = spoken({ ...next, plan }, library)
    const again = sections.flatMap(({ lines }) =>
      lines
        .filter(({ speaker, text }) => speaker !== 'direction' && heard.has(text))
        .flatMap(({ text }) => text.split(/\s+/)),
    )
    expect(again.length / all.length).toBeLessThanOrEqual(0.4)
  },
)

test('an edited section keeps its wording and its edits', () => {
  const [section] = classicPlan.filter(({ key }) => key === 'sandCeremony')
  if (section?.body.kind !== 'library') throw new Error('sand comes from the library')
  const edited = { ...section, body: { ...section.body, edits: [{ line: 1, lines: [] }] } }
  const uses = [{ piece: 'sandCeremony', wording: 'classic', couple: 'x', date: '2026-01-01' }]
  expect(withFreshWordings([edited], library, uses, sampleCeremony())).toEqual([edited])
})

test('what couples ask for most comes first, and what the plan has comes last', () => {
  const offered = offeredPieces(library, classicPlan)
  expect(offered.slice(0, 6)).toEqual([
    'parentsThanks',
    'remembrance',
    'reading',
    'candles',
    'wineCup',
    'handsTied',
  ])
  expect(new Set(offered)).toEqual(new Set(Object.keys(library.pieces)))
  expect(offered.indexOf('sandCeremony')).toBeGreaterThan(offered.indexOf('tree'))
})
