/**
 * What of a ceremony the shelf has not acknowledged yet: the members that differ from what it is known to hold, in an
 * entry of local storage that a tab which is killed leaves behind. Gone as soon as the shelf has them.
 */
import * as v from 'valibot'
import type { Ceremony } from '#core/ceremony/document.ts'
import { type CeremonyReading, readCeremony } from '#core/ceremony/migrations.ts'
import type { Device, WriteResult } from '../storage/device.ts'
import { unacknowledgedKey } from '../storage/keys.ts'
import type { Editor } from './shelf.ts'

const noteSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** The shelf it was edited on, and by which of its editors. */
    shelfId: v.string(),
    epoch: v.number(),
    /** The revision that the shelf was known to hold; absent where it held nothing of the ceremony. */
    base: v.optional(v.number()),
    /** By name, with the format of the product that noted them; null for a member that was taken away. */
    members: v.record(v.string(), v.unknown()),
  }),
)

/** Notes what `stored` does not say of the ceremony; all of it where nothing is stored. */
export function noteUnacknowledged(
  device: Device,
  ceremony: Ceremony,
  stored: Ceremony | undefined,
  { shelfId, epoch }: Editor,
): WriteResult {
  const former: Partial<Ceremony> = stored ?? {}
  const gone = Object.keys(former).filter((name) => !Object.hasOwn(ceremony, name))
  const members = {
    ...Object.fromEntries(gone.map((name) => [name, null])),
    ...Object.fromEntries(
      Object.entries(ceremony).filter(([name, value]) => former[name as keyof Ceremony] !== value),
    ),
    format: ceremony.format,
  }
  const base = stored === undefined ? {} : { base: stored.revision }
  return device.write(
    unacknowledgedKey(ceremony.id),
    JSON.stringify({ shelfId, epoch, ...base, members }),
  )
}

export function forgetUnacknowledged(device: Device, id: string): void {
  device.remove(unacknowledgedKey(id))
}

/** The whole ceremony of a note, where the shelf held nothing of it. */
export function unshelvedCeremony(device: Device, id: string): Ceremony | undefined {
  const note = readNote(device, id)
  return note === undefined || note.base !== undefined ? undefined : whole(note.members, id)
}

/**
 * The ceremony that the shelf holds, with what was noted since. Only where the note is the last editor's: after anybody
 * else had the ceremony it is a former state of it. What a former product noted is put into the document as that product
 * stored it, before this is converted.
 * @param reading what the shelf holds
 * @param editor the one that has just taken it up; nobody does for reading
 */
export function withUnacknowledged(
  device: Device,
  { ceremony: stored, former }: Pick<CeremonyReading & { kind: 'ceremony' }, 'ceremony' | 'former'>,
  editor?: Editor,
): Ceremony {
  const note = readNote(device, stored.id)
  if (note === undefined) return stored
  const isLast =
    editor === undefined || (note.shelfId === editor.shelfId && note.epoch === editor.epoch - 1)
  if (!isLast) return stored
  // Formats before the fifth noted their number only with a ceremony as a whole.
  const isPresent = note.members['format'] === stored.format
  const base = isPresent ? stored : former
  if (base === undefined) return stored
  const merged = Object.entries({ ...base, ...note.members }).filter(([, value]) => value !== null)
  const ceremony = whole(Object.fromEntries(merged), stored.id)
  return ceremony !== undefined &&
    (note.base ?? 0) <= stored.revision &&
    ceremony.revision > stored.revision
    ? ceremony
    : stored
}

function readNote(device: Device, id: string): v.InferOutput<typeof noteSchema> | undefined {
  const parsed = v.safeParse(noteSchema, device.read(unacknowledgedKey(id)) ?? undefined)
  return parsed.success ? parsed.output : undefined
}

function whole(members: Record<string, unknown>, id: string): Ceremony | undefined {
  const reading: CeremonyReading = readCeremony(members, { id, nowMs: 0, language: 'pt-BR' })
  return reading.kind === 'ceremony' ? reading.ceremony : undefined
}
