import { describe, expect, test } from 'vitest'
import { holdMs, keyAct, strokeAct } from './turning.ts'

const plain = { repeat: false, altKey: false, ctrlKey: false, metaKey: false }
const acts = (keys: readonly string[]) => keys.map((key) => keyAct({ ...plain, key }, false))

describe('a key', () => {
  test('turns where remotes, pedals and keyboards say so', () => {
    expect(new Set(acts(['ArrowRight', 'ArrowDown', 'PageDown', ' ', '.']))).toEqual(
      new Set(['next']),
    )
    expect(new Set(acts(['ArrowLeft', 'ArrowUp', 'PageUp']))).toEqual(new Set(['back']))
  })

  test('does nothing otherwise, not even what the browser would do', () => {
    expect(new Set(acts(['a', '/', "'", 'Enter', 'Home', 'End', 'Backspace', 'Delete']))).toEqual(
      new Set(['none']),
    )
  })

  test('does nothing while it is held down', () => {
    expect(keyAct({ ...plain, key: 'PageDown', repeat: true }, false)).toBe('none')
  })

  test('is left to the browser with a modifier, and to a button that has the focus', () => {
    expect(keyAct({ ...plain, key: 'r', ctrlKey: true }, false)).toBe('leave')
    expect(keyAct({ ...plain, key: 'F5' }, false)).toBe('leave')
    expect(keyAct({ ...plain, key: ' ' }, true)).toBe('leave')
    expect(keyAct({ ...plain, key: 'ArrowRight' }, true)).toBe('next')
  })
})

describe('a finger', () => {
  const tap = {
    fromX: 200,
    fromY: 300,
    toX: 204,
    toY: 297,
    tookMs: 90,
    widthPx: 390,
    isPinch: false,
  }

  test('turns by a tap, back at the left edge, and by a swipe', () => {
    expect(strokeAct(tap)).toBe('next')
    expect(strokeAct({ ...tap, fromX: 30, toX: 30 })).toBe('back')
    expect(strokeAct({ ...tap, toX: 90 })).toBe('next')
    expect(strokeAct({ ...tap, toX: 330 })).toBe('back')
  })

  test('does nothing by scrolling, pinching, holding or slipping', () => {
    expect(strokeAct({ ...tap, toY: 100 })).toBe('none')
    expect(strokeAct({ ...tap, isPinch: true })).toBe('none')
    expect(strokeAct({ ...tap, tookMs: holdMs })).toBe('none')
    expect(strokeAct({ ...tap, toX: 225 })).toBe('none')
  })
})
