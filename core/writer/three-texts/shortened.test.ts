import { expect, test } from 'vitest'
import type { SayableTelling, Told } from '../told.ts'
import { shortenedFor } from './shortened.ts'

const telling = (question: SayableTelling['question'], characters: number): SayableTelling => ({
  ...(question && { question }),
  ...{ by: 'both', text: 'x'.repeat(characters) },
})
const met = telling('howTheyMet', 50)
const talk = telling(undefined, 90)
const success = telling('success', 80)
const cities = telling('guestCities', 10)
const told: Told = { tellings: [cities, met, talk, success], limits: [] }

const within = (most: number) => (shorter: Told) =>
  shorter.tellings.reduce((sum, { text }) => sum + text.length, 0) <= most

test('all is told where it fits', () => {
  expect(shortenedFor('ceremony', told, within(230))).toEqual(told)
})

test('the longest that a text does not need goes first, then the longest, each whole', () => {
  const left = (most: number) => shortenedFor('ceremony', told, within(most))?.tellings
  expect(left(229)).toEqual([cities, met, talk])
  expect(left(149)).toEqual([met, talk])
  expect(left(139)).toEqual([met])
})

test('a text is not written from nothing where something was told', () => {
  expect(shortenedFor('ceremony', told, within(49))).toBeUndefined()
  const nothing = { tellings: [], limits: [] }
  expect(shortenedFor('ceremony', nothing, within(0))).toEqual(nothing)
})

test('a limit goes with its words', () => {
  const limits = [{ quote: 'x'.repeat(80), limit: 'em uma frase' }]
  expect(shortenedFor('welcome', { ...told, limits }, within(60))?.limits).toEqual([])
})
