import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pdfObjects, textFromHex, wordsOnPages } from '../../../testing/read-pdf.ts'
import { pdfFile } from './pdf-file.ts'
import type { Face, Letters, Sheet } from './placed.ts'
import { readTrueType, type TrueType } from './true-type.ts'

function fontFrom(name: string): TrueType {
  return readTrueType(readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url)))
}

const fonts: Record<Face, TrueType> = {
  text: fontFrom('figtree-400'),
  reading: fontFrom('eb-garamond-400'),
  readingMedium: fontFrom('eb-garamond-500'),
}

function line(text: string, top: number): Letters {
  return {
    kind: 'letters',
    face: 'reading',
    size: 18,
    isSlanted: false,
    colour: [0, 0, 0],
    baseline: top,
    letters: Array.from(text, (letter, index) => ({ text: letter, left: 40 + 9.5 * index })),
  }
}

function sheetOf(...marks: Sheet['marks']): Sheet {
  return { width: 419.53, height: 595.28, marks }
}

const about = { title: 'Fichas - Zoé & “Lua”', language: 'pt-BR' }

describe('a PDF file', () => {
  it('has a page for each sheet, with its words', async () => {
    const sheets = [
      sheetOf(line('Zoé, você aceita João?', 100), line(' “Sim” — çãõ €', 130)),
      sheetOf(line('Œuvre, garçon, año.', 100)),
    ]
    const file = await pdfFile(sheets, fonts, about)
    expect(file.type).toBe('application/pdf')
    expect(await wordsOnPages(file)).toEqual([
      'Zoé, você aceita João? “Sim” — çãõ €',
      'Œuvre, garçon, año.',
    ])
  })

  it('is as large as its sheets, and says whose it is', async () => {
    const objects = await pdfObjects(await pdfFile([sheetOf(line('a', 10))], fonts, about))
    const texts = [...objects.values()].map(({ text }) => text).join('')
    expect(texts).toContain('/MediaBox [0 0 419.53 595.28]')
    const title = /\/Title <FEFF(\w+)>/.exec(texts)?.[1] ?? ''
    expect(textFromHex(title)).toBe(about.title)
  })

  it('brings the fonts it uses, with the letters it uses', async () => {
    const sheets = [sheetOf(line('Sim', 10))]
    const objects = await pdfObjects(await pdfFile(sheets, fonts, about))
    const files = [...objects.values()].flatMap(({ text, stream }) =>
      text.includes('/Length1') && stream !== undefined ? [stream] : [],
    )
    expect(files).toHaveLength(1)
    const embedded = files[0] ?? Buffer.of()
    expect(embedded.byteLength).toBeLessThan(6_000)
  })

  it('puts every letter where it was measured, whatever the width of the one before', async () => {
    const marks = [line('AVAVAV', 100)]
    const objects = await pdfObjects(await pdfFile([sheetOf(...marks)], fonts, about))
    const content = [...objects.values()].flatMap(({ stream }) => {
      const text = stream?.toString('latin1') ?? ''
      return text.startsWith('BT') ? [text] : []
    })[0]
    const [, row = ''] = /\[(.*)\] TJ/.exec(content ?? '') ?? []
    const font = fonts.reading
    let pen = 40
    let at = 0
    for (const [, moved, glyph] of row.matchAll(/(-?\d+) |<(\w+)>/g)) {
      if (moved !== undefined) pen -= (Number(moved) * 18) / 1000
      if (glyph !== undefined) {
        expect(pen).toBeCloseTo(40 + 9.5 * at, 1)
        pen += (font.advanceOf(Number.parseInt(glyph, 16)) * 18) / font.unitsPerEm
        at += 1
      }
    }
    expect(at).toBe(6)
  })

  it('holds a picture where no font has a word, and the word with it', async () => {
    const picture = {
      kind: 'picture',
      text: 'ليلى',
      box: { left: 10, top: 10, width: 20, height: 10 },
      pixels: new Uint8ClampedArray(4 * 2).fill(255),
      widthPx: 2,
      heightPx: 1,
    } as const
    const file = await pdfFile([sheetOf(line('com ', 20), picture)], fonts, about)
    expect(await wordsOnPages(file)).toEqual(['com ليلى'])
  })
})

describe('a font', () => {
  it('has every letter of the four languages, and no emoji', () => {
    for (const font of Object.values(fonts)) {
      for (const letter of 'aáàâãçéêíñóôõöœúüÿÇÉ¿¡«»“”‘’—–…€ -') {
        expect(font.glyphOf(letter.codePointAt(0) ?? 0), letter).toBeGreaterThan(0)
      }
      expect(font.glyphOf(0x1f389)).toBe(0)
      expect(font.glyphOf(0x0644)).toBe(0)
    }
  })

  it('keeps the numbers and widths of its glyphs when others are left out', () => {
    const font = fonts.reading
    const glyph = font.glyphOf('é'.codePointAt(0) ?? 0)
    // As a whole font is read, it needs the map that a PDF does without.
    const small = font.subset([glyph])
    expect(small.byteLength).toBeLessThan(4_000)
    const names = Array.from({ length: new DataView(small.buffer).getUint16(4) }, (_, index) =>
      Buffer.from(small.subarray(12 + 16 * index, 16 + 16 * index)).toString(),
    )
    expect(names).toEqual(['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'])
  })
})
