/** What products of former formats left on the shelf, in backups, files and notes: nothing is lost, and nothing doubled. */
import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import type { Ceremony } from '#core/ceremony/document.ts'
import { changeDetails } from '#core/ceremony/edits/details.ts'
import { readCeremony } from '#core/ceremony/migrations.ts'
import {
  type FormerDocument,
  formerDocument,
  formerFormats,
} from '#core/ceremony/second-stage/testing/former-documents.ts'
import { answerText } from '#core/told/answers.ts'
import type { Device } from '../storage/device.ts'
import { readArrivingFile } from './arrival/arriving-file.ts'
import { readBackupContent } from './backup/backup-content.ts'
import { formerHashes } from './content-hash.ts'
import { createShelf } from './shelf.ts'
import { connectShelf, type Outcome } from './shelf-database.ts'
import type { ShelfRecord } from './shelf-record.ts'
import { createShelfTransfers } from './shelf-transfers.ts'
import { withUnacknowledged } from './unacknowledged.ts'

const everything = { withDeleted: true, withEarlier: false }
const beginning = { id: 'new', nowMs: 9, language: 'pt-BR' } as const

function done<Value>(outcome: Outcome<Value>): Value {
  if (outcome.kind === 'failed') throw new Error(outcome.failure)
  return outcome.value
}

type Document = FormerDocument['document']

/** The members that the former product stored by themselves. */
const largeOnes = ['answers', 'facts', 'people', 'plan', 'versions']

function device() {
  const parts = {
    connection: connectShelf(crypto.randomUUID()),
    newId: () => crypto.randomUUID(),
    now: () => 5,
  }
  const shelf = createShelf(parts)
  const transfers = createShelfTransfers(parts)

  async function editor(id: string) {
    const { shelfId } = done(await shelf.open())
    return { shelfId, epoch: done(await shelf.takeUp(id)) }
  }
  async function stored(id: string) {
    const reading = done(await shelf.read(id))
    if (reading.kind !== 'ceremony') throw new Error(reading.kind)
    return reading
  }
  return {
    shelf,
    stored,
    /** As the former product stored it. */
    async holds(document: Document, lineage: string[]) {
      await shelf.open()
      const head = Object.fromEntries(
        Object.entries(document).filter(([name]) => !largeOnes.includes(name)),
      )
      done(
        await parts.connection.run(async (database) => {
          await database.put('ceremonies', { head } as never, document.id)
          for (const name of largeOnes) {
            await database.put('members', document[name], [document.id, name])
          }
          await database.put('members', lineage, [document.id, 'lineage'])
        }),
      )
    },
    membersOf: async (id: string) =>
      done(await parts.connection.run((database) => database.getAllKeys('members'))).flatMap(
        ([of, name]) => (of === id ? [name] : []),
      ),
    async edit(id: string, change: (ceremony: Ceremony) => Ceremony) {
      const { ceremony } = await stored(id)
      const by = await editor(id)
      expect(done(await shelf.commit(by, change(ceremony), ceremony))).toBe('written')
    },
    depart: async () => done(await transfers.depart()).records,
    async arrive(records: readonly ShelfRecord[]) {
      const { steps } = done(await transfers.arrive(records, everything))
      return steps.map(({ kind }) => kind)
    },
    places: async () => done(await shelf.list()).map(({ head }) => head.place),
  }
}

/** The records of a backup as the former product made it. */
function backup(...records: { document: Document; lineage: string[] }[]): ShelfRecord[] {
  const reading = readBackupContent({
    ...{ product: 'enlace', format: 1, madeAtMs: 5 },
    records: records.map(({ document, lineage }) => ({ ceremony: document, lineage })),
  })
  if (reading.kind !== 'backup') throw new Error(reading.kind)
  return reading.content.records
}

/** The document after the former product changed it. */
async function later(document: Document, place: string): Promise<Document & { hash: string }> {
  const next = { ...document, place, revision: Number(document['revision']) + 1 }
  const [hash2 = '', hash3 = ''] = await formerHashes(next)
  return { ...next, hash: document.format === 2 ? hash2 : hash3 }
}

function withoutHash({ hash: _hash, ...document }: Document & { hash: string }): Document {
  return document as Document
}

const moved = (ceremony: Ceremony): Ceremony => changeDetails(ceremony, { place: 'Olinda' }, 7)

