import { describe, expect, test } from 'vitest'
import type { Device } from '../../storage/device.ts'
import { createClearing, withinClearing } from './clearing.ts'

function memory({ isRefused = false } = {}): Device {
  const content = new Map<string, string>()
  return {
    read: (key) => content.get(key) ?? null,
    write(key, value) {
      if (isRefused) return 'blocked'
      content.set(key, value)
      return 'kept'
    },
    remove(key) {
      content.delete(key)
      return 'kept'
    },
  }
}

let clearings = 0

function document(device: Device) {
  return createClearing(device, () => {
    clearings += 1
    return `clearing ${clearings}`
  })
}

describe('a document that was open when another cleared the device', () => {
  test('writes nothing of it back, though nobody has told it', () => {
    const device = memory()
    const [asleep, clearing] = [document(device), document(device)]
    const kept = withinClearing(device, asleep)
    expect(kept.write('words', 'Boa tarde')).toBe('kept')
    clearing.begin()
    device.remove('words')
    expect(asleep.isCleared()).toBe(true)
    expect(kept.write('words', 'Boa tarde')).toBe('blocked')
    expect(device.read('words')).toBeNull()
  })

  test('is told where local storage is refused', () => {
    const device = memory({ isRefused: true })
    const [other, clearing] = [document(device), document(device)]
    let heard = 0
    other.subscribe(() => {
      heard += 1
    })
    const name = clearing.begin()
    expect(other.isCleared()).toBe(false)
    for (const one of [other, clearing]) one.hear(name)
    expect(other.isCleared()).toBe(true)
    expect(heard).toBe(1)
    expect(clearing.isCleared()).toBe(false)
  })
})

test('the document that clears goes on, and so does one that begins afterwards', () => {
  const device = memory()
  const clearing = document(device)
  clearing.begin()
  expect(clearing.isCleared()).toBe(false)
  const next = document(device)
  expect(next.isCleared()).toBe(false)
  next.begin()
  expect(clearing.isCleared()).toBe(true)
})
