import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { describe, expect, test } from 'vitest'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { createAltarMemory } from './altar-memory.ts'

const place = { key: 'rings', stop: 3, line: 2, breath: 1, mark: 7 }

describe('what the altar keeps on the device', () => {
  test('is there after the browser was closed', async () => {
    const name = crypto.randomUUID()
    const before = createAltarMemory(name)
    await before.keepNote('a', { place, pace: 118 })
    await before.keepLook({ sizePx: 40, light: 'dim' })
    await before.keepReading({ id: 'a', source: 'file', isRehearsal: false })
    await before.keepFile(sampleCeremony())
    const after = createAltarMemory(name)
    expect(await after.note('a')).toEqual({ place, pace: 118 })
    expect(await after.note('b')).toEqual({})
    expect(await after.look()).toEqual({ sizePx: 40, light: 'dim' })
    expect(await after.reading()).toEqual({ id: 'a', source: 'file', isRehearsal: false })
    expect(await after.file()).toEqual(sampleCeremony())
  })

  test('is gone after a clearing', async () => {
    const name = crypto.randomUUID()
    const memory = createAltarMemory(name)
    await memory.keepNote('a', { place })
    await memory.keepFile(sampleCeremony())
    await createAltarMemory(name).clear()
    expect(await memory.note('a')).toEqual({})
    expect(await memory.file()).toBeUndefined()
  })

  test('stays gone, whatever a page that was open then writes; the one that cleared goes on', async () => {
    const name = crypto.randomUUID()
    const [open, clearing] = [createAltarMemory(name), createAltarMemory(name)]
    await open.keepNote('a', { place })
    await clearing.clear()
    expect(await open.keepNote('a', { place })).toBe(false)
    expect(await open.keepFile(sampleCeremony())).toBe(false)
    expect(await open.keepReading({ id: 'a', source: 'file', isRehearsal: false })).toBe(false)
    const after = createAltarMemory(name)
    expect(await after.note('a')).toEqual({})
    expect(await after.file()).toBeUndefined()
    expect(await clearing.keepNote('b', { place })).toBe(true)
    expect(await after.keepNote('c', { place })).toBe(true)
  })

  test('is taken for nothing where it is not what was kept', async () => {
    const name = crypto.randomUUID()
    const memory = createAltarMemory(name)
    await memory.keepLook({ sizePx: 40, light: 'sun' })
    const database = await openDB(name)
    await database.put('device', { sizePx: 900, light: 'sun' }, 'look')
    await database.put('device', { id: 4 }, 'reading')
    await database.put('device', 'no ceremony', 'file')
    await database.put('notes', { pace: 'quick' }, 'a')
    expect(await memory.look()).toBeUndefined()
    expect(await memory.reading()).toBeUndefined()
    expect(await memory.file()).toBeUndefined()
    expect(await memory.note('a')).toEqual({})
  })

  test('does not stop anybody from reading where nothing can be kept', async () => {
    const name = crypto.randomUUID()
    // A later layout: cannot be opened.
    ;(await openDB(name, 2)).close()
    const memory = createAltarMemory(name)
    expect(await memory.keepNote('a', { place })).toBe(false)
    expect(await memory.note('a')).toEqual({})
    await memory.clear()
  })
})
