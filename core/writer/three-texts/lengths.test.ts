import { describe, expect, test } from 'vitest'
import { answersOfTest, writingRequest } from '../testing/writing-request.ts'
import { lengthsFor } from './lengths.ts'

const words = (count: number) => [
  { question: 'howTheyMet' as const, text: Array(count).fill('palavra').join(' ') },
]

describe('the length of the texts', () => {
  test('is the usual one where much was told', () => {
    expect(lengthsFor(writingRequest(), words(200))).toEqual({
      welcome: [150, 220],
      story: [350, 500],
      storyParagraphs: 6,
      closing: [120, 190],
    })
  })

  test('of a story follows what was told, and little is never filled up', () => {
    expect(lengthsFor(writingRequest(), words(80)).story).toEqual([280, 400])
    const little = lengthsFor(writingRequest({ minutes: 60, restMinutes: 10 }), words(40))
    expect(little).toMatchObject({ story: [110, 160], storyParagraphs: 3, closing: [70, 110] })
    expect(lengthsFor(writingRequest(), []).story).toEqual([70, 110])
  })

  test('where the guests come from makes no story longer', () => {
    const cities = [{ question: 'guestCities' as const, text: 'Lisboa e '.repeat(200) }]
    expect(lengthsFor(writingRequest(), cities).story).toEqual([70, 110])
  })

  test('follows the minutes wished, within what people listen to', () => {
    const wished = (minutes: number) =>
      lengthsFor(writingRequest({ minutes, restMinutes: 10 }), words(200)).story[1]
    expect(wished(12)).toBe(300)
    expect(wished(17)).toBeGreaterThan(500)
    expect(wished(60)).toBe(850)
  })

  test('of a welcome grows with the cities, and is short where nobody is invited', () => {
    const cities = Array.from({ length: 8 }, (_, at) => ({ name: `Cidade ${at}`, line: '' }))
    expect(lengthsFor(writingRequest({ cities }), answersOfTest).welcome).toEqual([250, 320])
    expect(lengthsFor(writingRequest({ hasGuests: false }), answersOfTest).welcome).toEqual([
      60, 90,
    ])
  })
})
