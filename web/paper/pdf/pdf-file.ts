/** Sheets as a PDF file: every letter where the browser has put it, in fonts that travel with the file. */
import { type EmbeddedFont, embedFont } from './embedded-font.ts'
import { createPdfObjects, fourDigits, type PdfObjects, pdfText, written } from './pdf-objects.ts'
import { type Colour, type Face, faces, type Letters, type Picture, type Sheet } from './placed.ts'
import type { TrueType } from './true-type.ts'

interface About {
  title: string
  /** BCP 47. */
  language: string
}

const names: Record<Face, string> = {
  text: 'Figtree-Regular',
  reading: 'EBGaramond-Regular',
  readingMedium: 'EBGaramond-Medium',
}

/** As far as browsers slant a font that has no italic. */
const slant = 0.25

/** The file, a page for each sheet. Every letter must be in its font. */
export async function pdfFile(
  sheets: readonly Sheet[],
  fonts: Record<Face, TrueType>,
  about: About,
): Promise<Blob> {
  const objects = createPdfObjects()
  const root = objects.reserve()
  const info = objects.reserve()
  const tree = objects.reserve()
  const embedded = new Map<Face, EmbeddedFont>()
  const fontOf = (face: Face): EmbeddedFont => {
    const font = embedded.get(face) ?? embedFont(objects, names[face], fonts[face])
    embedded.set(face, font)
    return font
  }
  const pages: number[] = []
  for (const sheet of sheets) pages.push(await writePage(objects, tree, sheet, fontOf))
  for (const font of embedded.values()) await font.write()
  objects.write(
    root,
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang ${pdfText(about.language)} /ViewerPreferences << /DisplayDocTitle true /PrintScaling /None >> >>`,
  )
  objects.write(info, `<< /Title ${pdfText(about.title)} /Creator (Enlace) >>`)
  objects.write(
    tree,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] >>`,
  )
  return objects.file(root, info)
}

async function writePage(
  objects: PdfObjects,
  tree: number,
  sheet: Sheet,
  fontOf: (face: Face) => EmbeddedFont,
): Promise<number> {
  const used = new Map<Face, number>()
  const pictures: number[] = []
  const drawing: string[] = []
  for (const mark of sheet.marks) {
    if (mark.kind === 'letters') {
      const font = fontOf(mark.face)
      used.set(mark.face, font.object)
      drawing.push(lettersDrawn(mark, font, sheet.height))
    } else if (mark.kind === 'picture') {
      pictures.push(await writePicture(objects, mark))
      const { left, top, width, height } = mark.box
      const place = [width, 0, 0, height, left, sheet.height - top - height].map(written).join(' ')
      drawing.push(
        `/Span << /ActualText ${pdfText(mark.text)} >> BDC q ${place} cm /P${pictures.length - 1} Do Q EMC`,
      )
    } else {
      const { left, top, width, height } = mark.box
      const x = written(left + width / 2)
      drawing.push(
        `q ${colourOf(mark.colour)} RG ${written(width)} w ${mark.isDashed ? '[4 3] 0 d ' : ''}${x} ${written(sheet.height - top)} m ${x} ${written(sheet.height - top - height)} l S Q`,
      )
    }
  }
  const [page, content] = [objects.reserve(), objects.reserve()]
  await objects.writeStream(content, '', new TextEncoder().encode(drawing.join('\n')))
  const fontNames = [...used].map(([face, object]) => `/F${faces.indexOf(face)} ${object} 0 R`)
  const pictureNames = pictures.map((object, index) => `/P${index} ${object} 0 R`)
  objects.write(
    page,
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${written(sheet.width)} ${written(sheet.height)}] /Contents ${content} 0 R /Resources << /Font << ${fontNames.join(' ')} >> /XObject << ${pictureNames.join(' ')} >> >> >>`,
  )
  return page
}

function colourOf(colour: Colour): string {
  return colour.map(written).join(' ')
}

/** Each letter is moved from where its width alone would put it to where it was measured: kerning comes with it. */
function lettersDrawn(mark: Letters, { font, glyphsOf }: EmbeddedFont, height: number): string {
  const { letters, size, baseline, isSlanted, colour, face } = mark
  let penLeft = letters[0]?.left ?? 0
  const parts = letters.map(({ text, left }) => {
    const moved = Math.round(((penLeft - left) * 1000) / size)
    const glyphs = glyphsOf(text)
    const width = glyphs.reduce((sum, glyph) => sum + font.advanceOf(glyph), 0)
    penLeft += (-moved * size) / 1000 + (width * size) / font.unitsPerEm
    return `${moved === 0 ? '' : `${moved} `}<${glyphs.map(fourDigits).join('')}>`
  })
  const matrix = [1, 0, isSlanted ? slant : 0, 1, letters[0]?.left ?? 0, height - baseline]
  return `BT ${colourOf(colour)} rg /F${faces.indexOf(face)} ${written(size)} Tf ${matrix.map(written).join(' ')} Tm [${parts.join(' ')}] TJ ET`
}

async function writePicture(objects: PdfObjects, picture: Picture): Promise<number> {
  const { pixels, widthPx, heightPx } = picture
  const count = widthPx * heightPx
  const colours = new Uint8Array(3 * count)
  const opacities = new Uint8Array(count)
  for (let point = 0; point < count; point += 1) {
    colours.set(pixels.subarray(4 * point, 4 * point + 3), 3 * point)
    opacities[point] = pixels[4 * point + 3] ?? 0
  }
  const [image, mask] = [objects.reserve(), objects.reserve()]
  const entries = `/Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} /BitsPerComponent 8`
  await objects.writeStream(mask, `${entries} /ColorSpace /DeviceGray`, opacities)
  await objects.writeStream(image, `${entries} /ColorSpace /DeviceRGB /SMask ${mask} 0 R`, colours)
  return image
}
