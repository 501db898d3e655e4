/** Reads the PDF files that web/paper/pdf writes, from their bytes alone, as any other reader does. */
import { inflateSync } from 'node:zlib'

export interface ReadObject {
  /** As it stands in the file. */
  text: string
  /** Uncompressed. */
  stream: Buffer | undefined
}

/** The objects of a file, found by the table at its end. Throws where that table is wrong. */
export async function pdfObjects(file: Blob): Promise<Map<number, ReadObject>> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const whole = bytes.toString('latin1')
  const tableAt = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(whole)?.[1])
  const entries = [...whole.slice(tableAt).matchAll(/^(\d{10}) \d{5} n $/gm)]
  return new Map(
    entries.map(([, offset], index) => {
      const at = Number(offset)
      if (!whole.startsWith(`${index + 1} 0 obj\n`, at)) throw new Error(`no object at ${at}`)
      const text = whole.slice(at, whole.indexOf('endobj', at))
      const length = /\/Length (\d+) >>\nstream\n/.exec(text)
      const from = at + (length === null ? 0 : length.index + length[0].length)
      const stream =
        length === null ? undefined : inflateSync(bytes.subarray(from, from + Number(length[1])))
      return [index + 1, { text, stream }]
    }),
  )
}

function object(objects: Map<number, ReadObject>, number: string | undefined): ReadObject {
  const found = objects.get(Number(number))
  if (found === undefined) throw new Error(`no object ${number}`)
  return found
}

/** UTF-16 of four digits a unit. */
export function textFromHex(hex: string): string {
  return String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))
}

/** What stands on each page, by the map to text that its fonts bring. */
export async function wordsOnPages(file: Blob): Promise<string[]> {
  const objects = await pdfObjects(file)
  const pages = [...objects.values()].filter(({ text }) => text.includes('/Type /Page '))
  return pages.map(({ text }) => {
    const content = object(objects, /\/Contents (\d+) 0 R/.exec(text)?.[1]).stream?.toString()
    const texts = new Map<string, string>()
    for (const [, font] of text.matchAll(/\/F\d (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(object(objects, font).text)?.[1]
      const pairs = object(objects, map).stream?.toString() ?? ''
      for (const [, glyph = '', unit = ''] of pairs.matchAll(/^<(\w{4})> <(\w+)>$/gm)) {
        texts.set(glyph, textFromHex(unit))
      }
    }
    return [...(content ?? '').matchAll(/\/ActualText <FEFF(\w+)>|<(\w+)>/g)]
      .map(([, whole, glyphs]) =>
        whole === undefined
          ? (glyphs?.match(/.{4}/g) ?? []).map((glyph) => texts.get(glyph) ?? '?').join('')
          : textFromHex(whole),
      )
      .join('')
  })
}
