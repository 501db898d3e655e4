/**
 * What putting a TrueType font into a PDF needs of it: which glyph draws a character, how wide it is, and the font
 * without the glyphs that a file does not use. The fonts are our own, cut by scripts/subset-fonts.ts; nothing else is read.
 */

export interface TrueType {
  unitsPerEm: number
  /** Above and below the baseline, in units; the second is negative. */
  ascent: number
  descent: number
  /** `xMin yMin xMax yMax`, in units. */
  bounds: readonly [number, number, number, number]
  /** The glyph that draws a character; 0 where the font has none. */
  glyphOf(codePoint: number): number
  /** In units. */
  advanceOf(glyph: number): number
  /** The same font with the outlines of these glyphs alone; every glyph keeps its number. */
  subset(glyphs: Iterable<number>): Uint8Array
}

/** Of the tables that a PDF reader draws with; the rest is for layout, which is done. */
const drawn = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep']

/** Flags of a glyph that is put together from others (OpenType, `glyf`). */
const wordArguments = 0x1
const oneScale = 0x8
const moreComponents = 0x20
const twoScales = 0x40
const matrix = 0x80

export function readTrueType(bytes: Uint8Array): TrueType {
  const tables = tablesOf(bytes)
  const table = (name: string): DataView => {
    const found = tables.get(name)
    if (found === undefined) throw new Error(`font without ${name}`)
    return found
  }
  const [head, hhea, hmtx, glyf] = [table('head'), table('hhea'), table('hmtx'), table('glyf')]
  const offsets = glyphOffsets(table('loca'), head.getInt16(50) === 1)
  const widths = hhea.getUint16(34)
  const characters = characterMap(table('cmap'))

  const outline = (glyph: number): DataView => {
    const from = offsets[glyph] ?? 0
    return part(glyf, from, (offsets[glyph + 1] ?? from) - from)
  }
  return {
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    bounds: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    glyphOf: (codePoint) => characters.get(codePoint) ?? 0,
    // Fonts whose last glyphs are all as wide write that width once.
    advanceOf: (glyph) => hmtx.getUint16(4 * Math.min(glyph, widths - 1)),
    subset(glyphs) {
      const kept = withComponents(glyphs, outline)
      const count = offsets.length - 1
      const outlines = Array.from({ length: count }, (_, glyph) =>
        kept.has(glyph) ? padded(bytesOf(outline(glyph))) : new Uint8Array(),
      )
      const loca = new DataView(new ArrayBuffer(4 * (count + 1)))
      let end = 0
      outlines.forEach(({ byteLength }, glyph) => {
        end += byteLength
        loca.setUint32(4 * (glyph + 1), end)
      })
      const newHead = bytesOf(head).slice()
      // Offsets of four bytes, whatever the font had.
      new DataView(newHead.buffer).setInt16(50, 1)
      return fontFile(
        drawn.flatMap((name): [string, Uint8Array][] => {
          if (name === 'glyf') return [[name, joined(outlines)]]
          if (name === 'loca') return [[name, bytesOf(loca)]]
          if (name === 'head') return [[name, newHead]]
          const own = tables.get(name)
          return own === undefined ? [] : [[name, bytesOf(own)]]
        }),
      )
    },
  }
}

function tablesOf(bytes: Uint8Array): Map<string, DataView> {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return new Map(
    Array.from({ length: font.getUint16(4) }, (_, index) => {
      const entry = 12 + 16 * index
      const name = String.fromCharCode(...bytes.subarray(entry, entry + 4))
      return [name, part(font, font.getUint32(entry + 8), font.getUint32(entry + 12))]
    }),
  )
}

function part(view: DataView, offset: number, length: number): DataView {
  return new DataView(view.buffer, view.byteOffset + offset, length)
}

function bytesOf({ buffer, byteOffset, byteLength }: DataView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

function glyphOffsets(loca: DataView, isLong: boolean): number[] {
  return Array.from({ length: loca.byteLength / (isLong ? 4 : 2) }, (_, index) =>
    isLong ? loca.getUint32(4 * index) : 2 * loca.getUint16(2 * index),
  )
}

/** Every character of the basic plane that the font draws (format 4, which each of our fonts has). */
function characterMap(cmap: DataView): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const offset = cmap.getUint32(4 + 8 * index + 4)
    if (cmap.getUint16(offset) !== 4) continue
    const segments = part(cmap, offset, cmap.getUint16(offset + 2))
    const size = segments.getUint16(6)
    for (let at = 0; at < size; at += 2) {
      const last = segments.getUint16(14 + at)
      const first = segments.getUint16(16 + size + at)
      const delta = segments.getUint16(16 + 2 * size + at)
      const rangeAt = 16 + 3 * size + at
      const range = segments.getUint16(rangeAt)
      for (let character = first; character <= last && character < 0xffff; character += 1) {
        const listed =
          range === 0 ? character : segments.getUint16(rangeAt + range + 2 * (character - first))
        if (range === 0 || listed !== 0) glyphs.set(character, (listed + delta) & 0xffff)
      }
    }
    return glyphs
  }
  throw new Error('font without a map of characters')
}

/** With what an accented letter is made of, and the glyph that stands for a missing one. */
function withComponents(
  glyphs: Iterable<number>,
  outline: (glyph: number) => DataView,
): Set<number> {
  const kept = new Set<number>()
  const waiting = [0, ...glyphs]
  for (let glyph = waiting.pop(); glyph !== undefined; glyph = waiting.pop()) {
    if (kept.has(glyph)) continue
    kept.add(glyph)
    waiting.push(...componentsOf(outline(glyph)))
  }
  return kept
}

function componentsOf(outline: DataView): number[] {
  if (outline.byteLength === 0 || outline.getInt16(0) >= 0) return []
  const components: number[] = []
  let flags = moreComponents
  for (let at = 10; (flags & moreComponents) !== 0; ) {
    flags = outline.getUint16(at)
    components.push(outline.getUint16(at + 2))
    at += 4 + ((flags & wordArguments) !== 0 ? 4 : 2)
    if ((flags & oneScale) !== 0) at += 2
    else if ((flags & twoScales) !== 0) at += 4
    else if ((flags & matrix) !== 0) at += 8
  }
  return components
}

function padded(bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(Math.ceil(bytes.byteLength / 4) * 4)
  whole.set(bytes)
  return whole
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const one of parts) {
    whole.set(one, at)
    at += one.byteLength
  }
  return whole
}

function checksum(bytes: Uint8Array): number {
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let sum = 0
  for (let at = 0; at < words.byteLength; at += 4) sum = (sum + words.getUint32(at)) >>> 0
  return sum
}

/** Tables in the order of their names, as the format wants them. */
function fontFile(tables: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const count = tables.length
  const power = Math.floor(Math.log2(count))
  const directory = new DataView(new ArrayBuffer(12 + 16 * count))
  directory.setUint32(0, 0x00010000)
  directory.setUint16(4, count)
  directory.setUint16(6, 16 * 2 ** power)
  directory.setUint16(8, power)
  directory.setUint16(10, 16 * count - 16 * 2 ** power)
  let offset = directory.byteLength
  const bodies = tables.map(([name, body], index) => {
    const whole = padded(body)
    const entry = 12 + 16 * index
    for (let at = 0; at < 4; at += 1) directory.setUint8(entry + at, name.charCodeAt(at))
    directory.setUint32(entry + 4, checksum(whole))
    directory.setUint32(entry + 8, offset)
    directory.setUint32(entry + 12, body.byteLength)
    offset += whole.byteLength
    return whole
  })
  return joined([bytesOf(directory), ...bodies])
}
