import { describe, expect, test } from 'vitest'
import { library } from '../../library/pt-BR/library.ts'
import type { Ceremony } from '../document.ts'
import { editableLines } from '../editable-lines.ts'
import { scriptOf } from '../script.ts'
import { sampleCeremony, sectionOf, withBody } from '../testing/sample-ceremony.ts'
import { takeWritten } from './body.ts'
import { replaceLine, resetSection } from './line.ts'

const nowMs = 4_000

const edited = (ceremony: Ceremony, key: string) =>
  editableLines(sectionOf(ceremony, key).body, ceremony, library)

const texts = (ceremony: Ceremony, key: string) => edited(ceremony, key).map(({ text }) => text)

function replaceNth(ceremony: Ceremony, key: string, nth: number, by: readonly string[]): Ceremony {
  const line = edited(ceremony, key)[nth]
  if (line === undefined) throw new Error('no such line')
  return replaceLine(ceremony, library, key, line.place, by, nowMs)
}

test('a section of one’s own has a line to begin with, and keeps one when the last is removed', () => {
  const empty = withBody(sampleCeremony(), 'sandCeremony', { kind: 'byHand', lines: [] })
  expect(texts(empty, 'sandCeremony')).toEqual([''])
  const begun = replaceNth(empty, 'sandCeremony', 0, ['Panquecas', 'aos domingos.'])
  expect(sectionOf(begun, 'sandCeremony').body).toEqual({
    kind: 'byHand',
    lines: [
      { speaker: 'celebrant', text: 'Panquecas' },
      { speaker: 'celebrant', text: 'aos domingos.' },
    ],
  })
  const removed = replaceNth(replaceNth(begun, 'sandCeremony', 1, []), 'sandCeremony', 0, [])
  expect(texts(removed, 'sandCeremony')).toEqual([''])
})

describe('a line of a written text', () => {
  const written = takeWritten(sampleCeremony(), 'welcome', 'Bem-vindos!\n\n{first} chegou.', nowMs)

  test('is a paragraph, named in plain words from then on', () => {
    expect(texts(written, 'welcome')).toEqual(['Bem-vindos!', 'João chegou.'])
    const ceremony = replaceNth(written, 'welcome', 0, ['Boa tarde!'])
    expect(sectionOf(ceremony, 'welcome').body).toMatchObject({
      content: 'Boa tarde!\n\nJoão chegou.',
      origin: 'hand',
    })
  })

  test('is split, emptied and removed, and the script leaves out what is empty', () => {
    let ceremony = replaceNth(written, 'welcome', 1, ['João', ''])
    expect(texts(ceremony, 'welcome')).toEqual(['Bem-vindos!', 'João', ''])
    const section = scriptOf(ceremony, library).sections.find(({ key }) => key === 'welcome')
    expect(section?.lines).toHaveLength(2)
    ceremony = replaceNth(ceremony, 'welcome', 2, ['chegou.'])
    ceremony = replaceNth(ceremony, 'welcome', 0, [])
    expect(texts(ceremony, 'welcome')).toEqual(['João', 'chegou.'])
  })

  test('can be typed before anything is written', () => {
    expect(texts(sampleCeremony(), 'ceremony')).toEqual([''])
    const ceremony = replaceNth(sampleCeremony(), 'ceremony', 0, ['Era uma vez.'])
    expect(texts(ceremony, 'ceremony')).toEqual(['Era uma vez.'])
  })

  test('leaves the declaration after it alone, whose own line is changed on its own', () => {
    const ceremony = takeWritten(sampleCeremony(), 'finalMessage', 'Vão.', nowMs)
    const [, declaration] = texts(ceremony, 'finalMessage')
    const changed = replaceNth(ceremony, 'finalMessage', 0, ['Vão', 'em paz.'])
    expect(texts(changed, 'finalMessage')).toEqual(['Vão', 'em paz.', declaration])
    expect(texts(replaceNth(changed, 'finalMessage', 2, ['Casaram!']), 'finalMessage')).toEqual([
      'Vão',
      'em paz.',
      'Casaram!',
    ])
  })
})

describe('a line of the library', () => {
  test('keeps its speaker when it is changed, added to, emptied and removed', () => {
    const before = edited(sampleCeremony(), 'consent')
    const nth = before.findIndex(({ speaker }) => speaker === 'first')
    let ceremony = replaceNth(sampleCeremony(), 'consent', nth, ['Sim!', ''])
    expect(edited(ceremony, 'consent').slice(nth, nth + 2)).toMatchObject([
      { speaker: 'first', spokenBy: 'João', text: 'Sim!', isEdited: true },
      { speaker: 'first', spokenBy: 'João', text: '', isEdited: true },
    ])
    ceremony = replaceNth(ceremony, 'consent', nth + 1, [])
    ceremony = replaceNth(ceremony, 'consent', nth, [])
    expect(texts(ceremony, 'consent')).toEqual(
      before.filter((_, position) => position !== nth).map(({ text }) => text),
    )
  })

  test('comes back with its whole section, whose edits become a version', () => {
    const ceremony = replaceNth(sampleCeremony(), 'consent', 0, [])
    const reset = resetSection(ceremony, 'consent', nowMs)
    expect(texts(reset, 'consent')).toEqual(texts(sampleCeremony(), 'consent'))
    expect(reset.versions['consent']).toHaveLength(1)
  })
})

test('a line by hand is changed in its place, and one that is drawn from fields is not', () => {
  const body = {
    kind: 'byHand' as const,
    lines: [{ speaker: 'other' as const, name: 'Tia', text: 'Oi' }],
  }
  const ceremony = withBody(sampleCeremony(), 'prayer', body)
  expect(edited(replaceNth(ceremony, 'prayer', 0, ['Olá', 'gente']), 'prayer')).toMatchObject([
    { speaker: 'other', spokenBy: 'Tia', text: 'Olá' },
    { speaker: 'other', spokenBy: 'Tia', text: 'gente' },
  ])
  expect(replaceNth(ceremony, 'header', 0, ['X'])).toBe(ceremony)
})
