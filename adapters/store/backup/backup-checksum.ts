/**
 * The checksum at the end of a backup, after the pages that SQLite reads: SQLite's own check does not notice a bit that
 * flipped within a value.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, closeSync, fstatSync, openSync, readSync, truncateSync } from 'node:fs'

const mark = '\nenlace backup, sha256 '
const trailerBytes = Buffer.byteLength(mark) + 64 + 1
const chunkBytes = 1 << 20

/** Appends a checksum of the whole file to it. */
export function appendChecksum(path: string): void {
  appendFileSync(path, trailerOf(path, Number.POSITIVE_INFINITY))
}

/**
 * Checks what `appendChecksum` wrote, and removes it if it is right. `none`: there is no checksum, or it is itself
 * damaged.
 */
export function takeChecksum(path: string): 'right' | 'wrong' | 'none' {
  const { size, end } = readEnd(path)
  if (!end.subarray(0, mark.length).equals(Buffer.from(mark))) return 'none'
  const bytes = size - trailerBytes
  const expected = Buffer.from(trailerOf(path, bytes))
  if (!expected.equals(end)) return 'wrong'
  truncateSync(path, bytes)
  return 'right'
}

/** The mark and the hash of the first `bytes` of a file, or of all of it. */
function trailerOf(path: string, bytes: number): string {
  const hash = createHash('sha256')
  const file = openSync(path, 'r')
  try {
    const chunk = Buffer.alloc(chunkBytes)
    for (let at = 0; at < bytes; ) {
      const read = readSync(file, chunk, 0, Math.min(chunkBytes, bytes - at), at)
      if (read === 0) break
      hash.update(chunk.subarray(0, read))
      at += read
    }
  } finally {
    closeSync(file)
  }
  return `${mark}${hash.digest('hex')}\n`
}

function readEnd(path: string): { size: number; end: Buffer } {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const end = Buffer.alloc(trailerBytes)
    readSync(file, end, 0, trailerBytes, Math.max(0, size - trailerBytes))
    return { size, end }
  } finally {
    closeSync(file)
  }
}
