/** The frame of a PDF file: numbered objects, compressed streams, and the table that says where each one begins. */

const encoder = new TextEncoder()

export interface PdfObjects {
  /** The number of an object that is written later. */
  reserve(): number
  /** Writes an object; `content` in PDF's own notation. */
  write(number: number, content: string): void
  /** Writes bytes, compressed; `entries` go into their dictionary. */
  writeStream(number: number, entries: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** The whole file. */
  file(root: number, info: number): Blob
}

export function createPdfObjects(): PdfObjects {
  const bodies: Uint8Array<ArrayBuffer>[][] = []
  return {
    reserve: () => bodies.push([]),
    write(number, content) {
      bodies[number - 1] = [encoder.encode(content)]
    },
    async writeStream(number, entries, bytes) {
      const packed = await deflated(bytes)
      bodies[number - 1] = [
        encoder.encode(
          `<< ${entries} /Filter /FlateDecode /Length ${packed.byteLength} >>\nstream\n`,
        ),
        packed,
        encoder.encode('\nendstream'),
      ]
    },
    file(root, info) {
      // The second line tells whoever passes the file on that it is not text.
      const parts = [new Uint8Array([...encoder.encode('%PDF-1.7\n%'), 226, 227, 207, 211, 10])]
      const startsAt: number[] = []
      let length = parts[0]?.byteLength ?? 0
      const add = (part: Uint8Array<ArrayBuffer>): void => {
        parts.push(part)
        length += part.byteLength
      }
      bodies.forEach((body, index) => {
        startsAt.push(length)
        add(encoder.encode(`${index + 1} 0 obj\n`))
        body.forEach(add)
        add(encoder.encode('\nendobj\n'))
      })
      const tableAt = length
      const entries = startsAt.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
      const count = bodies.length + 1
      add(
        encoder.encode(
          `xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${count} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${tableAt}\n%%EOF\n`,
        ),
      )
      return new Blob(parts, { type: 'application/pdf' })
    },
  }
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** A text of any script, as PDF writes it. */
export function pdfText(text: string): string {
  return `<FEFF${hexOf(text)}>`
}

/** UTF-16, four digits for each unit. */
export function hexOf(text: string): string {
  return Array.from({ length: text.length }, (_, index) => fourDigits(text.charCodeAt(index))).join(
    '',
  )
}

export function fourDigits(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, '0')
}

/** A length, as short as it can be written without being seen to move. */
export function written(value: number): string {
  return String(Math.round(value * 100) / 100)
}
