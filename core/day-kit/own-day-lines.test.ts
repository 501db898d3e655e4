import { describe, expect, it } from 'vitest'
import {
  bothDayLines,
  noDayLines,
  ownDayLinesIn,
  withDayLine,
  withoutDayLine,
} from './own-day-lines.ts'

describe('own lines of the lists before the day', () => {
  it('are kept in their order, each once, without what is empty', () => {
    let lines = noDayLines
    for (const text of ['Isqueiro', '  Guarda-\n chuva ', 'Isqueiro', ' ']) {
      lines = withDayLine(lines, 'dayBefore', text)
    }
    expect(lines).toEqual({ ...noDayLines, dayBefore: ['Isqueiro', 'Guarda- chuva'] })
    expect(withoutDayLine(lines, 'dayBefore', 'Isqueiro').dayBefore).toEqual(['Guarda- chuva'])
  })

  it('of a backup join those of the device', () => {
    const here = withDayLine(noDayLines, 'weekBefore', 'a')
    const there = withDayLine(withDayLine(noDayLines, 'weekBefore', 'b'), 'weekBefore', 'a')
    expect(bothDayLines(here, there).weekBefore).toEqual(['a', 'b'])
  })

  it('are read back, and what is damaged costs nothing else', () => {
    const lines = withDayLine(noDayLines, 'hourBefore', 'Água')
    expect(ownDayLinesIn(structuredClone(lines))).toEqual(lines)
    expect(ownDayLinesIn(undefined)).toEqual(noDayLines)
    expect(ownDayLinesIn({ weekBefore: [1, 'a'], dayBefore: 'x', hourBefore: [null] })).toEqual({
      ...noDayLines,
      weekBefore: ['a'],
    })
  })

  it('have an end', () => {
    const many = Array.from({ length: 100 }, (_, index) => `${index}`.padEnd(300, 'x'))
    const { dayBefore } = ownDayLinesIn({ ...noDayLines, dayBefore: many })
    expect(dayBefore).toHaveLength(40)
    expect(dayBefore[0]).toHaveLength(200)
  })
})
