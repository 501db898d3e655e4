/** What a file that somebody opens is: one ceremony, or a backup that still has to be unlocked. */
import type { NewcomersBeginning } from '#core/ceremony/migrations.ts'
import { looksLikeBackup } from '../backup/backup-file.ts'
import { readCarriedCeremony } from '../carry/ceremony-file.ts'
import type { ShelfRecord } from '../shelf-record.ts'

/** More than a shelf of hundreds of ceremonies takes; beyond it is somebody's film. */
const largestFileBytes = 200 * 1024 * 1024

export type ArrivingFile =
  | { kind: 'ceremony'; record: ShelfRecord }
  | { kind: 'backup'; text: string }
  | { kind: 'newer' | 'cut' | 'not-ours' | 'unreadable' }

/** Reads the file; never throws for what it may be. `beginning` is for one of the first stage. */
export async function readArrivingFile(
  file: Pick<File, 'size' | 'text'>,
  beginning: NewcomersBeginning,
): Promise<ArrivingFile> {
  if (file.size > largestFileBytes) return { kind: 'not-ours' }
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return { kind: 'unreadable' }
  if (looksLikeBackup(text)) return { kind: 'backup', text }
  const read = readCarriedCeremony(text, beginning)
  if (read.kind === 'not-a-ceremony') return { kind: 'not-ours' }
  if (read.kind !== 'ceremony') return read
  const { kind, ...record } = read
  return { kind, record }
}
