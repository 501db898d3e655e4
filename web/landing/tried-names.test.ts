import { expect, test } from 'vitest'
import type { Device } from '../storage/device.ts'
import { triedNamesKey } from '../storage/keys.ts'
import { keepTriedNames, takeTriedNames } from './tried-names.ts'

function tabOf(entries = new Map<string, string>()): Device {
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

test('the names last tried are given, and once', () => {
  const tab = tabOf()
  keepTriedNames(tab, { kind: 'brideAndGroom', names: ['Ana', 'Rui'] })
  keepTriedNames(tab, { kind: 'twoBrides', names: ['Lea', 'Noa'] })
  expect(takeTriedNames(tab)).toEqual({ kind: 'twoBrides', names: ['Lea', 'Noa'] })
  expect(takeTriedNames(tab)).toBeUndefined()
})

test.each(['', '{', '[]', '{"kind":"trio","names":["a","b"]}', '{"kind":"other","names":["a"]}'])(
  'what cannot be read (%j) is let go',
  (kept) => {
    const tab = tabOf(new Map([[triedNamesKey, kept]]))
    expect(takeTriedNames(tab)).toBeUndefined()
    expect(tab.read(triedNamesKey)).toBeNull()
  },
)

test('blank names are none', () => {
  const tab = tabOf()
  keepTriedNames(tab, { kind: 'other', names: [' ', ''] })
  expect(takeTriedNames(tab)).toBeUndefined()
})