describe.each(formerFormats)('a ceremony of format %i', (format) => {
  const { document, hash } = formerDocument(format)
  const { id } = document

  test('is stored whole with its first change, and nothing of the former format stays', async () => {
    const here = device()
    await here.holds(document, [hash])
    const { ceremony } = await here.stored(id)
    await here.edit(id, moved)
    const again = await here.stored(id)
    expect(again.former).toBeUndefined()
    expect(again.ceremony).toMatchObject({ place: 'Olinda', tellings: ceremony.tellings })
    expect(again.ceremony.ranges).toEqual(ceremony.ranges)
    expect(await here.membersOf(id)).toEqual([
      ...['lineage', 'people', 'plan', 'ranges', 'tellings', 'versions'],
    ])
  })

  test('is restored once, however often its backup is opened', async () => {
    const here = device()
    await here.holds(document, [hash])
    const records = backup({ document, lineage: [hash] })
    expect(await here.arrive(records)).toEqual(['keep'])
    const empty = device()
    expect(await empty.arrive(records)).toEqual(['add'])
    expect(await empty.arrive(records)).toEqual(['keep'])
    expect(await empty.arrive(await here.depart())).toEqual(['keep'])
    expect(await here.arrive(await empty.depart())).toEqual(['keep'])
  })

  test('stays as it is by now, though its backup is older', async () => {
    const here = device()
    await here.holds(document, [hash])
    await here.edit(id, moved)
    expect(await here.arrive(backup({ document, lineage: [hash] }))).toEqual(['keep'])
    expect(await here.places()).toEqual(['Olinda'])
  })

  test('gives way to a later state of a former product, also once it has come from a backup', async () => {
    const { hash: laterHash, ...rest } = await later(document, 'Mariana')
    const next = backup({ document: rest as Document, lineage: [hash, laterHash] })
    for (const arrives of [false, true]) {
      const here = device()
      if (arrives) await here.arrive(backup({ document, lineage: [hash] }))
      else await here.holds(document, [hash])
      expect(await here.arrive(next)).toEqual(['replace'])
      expect(await here.places()).toEqual(['Mariana'])
      expect(await here.arrive(backup({ document, lineage: [hash] }))).toEqual(['keep'])
    }
  })

  test('is known on a device that has gone on from it with the former product', async () => {
    const before = device()
    await before.holds(document, [hash])
    const records = await before.depart()
    const next = await later(document, 'Mariana')
    const here = device()
    await here.holds(withoutHash(next), [hash, next.hash])
    expect(await here.arrive(JSON.parse(JSON.stringify(records)))).toEqual(['keep'])
  })

  test('comes beside what has gone another way, and both stay', async () => {
    const { hash: laterHash, ...rest } = await later(document, 'Mariana')
    const here = device()
    await here.holds(document, [hash])
    await here.edit(id, moved)
    const other = backup({ document: rest as Document, lineage: [hash, laterHash] })
    expect(await here.arrive(other)).toEqual(['add-beside'])
    expect((await here.places()).toSorted()).toEqual(['Mariana', 'Olinda'])
    expect(await here.arrive(other)).toEqual(['keep'])
  })

  test('arrives once as a file too', async () => {
    const file = { format: 'enlace-ceremony', version: 2, ceremony: document, lineage: [hash] }
    const read = await readArrivingFile(new File([JSON.stringify(file)], 'x'), beginning)
    if (read.kind !== 'ceremony') throw new Error(read.kind)
    const here = device()
    await here.holds(document, [hash])
    expect(await here.arrive([read.record])).toEqual(['keep'])
  })

  test('has what a killed tab noted of it before the format changed', () => {
    const answers = document['answers'] as Record<string, { text: string }>
    const typed = { ...answers, success: { text: `${answers['success']?.text} E rir muito.` } }
    const revision = Number(document['revision'])
    const members = { answers: typed, revision: revision + 1, changedAtMs: 7 }
    const note = JSON.stringify({ shelfId: 's', epoch: 1, base: revision, members })
    const local: Device = { read: () => note, write: () => 'kept', remove: () => 'kept' }
    const reading = readCeremony(document, beginning)
    if (reading.kind !== 'ceremony') throw new Error(reading.kind)
    const now = withUnacknowledged(local, reading, { shelfId: 's', epoch: 2 })
    expect(answerText(now, 'success')).toBe(typed.success.text)
    expect(now.ranges.map(({ quote }) => quote)).toContain('Ela teve síndrome do pânico.')
    expect(now.revision).toBe(revision + 1)
    // Once another product has stored it in the present format, such a note is nothing that can be put into it.
    const { former: _former, ...present } = reading
    expect(withUnacknowledged(local, present)).toBe(reading.ceremony)
  })
})
