import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { createShelf } from '../shelf/shelf.ts'
import { connectShelf } from '../shelf/shelf-database.ts'
import { createShelfTransfers } from '../shelf/shelf-transfers.ts'
import { answersKey, infoKey, textsKey } from '../storage/keys.ts'
import { heldCeremonies } from './held-ceremonies.ts'

const info = {
  brideName: 'Luísa',
  groomName: 'Thiago',
  location: 'Tiradentes',
  date: '2027-05-15',
  time: '16:30',
}

/** Local storage of a browser. */
function memory(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries))
  return {
    read: (key: string) => kept.get(key) ?? null,
    write(key: string, value: string) {
      kept.set(key, value)
      return 'kept' as const
    },
    remove(key: string) {
      kept.delete(key)
      return 'kept' as const
    },
  }
}

function start(entries: Record<string, string>) {
  const parts = {
    connection: connectShelf(crypto.randomUUID()),
    newId: () => crypto.randomUUID(),
    now: () => 0,
  }
  const shelf = createShelf(parts)
  const held = heldCeremonies({
    shelf,
    transfers: createShelfTransfers(parts),
    device: memory(entries),
    beginning: () => ({ id: crypto.randomUUID(), nowMs: 0, language: 'pt-BR' }),
    today: () => '2027-01-01',
  })
  return { held, shelf }
}

describe('what a device holds', () => {
  test('includes what the first stage left, once', async () => {
    const { held } = start({
      [infoKey]: JSON.stringify(info),
      [answersKey]: JSON.stringify(['Recife', '', '', '', '']),
      [textsKey]: JSON.stringify({ welcome: 'Bem-vindos.', ceremony: '', finalMessage: '' }),
    })
    const first = await held.list()
    expect(first?.map(({ head }) => head.place)).toEqual(['Tiradentes'])
    expect(await held.list()).toEqual(first)
    const ceremony = await held.read(first?.[0]?.head.id ?? '')
    expect(ceremony).toMatchObject({ place: 'Tiradentes', date: '2027-05-15' })
  })

  test('is nothing on a device where nothing was written', async () => {
    const { held } = start({})
    expect(await held.list()).toEqual([])
    expect(await held.read('nobody')).toBe('gone')
  })
})
