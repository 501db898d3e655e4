import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ceremonyFormat } from '#core/ceremony/ceremony-format.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { anyCeremony } from '#core/ceremony/testing/any-ceremony.ts'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { createShelf } from './shelf.ts'
import { connectShelf, type Outcome } from './shelf-database.ts'
import { createShelfTransfers } from './shelf-transfers.ts'

const everything = { withDeleted: true, withEarlier: false }

function device() {
  const parts = {
    connection: connectShelf(crypto.randomUUID()),
    newId: () => crypto.randomUUID(),
    now: () => 5,
  }
  const shelf = createShelf(parts)
  return {
    ...parts,
    shelf,
    transfers: createShelfTransfers(parts),
    async put(ceremony: Ceremony) {
      const { shelfId } = done(await shelf.open())
      const epoch = done(await shelf.takeUp(ceremony.id))
      const editor = { shelfId, epoch }
      expect(done(await shelf.commit(editor, ceremony, undefined))).toBe('written')
      return editor
    },
    async places() {
      const entries = done(await shelf.list())
      return entries.map(({ head }) => head.place).toSorted()
    },
  }
}

function done<Value>(outcome: Outcome<Value>): Value {
  if (outcome.kind === 'failed') throw new Error(outcome.failure)
  return outcome.value
}

const at = (place: string, revision = 0): Ceremony => ({ ...sampleCeremony(), place, revision })

describe('between two devices', () => {
  test('any shelf arrives whole', async () => {
    const shelves = fc.uniqueArray(anyCeremony, { maxLength: 4, selector: ({ id }) => id })
    await fc.assert(
      fc.asyncProperty(shelves, async (ceremonies) => {
        const here = device()
        const there = device()
        for (const ceremony of ceremonies) await here.put(ceremony)
        const { records } = done(await here.transfers.depart())
        done(await there.transfers.arrive(records, everything))
        const arrived = done(await there.transfers.depart()).records
        const content = (all: typeof records) => new Set(all.map(({ lineage }) => lineage.at(-1)))
        expect(content(arrived)).toEqual(content(records))
        here.connection.close()
        there.connection.close()
      }),
      { numRuns: 15 },
    )
  })

  test('what was corrected there replaces what is here', async () => {
    const here = device()
    const there = device()
    await here.put(at('Tiradentes'))
    done(await there.transfers.arrive(done(await here.transfers.depart()).records, everything))
    await there.put(at('Ouro Preto', 1))
    const back = done(await there.transfers.depart()).records
    const { steps } = done(await here.transfers.arrive(back, everything))
    expect(steps.map(({ kind }) => kind)).toEqual(['replace'])
    expect(await here.places()).toEqual(['Ouro Preto'])
  })

  test('what was changed on both stays twice, and the one that came says when', async () => {
    const here = device()
    const there = device()
    await here.put(at('Tiradentes'))
    done(await there.transfers.arrive(done(await here.transfers.depart()).records, everything))
    await here.put(at('Mariana', 1))
    await there.put(at('Ouro Preto', 1))
    done(await here.transfers.arrive(done(await there.transfers.depart()).records, everything))
    expect(await here.places()).toEqual(['Mariana', 'Ouro Preto'])
    const entries = done(await here.shelf.list())
    const came = entries.find(({ head }) => head.place === 'Ouro Preto')
    expect(came?.restoredAtMs).toBe(5)
  })

  test('a tab that edits what is replaced cannot write over it', async () => {
    const here = device()
    const there = device()
    const editor = await here.put(at('Tiradentes', 7))
    done(await there.transfers.arrive(done(await here.transfers.depart()).records, everything))
    await there.put(at('Ouro Preto', 1))
    done(await here.transfers.arrive(done(await there.transfers.depart()).records, everything))
    const typed = at('Tiradentes, Minas', 8)
    expect(done(await here.shelf.commit(editor, typed, undefined))).toBe('displaced')
    expect(await here.places()).toEqual(['Ouro Preto'])
    // The three entries may still hold revision 7.
    expect(done(await here.shelf.list())[0]?.head.revision).toBeGreaterThan(7)
  })

  test('one of a later format is neither taken along nor written over', async () => {
    const here = device()
    await here.put(at('Tiradentes'))
    // As a later product stores it.
    const later = done(
      await here.connection.run(async (database) => {
        const entry = await database.get('ceremonies', sampleCeremony().id)
        const head = { ...entry?.head, format: ceremonyFormat + 1 }
        await database.put('ceremonies', { ...entry, head } as never, sampleCeremony().id)
        return head
      }),
    )
    expect(done(await here.transfers.depart())).toEqual({ records: [], unread: 1 })
    const record = { ceremony: at('Ouro Preto'), lineage: [] }
    done(await here.transfers.arrive([record], everything))
    const entries = done(await here.shelf.list())
    expect(entries.map(({ head }) => head)).toContainEqual(later)
    expect(await here.places()).toEqual(['Ouro Preto', 'Tiradentes'])
  })

  test('comparing changes nothing', async () => {
    const here = device()
    await here.put(at('Tiradentes'))
    const record = { ceremony: { ...at('Mariana'), id: 'another' }, lineage: [] }
    const steps = done(await here.transfers.compare([record], everything))
    expect(steps).toEqual([{ kind: 'add', record }])
    expect(await here.places()).toEqual(['Tiradentes'])
  })
})
