import { describe, expect, test } from 'vitest'
import type { Device } from '../../storage/device.ts'
import { isShelfClosed } from './shelf-closed.ts'
import { admit, openShelf } from './shelf-owners.ts'

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

const ana = { email: 'ana@example.org', account: 'one' }
const bia = { email: 'bia@example.org', account: 'two' }
const carla = { email: '', account: 'three' }
const dora = { email: '', account: 'four' }

function leave(device: Device): void {
  device.write('enlace_unsent_logout', '')
}

describe('a shared computer', () => {
  test('is nobody’s until somebody logs in there, and then theirs', () => {
    const device = memory()
    admit(device, ana)
    expect(isShelfClosed(device)).toBe(false)
    leave(device)
    admit(device, { email: ' Ana@Example.org ', account: 'renewed' })
    expect(isShelfClosed(device)).toBe(false)
  })

  test.each([
    ['both with an e-mail', ana, bia],
    ['the first without', carla, bia],
    ['the second without', ana, carla],
    ['both without', carla, dora],
  ])('is closed to the next until they have answered: %s', (_who, first, second) => {
    const device = memory()
    admit(device, first)
    // Without leaving: the page was only closed.
    admit(device, second)
    expect(isShelfClosed(device)).toBe(true)
    admit(device, second)
    expect(isShelfClosed(device)).toBe(true)
    admit(device, first)
    expect(isShelfClosed(device)).toBe(false)
  })

  test('remembers who was let in, and no address', () => {
    const device = memory()
    admit(device, ana)
    admit(device, carla)
    openShelf(device, device.read('enlace_person') ?? '')
    for (const one of [ana, carla]) {
      leave(device)
      admit(device, one)
      expect(isShelfClosed(device)).toBe(false)
    }
    expect([...device.content.values()].join()).not.toMatch(/@|ana|bia/)
  })

  test('asks where an earlier version kept ceremonies of somebody it could not note', () => {
    const device = memory()
    device.write('ceremony_info', '{}')
    leave(device)
    admit(device, bia)
    expect(isShelfClosed(device)).toBe(true)
  })

  test('opens without a question where it was cleared', () => {
    const device = memory()
    leave(device)
    admit(device, bia)
    expect(isShelfClosed(device)).toBe(false)
  })

  test('stays closed from a leaving to the next login', () => {
    const device = memory()
    expect(isShelfClosed(device)).toBe(false)
    leave(device)
    expect(isShelfClosed(device)).toBe(true)
  })
})

describe('what is one person’s', () => {
  const entries = ['openai_api_key', 'enlace_writer', 'enlace_voice', 'enlace_pin_noted']

  function settle(device: Device, name: string): void {
    for (const key of entries) device.write(key, `${key} of ${name}`)
  }

  function here(device: Device): (string | null)[] {
    return entries.map((key) => device.read(key))
  }

  test('waits for them while somebody else is here, who has their own', () => {
    const device = memory()
    admit(device, ana)
    settle(device, 'ana')
    const ofAna = here(device)
    admit(device, carla)
    expect(here(device)).toEqual([null, null, null, null])
    openShelf(device, device.read('enlace_person') ?? '')
    settle(device, 'carla')
    const ofCarla = here(device)
    admit(device, ana)
    expect(here(device)).toEqual(ofAna)
    admit(device, ana)
    expect(here(device)).toEqual(ofAna)
    admit(device, carla)
    expect(here(device)).toEqual(ofCarla)
  })

  test('is not taken over by the next where an earlier version kept it without a mark', () => {
    const device = memory()
    admit(device, ana)
    device.remove('enlace_person')
    settle(device, 'ana')
    const ofAna = here(device)
    admit(device, bia)
    expect(here(device)).toEqual([null, null, null, null])
    admit(device, ana)
    expect(here(device)).toEqual(ofAna)
  })

  test('stays with whoever updates the product', () => {
    const device = memory()
    settle(device, 'ana')
    const ofAna = here(device)
    admit(device, ana)
    expect(here(device)).toEqual(ofAna)
  })
})
