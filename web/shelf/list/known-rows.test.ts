import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { connectShelf } from '../shelf-database.ts'
import { headOf } from '../shelf-entry.ts'
import { createKnownRows, isOfState, type KnownRow } from './known-rows.ts'

const row: KnownRow = {
  revision: 3,
  changedAtMs: 7,
  progress: { kind: 'begun', written: 1, of: 3 },
  minutes: 12,
}

function start() {
  const connection = connectShelf(crypto.randomUUID())
  return { connection, store: createKnownRows(connection) }
}

describe('what the list has found out of each ceremony', () => {
  test('is nothing on a new shelf', async () => {
    expect(await start().store.read()).toEqual({ kind: 'done', value: new Map() })
  })

  test('is read again as it was written', async () => {
    const { store } = start()
    await store.write(new Map([['a', row]]))
    expect(await store.read()).toEqual({ kind: 'done', value: new Map([['a', row]]) })
  })

  test('is found out again where it is broken', async () => {
    const { connection, store } = start()
    const broken = new Map<string, unknown>([
      ['a', row],
      ['b', { ...row, minutes: 'many' }],
    ])
    await connection.run(async (database) => {
      await database.put('device', broken, 'known-rows')
    })
    expect(await store.read()).toEqual({ kind: 'done', value: new Map([['a', row]]) })
  })

  test('holds only for the state of the ceremony that was read', () => {
    const head = headOf({
      ...newCeremony({ id: 'a', nowMs: 7, language: 'pt-BR' }),
      revision: 3,
    })
    expect(isOfState(row, head)).toBe(true)
    expect(isOfState(row, { ...head, revision: 4 })).toBe(false)
    expect(isOfState(row, { ...head, changedAtMs: 8 })).toBe(false)
  })
})
