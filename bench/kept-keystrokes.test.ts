import { describe, expect, it } from 'vitest'
import { lossOf, lostBefore, type TypedKey } from './kept-keystrokes.ts'

const typed: TypedKey[] = [...'abcdef'].map((key, position) => ({
  key,
  takenAtMs: 1_000 + position * 50,
}))
const killedAtMs = 1_260

describe('keystrokes after a kill', () => {
  it('are all kept where the field shows them in their order', () => {
    expect(lossOf(typed, killedAtMs, 'abcdef')).toEqual({ lost: 0, oldestMs: 0 })
  })

  it('may include one that was never acknowledged', () => {
    expect(lossOf(typed, killedAtMs, 'abcdefg').lost).toBe(0)
  })

  it('are lost from the first that is missing or wrong', () => {
    expect(lossOf(typed, killedAtMs, 'abcd')).toEqual({ lost: 2, oldestMs: 60 })
    expect(lossOf(typed, killedAtMs, 'abXdef')).toEqual({ lost: 4, oldestMs: 160 })
    expect(lossOf(typed, killedAtMs, '')).toEqual({ lost: 6, oldestMs: 260 })
  })

  it('count by their age at the kill', () => {
    expect(lostBefore(typed, killedAtMs, 'abc', 100)).toBe(1)
    expect(lostBefore(typed, killedAtMs, '', 100)).toBe(4)
    expect(lostBefore(typed, killedAtMs, 'abcd', 100)).toBe(0)
  })
})
