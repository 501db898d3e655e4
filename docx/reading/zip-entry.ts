/** One file out of a ZIP archive (PKWARE's APPNOTE 6.3), as much of the format as Word documents use. */

import { unpacked } from './unpacked.ts'

export type ZipEntry =
  | { kind: 'found'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'missing' }
  | { kind: 'encrypted' }
  /** Unpacked it is larger than asked for. */
  | { kind: 'too-large' }
  | { kind: 'broken' }

const endSignature = 0x06_05_4b_50
const directorySignature = 0x02_01_4b_50
const fileSignature = 0x04_03_4b_50
const endLength = 22
const commentMost = 0xff_ff

/** Text and its marks become a tenth, seldom a thirtieth; only what was made to fill a memory becomes a thousandth. */
const timesItsSize = 100
/** What any file may unpack to, however small it is packed. */
const alwaysBytes = 1024 * 1024

interface Entry {
  method: number
  isEncrypted: boolean
  packedLength: number
  offset: number
}

/** The entry of this name in the archive's directory; undefined if there is none, null if there is no directory. */
function entryOf(view: DataView, name: string): Entry | undefined | null {
  const lowest = Math.max(0, view.byteLength - endLength - commentMost)
  let end = view.byteLength - endLength
  while (end >= lowest && view.getUint32(end, true) !== endSignature) end -= 1
  if (end < lowest) return null
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const names = new TextDecoder()
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== directorySignature) return null
    const nameLength = view.getUint16(at + 28, true)
    const bytes = new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength)
    if (names.decode(bytes) === name) {
      return {
        method: view.getUint16(at + 10, true),
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        packedLength: view.getUint32(at + 20, true),
        offset: view.getUint32(at + 42, true),
      }
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return undefined
}

async function contentOf(
  packed: Uint8Array<ArrayBuffer>,
  method: number,
  mostBytes: number,
): Promise<ZipEntry> {
  if (method === 0) {
    return packed.length > mostBytes
      ? { kind: 'too-large' }
      : { kind: 'found', bytes: packed.slice() }
  }
  if (method !== 8) return { kind: 'broken' }
  const bytes = await unpacked(packed, 'deflate-raw', { alwaysBytes, timesItsSize, mostBytes })
  return bytes === undefined ? { kind: 'too-large' } : { kind: 'found', bytes }
}

/** Unpacks the file of this name. Never rejects, whatever the bytes are. */
export async function zipEntry(
  archive: Uint8Array<ArrayBuffer>,
  name: string,
  mostBytes: number,
): Promise<ZipEntry> {
  try {
    const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
    const entry = entryOf(view, name)
    if (entry === null) return { kind: 'broken' }
    if (entry === undefined) return { kind: 'missing' }
    if (entry.isEncrypted) return { kind: 'encrypted' }
    const { offset, packedLength, method } = entry
    if (view.getUint32(offset, true) !== fileSignature) return { kind: 'broken' }
    const start =
      offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
    const packed = archive.subarray(start, start + packedLength)
    if (packed.length < packedLength) return { kind: 'broken' }
    return await contentOf(packed, method, mostBytes)
  } catch {
    // What points beyond the archive, and what does not unpack.
    return { kind: 'broken' }
  }
}
