/** A font inside a PDF: its drawn glyphs, their widths, and which text they stand for, so that words can be searched. */
import { fourDigits, hexOf, type PdfObjects } from './pdf-objects.ts'
import type { TrueType } from './true-type.ts'

export interface EmbeddedFont {
  /** Its dictionary. */
  object: number
  font: TrueType
  /** The glyphs of a text, which the font has: they are embedded with it. */
  glyphsOf(text: string): number[]
  write(): Promise<void>
}

/** Seen by people who look into the file; six letters mark a font that holds only a part of its glyphs. */
const subsetMark = 'ENLACE'

/** A code has at most this many entries in one block of the map to text. */
const blockSize = 100

export function embedFont(objects: PdfObjects, name: string, font: TrueType): EmbeddedFont {
  const object = objects.reserve()
  const texts = new Map<number, string>()
  const per1000 = (units: number): number => Math.round((units * 1000) / font.unitsPerEm)

  return {
    object,
    font,
    glyphsOf: (text) =>
      Array.from(text, (character) => {
        const glyph = font.glyphOf(character.codePointAt(0) ?? 0)
        texts.set(glyph, character)
        return glyph
      }),
    async write() {
      const glyphs = [...texts.keys()].sort((one, other) => one - other)
      const [descendant, descriptor, file, toText] = [
        objects.reserve(),
        objects.reserve(),
        objects.reserve(),
        objects.reserve(),
      ]
      const fontName = `/${subsetMark}+${name}`
      objects.write(
        object,
        `<< /Type /Font /Subtype /Type0 /BaseFont ${fontName} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${toText} 0 R >>`,
      )
      const widths = glyphs.map((glyph) => `${glyph} [${per1000(font.advanceOf(glyph))}]`)
      objects.write(
        descendant,
        `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${fontName} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap /Identity /DW 0 /W [${widths.join(' ')}] >>`,
      )
      objects.write(
        descriptor,
        `<< /Type /FontDescriptor /FontName ${fontName} /Flags 4 /FontBBox [${font.bounds.map(per1000).join(' ')}] /ItalicAngle 0 /Ascent ${per1000(font.ascent)} /Descent ${per1000(font.descent)} /CapHeight ${per1000(font.ascent)} /StemV 80 /FontFile2 ${file} 0 R >>`,
      )
      const drawn = new Uint8Array(font.subset(glyphs))
      await objects.writeStream(file, `/Length1 ${drawn.byteLength}`, drawn)
      const map = new TextEncoder().encode(textMap(glyphs, texts))
      await objects.writeStream(toText, '', map)
    },
  }
}

function textMap(glyphs: readonly number[], texts: ReadonlyMap<number, string>): string {
  const blocks = Array.from({ length: Math.ceil(glyphs.length / blockSize) }, (_, index) => {
    const block = glyphs.slice(index * blockSize, (index + 1) * blockSize)
    const lines = block.map((glyph) => `<${fourDigits(glyph)}> <${hexOf(texts.get(glyph) ?? '')}>`)
    return `${block.length} beginbfchar\n${lines.join('\n')}\nendbfchar`
  })
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}
