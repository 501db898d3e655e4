import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { contentHash } from '../content-hash.ts'
import { type HashedRecord, recordId, type ShelfRecord } from '../shelf-record.ts'
import { type RestoreStep, recordsToPut, restoreSteps } from './restore.ts'

/** A record that says `place`, with the states in which it has left a device. */
async function hashed(id: string, place: string, more: Partial<ShelfRecord> = {}) {
  const ceremony = { ...sampleCeremony(), id, place }
  return { record: { ceremony, lineage: [], ...more }, hash: await contentHash(ceremony) }
}

const everything = { withDeleted: true, withEarlier: false }

describe('a backup opened over a shelf', () => {
  it('brings what is not there', async () => {
    const restored = await hashed('a', 'Tiradentes')
    expect(restoreSteps([], [restored], everything)).toEqual([
      { kind: 'add', record: restored.record },
    ])
  })

  it('brings the same once, whatever it is called', async () => {
    const shelf = [await hashed('a', 'Tiradentes')]
    const backup = [await hashed('a', 'Tiradentes'), await hashed('b', 'Tiradentes')]
    expect(restoreSteps(shelf, backup, everything)).toEqual([
      { kind: 'keep', id: 'a' },
      { kind: 'keep', id: 'a' },
    ])
  })

  it('leaves a later state alone', async () => {
    const restored = await hashed('a', 'Tiradentes')
    const shelf = [await hashed('a', 'Ouro Preto', { lineage: [restored.hash] })]
    expect(restoreSteps(shelf, [restored], everything)).toEqual([{ kind: 'keep', id: 'a' }])
  })

  it('puts a later state in the place of an earlier one', async () => {
    const present = await hashed('a', 'Tiradentes')
    const restored = await hashed('a', 'Ouro Preto', { lineage: [present.hash] })
    expect(restoreSteps([present], [restored], everything)).toEqual([
      { kind: 'replace', id: 'a', record: restored.record },
    ])
  })

  it('brings an earlier state beside the later one when asked', async () => {
    const restored = await hashed('a', 'Tiradentes')
    const shelf = [await hashed('a', 'Ouro Preto', { lineage: [restored.hash] })]
    expect(restoreSteps(shelf, [restored], { ...everything, withEarlier: true })).toEqual([
      { kind: 'add-beside', id: 'a', record: restored.record },
    ])
  })

  it('keeps both where somebody has gone back to former words', async () => {
    const one = await hashed('a', 'Tiradentes')
    const other = await hashed('a', 'Ouro Preto')
    const lineage = [one.hash, other.hash]
    const present = await hashed('a', 'Tiradentes', { lineage })
    const restored = await hashed('a', 'Ouro Preto', { lineage })
    expect(restoreSteps([present], [restored], everything)).toEqual([
      { kind: 'add-beside', id: 'a', record: restored.record },
    ])
  })

  it('still knows what the replaced one came from', async () => {
    const former = await hashed('c', 'Mariana')
    const present = await hashed('a', 'Tiradentes', { lineage: [former.hash] })
    const restored = await hashed('a', 'Ouro Preto', { lineage: [present.hash] })
    const [, step] = restoreSteps([present], [former, restored], everything)
    expect(step).toEqual({
      kind: 'replace',
      id: 'a',
      record: { ...restored.record, lineage: [former.hash, present.hash] },
    })
  })

  it('keeps both where both went on', async () => {
    const common = await hashed('a', 'Tiradentes')
    const present = await hashed('a', 'Ouro Preto', { lineage: [common.hash] })
    const restored = await hashed('a', 'Mariana', { lineage: [common.hash] })
    expect(restoreSteps([present], [restored], everything)).toEqual([
      { kind: 'add-beside', id: 'a', record: restored.record },
    ])
  })

  it('takes out of the bin what stood on the shelf when the backup was made', async () => {
    const present = await hashed('a', 'Tiradentes', { deletedAtMs: 5 })
    const restored = await hashed('a', 'Tiradentes')
    expect(restoreSteps([present], [restored], everything)).toEqual([{ kind: 'undelete', id: 'a' }])
  })

  it('brings what was in the bin only when asked', async () => {
    const restored = await hashed('a', 'Tiradentes', { deletedAtMs: 5 })
    expect(restoreSteps([], [restored], { ...everything, withDeleted: false })).toEqual([])
    expect(restoreSteps([], [restored], everything)).toHaveLength(1)
  })

  it('loses nothing of two histories restored into one another, and settles', async () => {
    /** What a device holds: ceremonies by id, each a chain of states of which some have left the device. */
    const history = fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c'),
        place: fc.constantFrom('1', '2', '3', '4'),
        lineage: fc.array(fc.constantFrom('1', '2', '3', '4'), { maxLength: 3 }),
      }),
      { maxLength: 6 },
    )
    await fc.assert(
      fc.asyncProperty(history, history, async (mine, theirs) => {
        const shelf = await recordsOf(mine)
        const backup = await recordsOf(theirs)
        const merged = await afterwards(shelf, restoreSteps(shelf, backup, everything))
        for (const one of [...shelf, ...backup]) {
          const stands = merged.some(
            ({ hash, record }) => hash === one.hash || record.lineage.includes(one.hash),
          )
          expect(stands).toBe(true)
        }
        // Where somebody has gone back to former words, the second time may still bring one.
        const twice = await afterwards(merged, restoreSteps(merged, backup, everything))
        const again = restoreSteps(twice, backup, everything)
        expect(recordsToPut([], again, { newId: () => 'another', nowMs: 8 })).toEqual([])
      }),
    )
  })
})

async function recordsOf(
  chains: readonly { id: string; place: string; lineage: string[] }[],
): Promise<HashedRecord[]> {
  const distinct = new Map<string, HashedRecord>()
  for (const { id, place, lineage } of chains) {
    const former = await Promise.all(
      lineage
        .filter((other) => other !== place)
        .map(async (other) => (await hashed(id, other)).hash),
    )
    distinct.set(id, await hashed(id, place, { lineage: former }))
  }
  return [...distinct.values()]
}

/** The shelf once the steps are taken. */
async function afterwards(
  shelf: readonly HashedRecord[],
  steps: readonly RestoreStep[],
): Promise<HashedRecord[]> {
  let copies = 0
  const newId = (): string => {
    copies += 1
    return `copy-${shelf.length}-${copies}`
  }
  const records = shelf.map(({ record }) => record)
  const put = recordsToPut(records, steps, { newId, nowMs: 7 })
  const byId = new Map([...records, ...put].map((record) => [recordId(record), record]))
  return Promise.all(
    [...byId.values()].map(async (record) => ({
      record,
      hash: await contentHash(record.ceremony),
    })),
  )
}
