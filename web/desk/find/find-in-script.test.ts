import { expect, test } from 'vitest'
import { editableLines } from '#core/ceremony/editable-lines.ts'
import { editText } from '#core/ceremony/edits/body.ts'
import { switchSection } from '#core/ceremony/edits/plan.ts'
import { sampleCeremony, sectionOf } from '#core/ceremony/testing/sample-ceremony.ts'
import { library } from '#core/library/pt-BR/library.ts'
import { findInScript, replaceFound } from './find-in-script.ts'

const ceremony = editText(
  sampleCeremony(),
  'welcome',
  'Vovó Ana (a outra Ana) veio.\n\nana.',
  4_000,
)

const welcome = (found: ReturnType<typeof findInScript>) =>
  found.filter(({ section }) => section === 'welcome')

test('finds every place in the script’s order, whatever the case, in what was switched on', () => {
  const found = welcome(findInScript(ceremony, library, 'ANA'))
  expect(found.map(({ place, start }) => [place, start])).toEqual([
    [{ kind: 'paragraph', index: 0 }, 5],
    [{ kind: 'paragraph', index: 0 }, 18],
    [{ kind: 'paragraph', index: 1 }, 0],
  ])
  const off = switchSection(ceremony, 'welcome', false, 5_000)
  expect(welcome(findInScript(off, library, 'ana'))).toEqual([])
  expect(findInScript(ceremony, library, '')).toEqual([])
})

test('finds letters whatever their accents, and marks the whole of them', () => {
  const accented = editText(ceremony, 'welcome', 'Vovó Leti\u0301cia e Letícia.', 4_000)
  const found = welcome(findInScript(accented, library, 'Leticia'))
  expect(found.map(({ text, start, end }) => text.slice(start, end))).toEqual([
    'Leti\u0301cia',
    'Letícia',
  ])
})

test('takes signs of an expression as they are', () => {
  expect(welcome(findInScript(ceremony, library, '(a outra'))).toHaveLength(1)
  expect(findInScript(ceremony, library, '.*[')).toEqual([])
})

test('replaces all of them at once, the library’s lines too', () => {
  const found = findInScript(ceremony, library, 'Ana')
  expect(new Set(found.map(({ section }) => section)).size).toBeGreaterThan(1)
  const replaced = replaceFound(ceremony, library, found, 'Bia', 5_000)
  expect(editableLines(sectionOf(replaced, 'welcome').body, replaced, library)).toMatchObject([
    { text: 'Vovó Bia (a outra Bia) veio.' },
    { text: 'Bia.' },
  ])
  expect(findInScript(replaced, library, 'Ana')).toEqual([])
})
