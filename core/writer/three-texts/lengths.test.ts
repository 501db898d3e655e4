import { describe, expect, test } from 'vitest'
import { tellingsOfTest, writingRequest } from '../testing/writing-request.ts'
import { lengthsFor } from './lengths.ts'

const answered = (question: 'howTheyMet' | 'guestCities', text: string) => ({
  tellings: [{ question, by: 'both' as const, text }],
})
const words = (count: number) => answered('howTheyMet', Array(count).fill('palavra').join(' '))

describe('the length of the texts', () => {
  test('is the usual one where the usual was told', () => {
    expect(lengthsFor(writingRequest(), words(110))).toEqual({
      welcome: [110, 160],
      story: [370, 490],
      storyParagraphs: 6,
      closing: [150, 220],
    })
  })

  test('of a story follows what was told, and little is never filled up', () => {
    expect(lengthsFor(writingRequest(), words(80)).story).toEqual([300, 400])
    const little = lengthsFor(writingRequest({ minutes: 60, restMinutes: 10 }), words(40))
    expect(little).toMatchObject({ story: [110, 160], storyParagraphs: 3, closing: [70, 110] })
    expect(lengthsFor(writingRequest(), { tellings: [] }).story).toEqual([70, 110])
  })

  test('of a story keeps the six paragraphs where five answers tell much', () => {
    const much = lengthsFor(writingRequest(), words(300))
    expect(much).toMatchObject({ story: [450, 590], storyParagraphs: 6 })
  })

  test('of a story grows with what a long talk told, to an end, and so do its paragraphs', () => {
    const talk = lengthsFor(writingRequest(), words(15_000))
    expect(talk).toMatchObject({ story: [900, 1_200], storyParagraphs: 10 })
  })

  test('where the guests come from makes no story longer', () => {
    const cities = answered('guestCities', 'Lisboa e '.repeat(200))
    expect(lengthsFor(writingRequest(), cities).story).toEqual([70, 110])
  })

  test('follows the minutes wished, within what people listen to', () => {
    const wished = (minutes: number) =>
      lengthsFor(writingRequest({ minutes, restMinutes: 10 }), words(110)).story[1]
    expect(wished(12)).toBeLessThan(490)
    expect(wished(60)).toBe(830)
  })

  test('of a welcome grows with the cities, and is short where nobody is invited', () => {
    const cities = Array.from({ length: 8 }, (_, at) => ({ name: `Cidade ${at}`, line: '' }))
    const told = { tellings: [...tellingsOfTest] }
    expect(lengthsFor(writingRequest({ cities }), told).welcome).toEqual([210, 260])
    expect(lengthsFor(writingRequest({ hasGuests: false }), told).welcome).toEqual([60, 90])
  })
})
