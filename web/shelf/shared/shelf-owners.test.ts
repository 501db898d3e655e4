import { describe, expect, test } from 'vitest'
import type { Device } from '../../storage/device.ts'
import { isShelfClosed } from './shelf-closed.ts'
import { isOthersShelf, joinOwners } from './shelf-owners.ts'

function memory(): Device & { content: Map<string, string> } {
  const content = new Map<string, string>()
  return {
    content,
    read: (key) => content.get(key) ?? null,
    write(key, value) {
      content.set(key, value)
      return 'kept'
    },
    remove(key) {
      content.delete(key)
      return 'kept'
    },
  }
}

describe('a shared computer', () => {
  test('is nobody’s until somebody works there, and then theirs', () => {
    const device = memory()
    expect(isOthersShelf(device, 'ana@example.org')).toBe(false)
    joinOwners(device, 'ana@example.org')
    expect(isOthersShelf(device, ' Ana@Example.org ')).toBe(false)
    expect(isOthersShelf(device, 'bia@example.org')).toBe(true)
  })

  test('remembers who was let in, and no address', () => {
    const device = memory()
    joinOwners(device, 'ana@example.org')
    joinOwners(device, 'bia@example.org')
    expect(isOthersShelf(device, 'bia@example.org')).toBe(false)
    expect(isOthersShelf(device, 'ana@example.org')).toBe(false)
    expect([...device.content.values()].join()).not.toMatch(/@|ana|bia/)
  })

  test('asks nobody without an e-mail', () => {
    const device = memory()
    joinOwners(device, '')
    joinOwners(device, 'ana@example.org')
    expect(isOthersShelf(device, '')).toBe(false)
  })

  test('stays closed from a leaving to the next login', () => {
    const device = memory()
    expect(isShelfClosed(device)).toBe(false)
    device.write('enlace_unsent_logout', '')
    expect(isShelfClosed(device)).toBe(true)
  })
})
