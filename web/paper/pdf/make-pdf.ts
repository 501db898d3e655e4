/**
 * The sheets of the preview as a PDF file: the pages that are shown, letter by letter where they are shown. Loaded when
 * somebody asks for it.
 */

import garamond from './fonts/eb-garamond-400.ttf?url'
import garamondMedium from './fonts/eb-garamond-500.ttf?url'
import figtree from './fonts/figtree-400.ttf?url'
import { pdfFile } from './pdf-file.ts'
import type { Face, Sheet } from './placed.ts'
import { marksOn } from './read-sheet.ts'
import { readTrueType, type TrueType } from './true-type.ts'

const pointsPerMm = 72 / 25.4

export interface MadePdf {
  blob: Blob
  /** How many words are in the file as pictures, since its fonts lack a letter of them; each counted once. */
  pictures: number
}

interface PaperToMake {
  /** The element whose children are the sheets, laid out for the paper. */
  preview: HTMLElement
  widthMm: number
  heightMm: number
  title: string
  language: string
}

/** Rejects where a font cannot be loaded or nothing can be drawn. */
export async function makePdf(paper: PaperToMake): Promise<MadePdf> {
  const { preview, widthMm, heightMm, title, language } = paper
  const fonts = await loadFonts()
  const bench = document.createElement('div')
  bench.className = 'paper-bench'
  preview.after(bench)
  try {
    const sheets: Sheet[] = []
    for (const shown of preview.children) {
      const sheet = shown.cloneNode(true)
      if (!(sheet instanceof HTMLElement)) continue
      bench.replaceChildren(sheet)
      sheets.push({
        width: widthMm * pointsPerMm,
        height: heightMm * pointsPerMm,
        marks: marksOn(sheet, fonts),
      })
      await nextTask()
    }
    const pictured = sheets.flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.kind === 'picture' ? [mark.text] : [])),
    )
    return {
      blob: await pdfFile(sheets, fonts, { title, language }),
      pictures: new Set(pictured).size,
    }
  } finally {
    bench.remove()
  }
}

async function loadFonts(): Promise<Record<Face, TrueType>> {
  const load = async (address: string): Promise<TrueType> => {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`font answered ${response.status}`)
    return readTrueType(new Uint8Array(await response.arrayBuffer()))
  }
  const [text, reading, readingMedium] = await Promise.all([
    load(figtree),
    load(garamond),
    load(garamondMedium),
  ])
  return { text, reading, readingMedium }
}

/** Between two sheets the page may answer. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
