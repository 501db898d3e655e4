import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedWords, type Stretch } from './changed-words.ts'

const changed = (stretches: readonly Stretch[][]): string[] =>
  stretches.flat().flatMap(({ text, isChanged }) => (isChanged ? [text] : []))

test('what changed is marked in both texts, by whole words', () => {
  const { former, next } = changedWords(
    ['Ninguém viu o fim do filme ruim.'],
    ['Ninguém viu o começo do filme ruim.'],
  )
  expect(changed(former)).toEqual(['fim'])
  expect(changed(next)).toEqual(['começo'])
})

test('words that only stay by chance between changes are marked with them', () => {
  const { next } = changedWords(
    ['Ela abriu a porta da casa e sorriu para todos ali.'],
    ['Ela fechou a janela do quarto e chorou para todos ali.'],
  )
  expect(changed(next)).toEqual(['fechou a janela do quarto e chorou'])
})

test('what moved into another paragraph is not new', () => {
  const { former, next } = changedWords(
    ['Chovia muito naquela tarde.', 'Ninguém tinha guarda-chuva.'],
    ['Chovia muito naquela tarde. Ninguém tinha guarda-chuva. Onze.'],
  )
  expect(changed(former)).toEqual([])
  expect(changed(next)).toEqual(['Onze.'])
})

test('the same text has no changes, and from nothing everything is one', () => {
  expect(changed(changedWords(['Sim, sim.'], ['Sim, sim.']).next)).toEqual([])
  expect(changed(changedWords([''], ['Sim, sim.']).next)).toEqual(['Sim, sim.'])
})

test('the stretches of any text are the text, and what stayed is the same on both sides', () => {
  const text = fc.array(
    fc
      .array(
        fc.constantFrom('o', 'fim', 'é', 'd’água', ',', '.', '  ', '“', 'João', '\n', '👩🏽‍❤️‍👨🏻'),
      )
      .map((words) => words.join(' ')),
    { maxLength: 4 },
  )
  const stayed = (stretches: readonly Stretch[][]): string =>
    stretches
      .flat()
      .map(({ text: piece, isChanged }) => (isChanged ? '' : piece))
      .join('')
      .replace(/\s+/g, '')
  fc.assert(
    fc.property(text, text, (one, other) => {
      const { former, next } = changedWords(one, other)
      expect(former.map((stretches) => stretches.map((piece) => piece.text).join(''))).toEqual(one)
      expect(next.map((stretches) => stretches.map((piece) => piece.text).join(''))).toEqual(other)
      expect(stayed(former)).toBe(stayed(next))
    }),
  )
})
