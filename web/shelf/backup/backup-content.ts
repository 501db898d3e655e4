/**
 * What a backup holds: the ceremonies, and nothing that opens a door. One's own key for a writing service, the PIN and
 * the session stay on the device.
 */
import * as v from 'valibot'
import { readCeremony } from '#core/ceremony/migrations.ts'
import type { OwnPiece } from '#core/ceremony/own-piece.ts'
import { noDayLines, type OwnDayLines, ownDayLinesIn } from '#core/day-kit/own-day-lines.ts'
import type { VoiceCard } from '#core/writer/voice-card.ts'
import { voiceIn } from '../../storage/stored-voice.ts'
import { ownPiecesIn } from '../own-pieces.ts'
import { copySchema, type ShelfRecord } from '../shelf-record.ts'

const format = 1

const contentSchema = v.object({
  product: v.literal('enlace'),
  format: v.literal(format),
  madeAtMs: v.number(),
  records: v.array(v.object({ ceremony: v.unknown(), ...copySchema.entries })),
  /** Absent from backups made before there were any. */
  ownPieces: v.optional(v.unknown()),
  /** As are these. */
  dayLines: v.optional(v.unknown()),
  /** How whoever celebrates writes; absent where nobody has made a card of it. */
  voice: v.optional(v.unknown()),
})

const newerSchema = v.object({
  product: v.literal('enlace'),
  format: v.pipe(v.number(), v.gtValue(format)),
})

export interface BackupContent {
  product: 'enlace'
  format: typeof format
  /** By the clock of the device that made it. */
  madeAtMs: number
  records: ShelfRecord[]
  /** Moments kept for the next couples. */
  ownPieces: OwnPiece[]
  /** Added to the lists before the day. */
  dayLines: OwnDayLines
  /** How whoever celebrates writes. */
  voice?: VoiceCard
}

/** What belongs to whoever celebrates, and to no ceremony. */
type Own = Partial<Pick<BackupContent, 'ownPieces' | 'dayLines'>> & {
  voice?: VoiceCard | undefined
}

export type BackupContentReading =
  | { kind: 'backup'; content: BackupContent }
  | { kind: 'newer' }
  | { kind: 'damaged' }

/** The content of a backup made now. */
export function backupContent(
  records: ShelfRecord[],
  madeAtMs: number,
  { ownPieces = [], dayLines = noDayLines, voice }: Own = {},
): BackupContent {
  const content = { product: 'enlace', format, madeAtMs, records, ownPieces, dayLines } as const
  return voice === undefined ? content : { ...content, voice }
}

/** Reads it, its ceremonies brought to the present format. One of a later format refuses the whole. */
export function readBackupContent(value: unknown): BackupContentReading {
  if (v.is(newerSchema, value)) return { kind: 'newer' }
  const parsed = v.safeParse(contentSchema, value)
  if (!parsed.success) return { kind: 'damaged' }
  const { madeAtMs, ownPieces, dayLines, voice } = parsed.output
  const records: ShelfRecord[] = []
  for (const { ceremony, ...copy } of parsed.output.records) {
    // No backup was ever made of a format that knew neither.
    const read = readCeremony(ceremony, { id: '', nowMs: madeAtMs, language: 'pt-BR' })
    if (read.kind !== 'ceremony') return { kind: read.kind === 'newer' ? 'newer' : 'damaged' }
    const { ceremony: present, former } = read
    records.push({ ceremony: present, ...copy, ...(former && { former }) })
  }
  const own = {
    ownPieces: ownPiecesIn(ownPieces),
    dayLines: ownDayLinesIn(dayLines),
    voice: voiceIn(voice),
  }
  return { kind: 'backup', content: backupContent(records, madeAtMs, own) }
}
