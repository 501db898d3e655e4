import { describe, expect, test } from 'vitest'
import { type ComingDown, isMeant, type Press } from './meant-press.ts'
import { holdMs } from './turning.ts'

const button = { name: 'skip' }
const other = { name: 'leave' }
const down: ComingDown = {
  on: button,
  pointerId: 7,
  isMouse: false,
  isReading: true,
  timeStamp: 1_000,
}
const press: Press = { on: button, detail: 1, pointerId: 7, isReading: true, timeStamp: 1_090 }

describe('a press', () => {
  test('is meant where the finger came down on the same button', () => {
    expect(isMeant(press, down)).toBe(true)
    expect(isMeant({ ...press, pointerId: undefined }, down)).toBe(true)
  })

  test('is not meant by a finger that came down on the words, on another button or on nothing', () => {
    expect(isMeant(press, { ...down, on: null })).toBe(false)
    expect(isMeant(press, { ...down, on: other })).toBe(false)
    expect(isMeant(press, undefined)).toBe(false)
  })

  test('is not meant by another finger than the one that came down last', () => {
    expect(isMeant({ ...press, pointerId: 6 }, down)).toBe(false)
  })

  test('is not what a hold ends with, except by mouse', () => {
    const held = { ...press, timeStamp: down.timeStamp + holdMs }
    expect(isMeant(held, down)).toBe(false)
    expect(isMeant(held, { ...down, isMouse: true })).toBe(true)
  })

  test('is left to the browser before and after reading, but not where the finger came down on the words', () => {
    const beside = { ...down, on: null, isReading: false }
    expect(isMeant({ ...press, isReading: false }, beside)).toBe(true)
    expect(isMeant({ ...press, isReading: false }, { ...beside, isReading: true })).toBe(false)
  })

  test('by a key or a screen reader is always meant', () => {
    const byKey = { ...press, detail: 0, pointerId: -1 }
    expect(isMeant(byKey, undefined)).toBe(true)
    expect(isMeant(byKey, { ...down, on: null })).toBe(true)
  })
})
