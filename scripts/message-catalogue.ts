/** Reads a gettext catalogue as it is installed (`.mo`, little endian): its sentences by their ids. */
export function readCatalogue(bytes: Buffer): Map<string, string> {
  if (bytes.readUInt32LE(0) !== 0x950412de) throw new Error('not a catalogue')
  const count = bytes.readUInt32LE(8)
  const textAt = (table: number, index: number): string => {
    const length = bytes.readUInt32LE(table + 8 * index)
    const start = bytes.readUInt32LE(table + 8 * index + 4)
    return bytes.toString('utf8', start, start + length)
  }
  const [ids, texts] = [bytes.readUInt32LE(12), bytes.readUInt32LE(16)]
  return new Map(
    Array.from({ length: count }, (_, index) => [textAt(ids, index), textAt(texts, index)]),
  )
}
