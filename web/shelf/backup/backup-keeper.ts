/**
 * Makes the backups of this device. Its keys stand in the shelf's database, where no script can read them out, so that
 * a backup asks for nothing once its recovery code has been made; clearing the shelf takes them away.
 */
import type { VoiceCard } from '#core/writer/voice-card.ts'
import { createKeptDayLines } from '../own-day-lines.ts'
import { createOwnPieces } from '../own-pieces.ts'
import type { Outcome, ShelfConnection } from '../shelf-database.ts'
import type { ShelfTransfers } from '../shelf-transfers.ts'
import { backupContent } from './backup-content.ts'
import { writeBackup } from './backup-file.ts'
import { newWrappingKey, type WrappingKey } from './wrapping-key.ts'

export interface BackupState {
  /** Whether a recovery code has been made. */
  hasCode: boolean
  /** When a backup was last handed over. */
  lastMs: number | undefined
}

interface MadeBackup {
  text: string
  /** How many ceremonies it could not take along. */
  unread: number
}

export interface BackupKeeper {
  state(): Promise<Outcome<BackupState>>
  /** From now on backups are opened by these, and by no former ones. Takes about a second on a phone. */
  takeSecrets(code: string, passphrase: string | undefined): Promise<Outcome<void>>
  /** The whole shelf as the text of a backup; undefined where no code has been made. */
  make(): Promise<Outcome<MadeBackup | undefined>>
  /** A backup has been handed over. */
  noteMade(): Promise<Outcome<void>>
}

const keysKey = 'backup-keys'
const lastKey = 'backup-last'

export function createBackupKeeper(parts: {
  connection: ShelfConnection
  transfers: ShelfTransfers
  now: () => number
  /** How whoever celebrates writes, if there is a card of it. */
  voice: () => VoiceCard | undefined
}): BackupKeeper {
  const { connection, transfers, now, voice } = parts
  const ownPieces = createOwnPieces(connection)
  const dayLines = createKeptDayLines(connection)

  return {
    state: () =>
      connection.run(async (database) => {
        const tx = database.transaction('device')
        const [keys, last] = await Promise.all([tx.store.get(keysKey), tx.store.get(lastKey)])
        return {
          hasCode: wrappingKeys(keys).length > 0,
          lastMs: typeof last === 'number' ? last : undefined,
        }
      }),
    async takeSecrets(code, passphrase) {
      const keys = await Promise.all([
        newWrappingKey('code', code),
        ...(passphrase === undefined ? [] : [newWrappingKey('passphrase', passphrase)]),
      ])
      return connection.run(async (database) => {
        await database.put('device', keys, keysKey)
      })
    },
    async make() {
      const stored = await connection.run((database) => database.get('device', keysKey))
      if (stored.kind === 'failed') return stored
      const keys = wrappingKeys(stored.value)
      if (keys.length === 0) return { kind: 'done', value: undefined }
      const departure = await transfers.depart()
      if (departure.kind === 'failed') return departure
      const { records, unread } = departure.value
      const pieces = await ownPieces.list()
      if (pieces.kind === 'failed') return pieces
      const lines = await dayLines.lines()
      if (lines.kind === 'failed') return lines
      const own = { ownPieces: pieces.value, dayLines: lines.value, voice: voice() }
      const text = await writeBackup(backupContent(records, now(), own), keys)
      return { kind: 'done', value: { text, unread } }
    },
    noteMade: () =>
      connection.run(async (database) => {
        await database.put('device', now(), lastKey)
      }),
  }
}

/** Those among what was stored that are whole; nothing else ever writes there. */
function wrappingKeys(stored: unknown): WrappingKey[] {
  return Array.isArray(stored) ? stored.filter(isWrappingKey) : []
}

function isWrappingKey(value: unknown): value is WrappingKey {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    value.key instanceof CryptoKey &&
    'salt' in value &&
    value.salt instanceof Uint8Array
  )
}
