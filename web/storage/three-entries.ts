/**
 * The specification's three entries beside a shelf: they are written for the ceremony being edited, and whoever finds
 * them otherwise than we left them (a page of the first stage, a hand) has put a ceremony of its own there.
 */
import * as v from 'valibot'
import {
  type FirstStage,
  type FirstStageReading,
  readStoredEntries,
} from '#core/ceremony/first-stage/stored-entries.ts'
import type { Device } from './device.ts'
import {
  answersKey,
  entriesOwnerKey,
  formerTextsKey,
  infoKey,
  layoutVersionKey,
  setAsideKey,
  textsKey,
} from './keys.ts'

const entryKeys = [infoKey, answersKey, textsKey] as const

const ownerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.string(), hashes: v.array(v.string()) }),
)

interface FoundEntries {
  reading: FirstStageReading
  /** The ceremony they were written for; absent where they are not as we left them. */
  ownerId: string | undefined
}

/** Reads what stands in the three entries, and whose it is. */
export function findEntries(device: Device): FoundEntries {
  const reading = readStoredEntries({
    info: device.read(infoKey),
    answers: device.read(answersKey),
    texts: device.read(textsKey),
    formerTexts: device.read(formerTextsKey),
    layoutVersion: device.read(layoutVersionKey),
  })
  const parsed = v.safeParse(ownerSchema, device.read(entriesOwnerKey) ?? undefined)
  if (!parsed.success) return { reading, ownerId: undefined }
  const { id, hashes } = parsed.output
  const isAsLeft = hashes.join() === hashesOf(device).join()
  return { reading, ownerId: isAsLeft ? id : undefined }
}

/**
 * What can be read while the shelf opens, where that takes long: the entries, unless they are those of another ceremony
 * than the one this tab had open.
 */
export function entriesOf(
  { reading, ownerId }: FoundEntries,
  openId: string | null,
): FirstStage | undefined {
  const isAnother = ownerId !== undefined && openId !== null && openId !== ownerId
  return reading.kind === 'read' && !isAnother ? reading.content : undefined
}

/** Whether one of them was written last for another ceremony, however they stand now. */
export function holdOther(device: Device, id: string): boolean {
  const parsed = v.safeParse(ownerSchema, device.read(entriesOwnerKey) ?? undefined)
  return parsed.success && parsed.output.id !== id
}

/** Notes whose the entries are as they stand now. */
export function signEntries(device: Device, id: string): void {
  device.write(entriesOwnerKey, JSON.stringify({ id, hashes: hashesOf(device) }))
}

/** What stands in each of them for a ceremony. */
export function entryTexts({
  info,
  answers,
  texts,
}: Omit<FirstStage, 'formerTexts'>): [key: string, text: string][] {
  const { brideName, groomName, location, date, time } = info
  const { welcome, ceremony, finalMessage } = texts
  return [
    [infoKey, JSON.stringify({ brideName, groomName, location, date, time })],
    [answersKey, JSON.stringify(answers)],
    [textsKey, JSON.stringify({ welcome, ceremony, finalMessage })],
  ]
}

/** Takes them away, with the note whose they are. */
export function removeEntries(device: Device): void {
  for (const key of [...entryKeys, entriesOwnerKey]) device.remove(key)
}

/** Copies aside what could not be read whole, before anything is written in its place. */
export function setEntriesAside(device: Device, reading: FirstStageReading): boolean {
  if (reading.kind !== 'read') return false
  const keys = { info: infoKey, answers: answersKey, texts: textsKey, formerTexts: formerTextsKey }
  for (const entry of reading.unread) {
    const raw = device.read(keys[entry])
    if (raw !== null) device.write(setAsideKey(keys[entry]), raw)
  }
  return reading.unread.length > 0
}

function hashesOf(device: Device): string[] {
  return entryKeys.map((key) => textHash(device.read(key)))
}

/**
 * Tells texts apart, at once: what is typed must not wait for the browser's own hashes. Two rounds of FNV-1a with
 * different beginnings (http://www.isthe.com/chongo/tech/comp/fnv/).
 */
function textHash(text: string | null): string {
  if (text === null) return ''
  let one = 0x811c9dc5
  let other = 0x9747b28c
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    one = Math.imul(one ^ unit, 0x01000193)
    other = Math.imul(other ^ unit, 0x01000193)
  }
  return `${text.length}.${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`
}
