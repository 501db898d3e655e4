/**
 * Runs in the browser: docxtemplater fills a template with the same paragraphs as `docx-page.ts`. The bundler resolves
 * its packages where they were installed.
 */

/** The part of its API in use (docxtemplater.com/docs): it is not a dependency, so its types are not available. */
interface Zip {
  file: (name: string, text: string) => unknown
  generate: (options: { type: string; compression: string }) => ArrayBuffer
}
interface Template {
  render: (values: object) => void
  getZip: () => Zip
}

export interface PeerTimings {
  loadMs: number
  firstMs: number
  laterMs: number[]
  fileBytes: number
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const contentTypes = `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const relationships = `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`
const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const template = `${declaration}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph('{#lines}')}${paragraph('{text}')}${paragraph('{/lines}')}</w:body></w:document>`

/** Fills the template once, and then `runs` more times. */
export async function timeDocuments(runs: number, paragraphs: number): Promise<PeerTimings> {
  const sentence =
    'Quando João conheceu Zoë, numa tarde de chuva, ninguém imaginava que aquele guarda-chuva mudaria duas vidas. '
  const lines = Array.from({ length: paragraphs }, () => ({ text: sentence.repeat(2) }))
  const start = performance.now()
  const { Docxtemplater, PizZip } = await load()
  const loadMs = performance.now() - start
  const timed = () => {
    const before = performance.now()
    const zip = new PizZip()
    zip.file('[Content_Types].xml', contentTypes)
    zip.file('_rels/.rels', relationships)
    zip.file('word/document.xml', template)
    const document = new Docxtemplater(zip, { paragraphLoop: true })
    document.render({ lines })
    const file = document.getZip().generate({ type: 'arraybuffer', compression: 'DEFLATE' })
    return { ms: performance.now() - before, bytes: file.byteLength }
  }
  const first = timed()
  const laterMs: number[] = []
  for (let run = 0; run < runs; run += 1) laterMs.push(timed().ms)
  return { loadMs, firstMs: first.ms, laterMs, fileBytes: first.bytes }
}

async function load(): Promise<{
  Docxtemplater: new (zip: Zip, options: object) => Template
  PizZip: new () => Zip
}> {
  // @ts-expect-error: a bundler alias for the one file that loads both packages.
  return import('docx-peer')
}
