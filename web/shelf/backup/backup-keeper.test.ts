import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { createShelf } from '../shelf.ts'
import { connectShelf, type Outcome } from '../shelf-database.ts'
import { createShelfTransfers } from '../shelf-transfers.ts'
import { readBackup } from './backup-file.ts'
import { createBackupKeeper } from './backup-keeper.ts'
import { newRecoveryCode } from './recovery-code.ts'

const code = newRecoveryCode((count) => new Uint8Array(count).fill(7))
const everything = { withDeleted: true, withEarlier: false }

/** How whoever celebrates writes. */
const voice = {
  ...{ rhythm: 'Frases curtas.', humour: '', address: 'Vocês.' },
  ...{ openings: [], closings: [], neverSays: ['almas gêmeas'] },
}

function device() {
  const parts = {
    connection: connectShelf(crypto.randomUUID()),
    newId: () => crypto.randomUUID(),
    now: () => 1_800_000_000_000,
  }
  const transfers = createShelfTransfers(parts)
  return {
    shelf: createShelf(parts),
    transfers,
    keeper: createBackupKeeper({ ...parts, transfers, voice: () => voice }),
  }
}

function done<Value>(outcome: Outcome<Value>): Value {
  if (outcome.kind === 'failed') throw new Error(outcome.failure)
  return outcome.value
}

describe('the backups of a device', () => {
  test('need a code once, and then nothing', async () => {
    const { keeper } = device()
    expect(done(await keeper.make())).toBeUndefined()
    expect(done(await keeper.state())).toEqual({ hasCode: false, lastMs: undefined })
    done(await keeper.takeSecrets(code, undefined))
    expect(done(await keeper.make())?.unread).toBe(0)
    expect(done(await keeper.make())?.text).toContain('AES-256-GCM')
    done(await keeper.noteMade())
    expect(done(await keeper.state())).toEqual({ hasCode: true, lastMs: 1_800_000_000_000 })
  })

  test('bring the shelf to another device, by the code or the passphrase', async () => {
    const here = device()
    const record = { ceremony: sampleCeremony(), lineage: [] }
    done(await here.transfers.arrive([record], everything))
    done(await here.keeper.takeSecrets(code, 'o pão de queijo é nosso'))
    const { text } = done(await here.keeper.make()) ?? { text: '' }
    for (const secret of [code, 'o pão de queijo é nosso']) {
      const there = device()
      const read = await readBackup(text, secret)
      if (read.kind !== 'backup') throw new Error(read.kind)
      expect(read.content.voice).toEqual(voice)
      done(await there.transfers.arrive(read.content.records, everything))
      expect(done(await there.shelf.read(record.ceremony.id))).toEqual({
        kind: 'ceremony',
        ceremony: record.ceremony,
      })
    }
  })

  test('end with the shelf', async () => {
    const { keeper, shelf } = device()
    done(await keeper.takeSecrets(code, undefined))
    done(await shelf.clear())
    expect(done(await keeper.state()).hasCode).toBe(false)
  })
})
