import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'

const textsOf = (text: string) =>
  clausesOf([{ source: 'howTheyMet', text }]).map((clause) => clause.text)

test('an answer is cut at sentences and commas, and numbers stay whole', () => {
  expect(
    textsOf(
      'Ran a marathon in Kerry dressed as a cow; raised 4.000 euro for the hospice. Met J. Smith there, of all people!',
    ),
  ).toEqual([
    'Ran a marathon in Kerry dressed as a cow;',
    'raised 4.000 euro for the hospice.',
    'Met J. Smith there,',
    'of all people!',
  ])
})

test('clauses of under three words are joined with their neighbour', () => {
  expect(textsOf('Belo Horizonte, Salvador, Lisboa e uma turma de Chapecó')).toEqual([
    'Belo Horizonte, Salvador,',
    'Lisboa e uma turma de Chapecó',
  ])
  expect(textsOf('sim')).toEqual(['sim'])
  expect(textsOf(' … ')).toEqual([])
})

test('a line of notes is never joined with the next, and signs of lists are left off', () => {
  const notes = [
    'se chover vai pro galpao',
    '',
    'Helena, 34',
    '- Feijao traz as alianças!!',
    '',
    'pandemia: pai do Bruno faleceu',
  ]
  expect(textsOf(notes.join('\n'))).toEqual([
    'se chover vai pro galpao',
    'Helena, 34',
    'Feijao traz as alianças!!',
    'pandemia: pai do Bruno faleceu',
  ])
})

test('clauses are numbered through all answers', () => {
  const answers = [
    { source: 'howTheyMet', text: 'Foi numa fila de pão. Ele pagou o meu.' },
    { source: 'success', text: 'Chegar em casa e jantar.' },
  ]
  const clauses = clausesOf(answers)
  expect(clauses.map(({ number, source }) => [number, source])).toEqual([
    [1, 'howTheyMet'],
    [2, 'howTheyMet'],
    [3, 'success'],
  ])
})

test('five full answers stay within what one request can label', () => {
  const text = 'Foi assim mesmo, de um dia para o outro, sem aviso nenhum. '.repeat(135)
  const clauses = clausesOf([1, 2, 3, 4, 5].map((n) => ({ source: `${n}`, text })))
  expect(clauses.length).toBeLessThanOrEqual(165)
  expect(clauses.length).toBeGreaterThan(50)
})

test('a clause is always exactly what stands in its answer, and no word is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }), (texts) => {
      const given = texts.map((text, at) => ({ source: `${at}`, text }))
      const clauses = clausesOf(given)
      for (const { source, text, start, end } of clauses) {
        expect(given[Number(source)]?.text.slice(start, end)).toBe(text)
      }
      const words = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.join('') ?? ''
      expect(words(clauses.map(({ text }) => text).join(''))).toBe(words(texts.join('')))
    }),
  )
})
