import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ceremony } from '#core/ceremony/document.ts'
import { answered } from '#core/ceremony/testing/answered.ts'
import { anyCeremony } from '#core/ceremony/testing/any-ceremony.ts'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { createShelf, type Editor, type Shelf } from './shelf.ts'
import { connectShelf, type Outcome } from './shelf-database.ts'

const dayMs = 24 * 60 * 60 * 1000

function start() {
  const clock = { nowMs: 0 }
  const connection = connectShelf(crypto.randomUUID())
  const shelf = createShelf({
    connection,
    newId: () => crypto.randomUUID(),
    now: () => clock.nowMs,
  })
  return { shelf, clock, connection }
}

function done<Value>(outcome: Outcome<Value>): Value {
  if (outcome.kind === 'failed') throw new Error(outcome.failure)
  return outcome.value
}

async function editorOf(shelf: Shelf, id: string): Promise<Editor> {
  const { shelfId } = done(await shelf.open())
  return { shelfId, epoch: done(await shelf.takeUp(id)) }
}

async function put(shelf: Shelf, ceremony: Ceremony): Promise<Editor> {
  const editor = await editorOf(shelf, ceremony.id)
  expect(done(await shelf.commit(editor, ceremony, undefined))).toBe('written')
  return editor
}

describe('the shelf', () => {
  test('gives back whole what was put on it', async () => {
    await fc.assert(
      fc.asyncProperty(anyCeremony, async (ceremony) => {
        const { shelf, connection } = start()
        await put(shelf, ceremony)
        expect(done(await shelf.read(ceremony.id))).toEqual({ kind: 'ceremony', ceremony })
        connection.close()
      }),
      { numRuns: 20 },
    )
  })

  test('writes what changed and leaves the rest as it is', async () => {
    const { shelf } = start()
    const former = sampleCeremony()
    const editor = await put(shelf, former)
    const next = { ...former, revision: 1, tellings: answered({ guestCities: 'Recife' }) }
    await shelf.commit(editor, next, former)
    expect(done(await shelf.read(next.id))).toEqual({ kind: 'ceremony', ceremony: next })
    expect(done(await shelf.open()).currentId).toBe(next.id)
  })

  test('takes nothing from a tab whose ceremony another has taken up', async () => {
    const { shelf } = start()
    const ceremony = sampleCeremony()
    const frozen = await put(shelf, ceremony)
    const other = await editorOf(shelf, ceremony.id)
    const late = { ...ceremony, place: 'Paraty' }
    expect(done(await shelf.commit(frozen, late, ceremony))).toBe('displaced')
    expect(done(await shelf.read(ceremony.id))).toEqual({ kind: 'ceremony', ceremony })
    expect(done(await shelf.commit(other, late, ceremony))).toBe('written')
  })

  test('takes nothing of any kind from a tab that knows the device was cleared elsewhere', async () => {
    const name = crypto.randomUUID()
    const connection = connectShelf(name, () => true)
    const stale = createShelf({ connection, newId: () => 'x', now: () => 0 })
    expect(await stale.open()).toEqual({ kind: 'failed', failure: 'lost' })
    expect(await stale.mark('a', {})).toEqual({ kind: 'failed', failure: 'lost' })
  })

  test('takes nothing from a tab that did not see it cleared', async () => {
    const { shelf } = start()
    const ceremony = sampleCeremony()
    const editor = await put(shelf, ceremony)
    await shelf.clear()
    expect(done(await shelf.commit(editor, ceremony, ceremony))).toBe('cleared')
    expect(done(await shelf.list())).toEqual([])
  })

  test('keeps a deleted ceremony for thirty days, and not longer', async () => {
    const { shelf, clock } = start()
    const ceremony = sampleCeremony()
    await put(shelf, ceremony)
    await shelf.mark(ceremony.id, { deletedAtMs: 0 })
    clock.nowMs = 30 * dayMs - 1
    expect(done(await shelf.open()).entries).toMatchObject([{ deletedAtMs: 0 }])
    await shelf.mark(ceremony.id, { deletedAtMs: undefined })
    clock.nowMs = 40 * dayMs
    expect(done(await shelf.open()).entries).toEqual([
      { deletedAtMs: undefined, head: expect.objectContaining({ id: ceremony.id }) },
    ])
    await shelf.mark(ceremony.id, { deletedAtMs: 0 })
    expect(done(await shelf.open()).entries).toEqual([])
    expect(done(await shelf.read(ceremony.id))).toEqual({ kind: 'missing' })
  })

  test('keeps the marks of a copy while its words change', async () => {
    const { shelf } = start()
    const ceremony = sampleCeremony()
    const editor = await put(shelf, ceremony)
    await shelf.mark(ceremony.id, { archivedAtMs: 7 })
    await shelf.commit(editor, { ...ceremony, place: 'Paraty' }, ceremony)
    expect(done(await shelf.list())).toMatchObject([{ archivedAtMs: 7, head: { place: 'Paraty' } }])
  })

  test('opens again once where the browser has cut the connection', async () => {
    const { shelf, connection } = start()
    const ceremony = sampleCeremony()
    await put(shelf, ceremony)
    await connection.run(async (database) => database.close())
    expect(done(await shelf.read(ceremony.id))).toMatchObject({ kind: 'ceremony' })
  })

  test('says that there was no room, whichever of its requests heard of it', async () => {
    const { shelf } = start()
    const ceremony = sampleCeremony()
    const editor = await put(shelf, ceremony)
    const real = IDBTransaction.prototype.commit
    IDBTransaction.prototype.commit = function abortForRoom() {
      Object.defineProperty(this, 'error', {
        value: new DOMException('no room', 'QuotaExceededError'),
      })
      this.abort()
    }
    const outcome = await shelf.commit(editor, { ...ceremony, place: 'Paraty' }, ceremony)
    IDBTransaction.prototype.commit = real
    expect(outcome).toEqual({ kind: 'failed', failure: 'full' })
    expect(done(await shelf.list())).toMatchObject([{ head: { place: ceremony.place } }])
  })

  test('leaves a ceremony of a later format alone, and says so', async () => {
    const { shelf, connection } = start()
    const ceremony = sampleCeremony()
    const editor = await put(shelf, ceremony)
    const later = { ...ceremony, format: 99 as never }
    await shelf.commit(editor, later, ceremony)
    expect(done(await shelf.read(ceremony.id))).toEqual({ kind: 'newer', format: 99 })
    connection.close()
  })

  test('of a later layout is refused and left alone', async () => {
    const name = crypto.randomUUID()
    await new Promise<void>((resolve) => {
      const request = indexedDB.open(name, 99)
      request.onsuccess = () => {
        request.result.close()
        resolve()
      }
    })
    const shelf = createShelf({ connection: connectShelf(name), newId: () => 'new', now: () => 0 })
    expect(await shelf.open()).toEqual({ kind: 'failed', failure: 'newer' })
    const versions = await indexedDB.databases()
    expect(versions).toContainEqual({ name, version: 99 })
  })

  test('that the browser refuses to open is a value, not an exception', async () => {
    const real = indexedDB.open
    indexedDB.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const { shelf } = start()
    expect(await shelf.open()).toEqual({ kind: 'failed', failure: 'blocked' })
    indexedDB.open = real
  })
})
