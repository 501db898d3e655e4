import { describe, expect, test } from 'vitest'
import { createDevice, type Device } from '../../storage/device.ts'
import { closeCard, forgetCard, isCardShown, keepCard } from './finished-card.ts'

function newTab(): Device {
  const entries = new Map<string, string>()
  return {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => {
      entries.set(key, value)
      return 'kept'
    },
    remove: (key) => {
      entries.delete(key)
      return 'kept'
    },
  }
}

describe('the card at the end of writing', () => {
  test('is there again after a rehearsal, for the ceremony it was about', () => {
    const tab = newTab()
    expect(isCardShown(tab, 'a', false)).toBe(false)
    keepCard(tab, 'a')
    expect(isCardShown(tab, 'a', false)).toBe(true)
    expect(isCardShown(tab, 'b', false)).toBe(false)
    expect(isCardShown(tab, '', false)).toBe(false)
  })

  test('once closed stays closed, though the page that saw the end is still open', () => {
    const tab = newTab()
    keepCard(tab, 'a')
    closeCard(tab)
    keepCard(tab, 'a')
    expect(isCardShown(tab, 'a', true)).toBe(false)
  })

  test('comes with the next end, closed or not', () => {
    const tab = newTab()
    closeCard(tab)
    forgetCard(tab)
    expect(isCardShown(tab, 'a', false)).toBe(false)
    keepCard(tab, 'a')
    expect(isCardShown(tab, 'a', true)).toBe(true)
  })

  test('is shown by the page alone where the tab keeps nothing', () => {
    const tab = createDevice(() => {
      throw new Error('blocked')
    })
    keepCard(tab, 'a')
    expect(isCardShown(tab, 'a', true)).toBe(true)
    expect(isCardShown(tab, 'a', false)).toBe(false)
  })
})
