import JSZip from 'jszip'
import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { scriptOf } from '#core/ceremony/script.ts'
import { library } from '#core/library/fr-FR/library.ts'
import { scriptDocument } from '../script-document.ts'
import { documentMostBytes, readDocument } from './read-document.ts'

const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

async function zipped(files: Record<string, string>, compression: 'STORE' | 'DEFLATE' = 'DEFLATE') {
  const zip = new JSZip()
  for (const [name, content] of Object.entries(files)) zip.file(name, content)
  return zip.generateAsync({ type: 'arraybuffer', compression })
}

async function read(body: string, root = namespace) {
  const xml = `<?xml version="1.0"?><w:document ${root}><w:body>${body}</w:body></w:document>`
  return readDocument(new Blob([await zipped({ 'word/document.xml': xml })]))
}

const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

test('our own document is read word for word, as another reader reads it', async () => {
  const ceremony = newCeremony({ id: 'c', nowMs: 0, language: 'fr-FR' })
  const document = await scriptDocument(scriptOf(ceremony, library))
  const theirs = await mammoth.extractRawText({ buffer: Buffer.from(await document.arrayBuffer()) })
  const words = (text: string): string => text.replace(/\s+/g, ' ').trim()
  const ours = await readDocument(document)
  if (ours.kind !== 'read') throw new Error(ours.reason)
  expect(words(ours.text)).toBe(words(theirs.value))
  expect(ours.text.split('\n\n').length).toBeGreaterThan(20)
})

test('runs, tabs, breaks and entities become one line of words each', async () => {
  expect(
    await read(
      `<w:p><w:pPr><w:tabs/></w:pPr><w:r><w:t xml:space="preserve">A </w:t></w:r><w:r><w:tab/><w:t>&#233;t&#xE9; &amp; &lt;b&gt;</w:t></w:r></w:p>
       <w:p/><w:p><w:r><w:t>um</w:t><w:br/><w:t>dois</w:t></w:r></w:p>`,
    ),
  ).toEqual({ kind: 'read', text: 'A été & <b>\n\num\ndois' })
})

test('what was deleted, is a field’s instruction or stands there twice is left out', async () => {
  const body = `<w:p><w:del><w:r><w:delText>não</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r>
    <mc:AlternateContent><mc:Choice><w:t>sim</w:t></mc:Choice><mc:Fallback><w:t>sim</w:t></mc:Fallback></mc:AlternateContent><a:t>eixo</a:t></w:p>`
  expect(await read(body)).toEqual({ kind: 'read', text: 'sim' })
})

test('the relations say which part is the document; other prefixes and kept files do as well', async () => {
  const archive = await zipped(
    {
      '_rels/.rels':
        '<Relationships><Relationship Id="r1" Type="http://x/relationships/officeDocument" Target="/word/document2.xml"/></Relationships>',
      'word/document2.xml':
        '<document xmlns="http://purl.oclc.org/ooxml/wordprocessingml/main"><p><t>Oi</t></p></document>',
    },
    'STORE',
  )
  expect(await readDocument(new Blob([archive]))).toEqual({ kind: 'read', text: 'Oi' })
})

describe('is refused with its reason:', () => {
  const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  const encrypted = Buffer.from('EncryptedPackage', 'utf16le')

  test.each<[string, () => Promise<BlobPart[]> | BlobPart[], string]>([
    ['an empty file', () => [], 'not-a-document'],
    ['a photograph', () => [new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'not-a-document'],
    ['plain text', () => ['Boa tarde!'], 'not-a-document'],
    ['a document of before 2007', () => [old], 'old-format'],
    ['one that a password protects', () => [old, new Uint8Array(600), encrypted], 'protected'],
    ['another archive', async () => [await zipped({ 'a.txt': 'a' })], 'not-a-document'],
    [
      'a spreadsheet',
      async () => [await zipped({ 'word/document.xml': '<workbook/>' })],
      'not-a-document',
    ],
    ['the beginning of an archive', () => ['PK\u0003\u0004 and no more'], 'broken'],
    [
      'one that was cut',
      async () => {
        const whole = await zipped({ 'word/document.xml': `<w:document ${namespace}/>` })
        return [whole.slice(0, 40), whole.slice(60)]
      },
      'broken',
    ],
    [
      'one without a word',
      async () => [await zipped({ 'word/document.xml': `<w:document ${namespace}/>` })],
      'empty',
    ],
    ['a huge file', () => [new Uint8Array(documentMostBytes + 1)], 'too-large'],
    [
      'a small one that unpacks without end',
      async () => [await zipped({ 'word/document.xml': ' '.repeat(31 * 1024 * 1024) })],
      'too-large',
    ],
  ])('%s', async (_name, parts, reason) => {
    expect(await readDocument(new Blob(await parts()))).toEqual({ kind: 'refused', reason })
  })

  test('any of its bytes changed, and nothing is thrown', async () => {
    const whole = new Uint8Array(
      await zipped({
        'word/document.xml': `<w:document ${namespace}>${paragraph('Oi')}</w:document>`,
      }),
    )
    for (let at = 0; at < whole.length; at += 1) {
      const changed = whole.slice()
      changed[at] = (changed[at] ?? 0) ^ 0xff
      const { kind } = await readDocument(new Blob([changed]))
      expect(['read', 'refused']).toContain(kind)
    }
  })
})

test('relations of many kilobytes are not searched, and those that name nothing leave it where Word puts it', async () => {
  const xml = `<w:document ${namespace}><w:body>${paragraph('Oi')}</w:body></w:document>`
  const many = 'Type="/officeDocument'.repeat(1_000_000)
  const archive = await zipped({
    '_rels/.rels': `<Relationship ${many}>`,
    'word/document.xml': xml,
  })
  expect(archive.byteLength).toBeLessThan(100_000)
  expect(await readDocument(new Blob([archive]))).toEqual({ kind: 'read', text: 'Oi' })
})

test('what was packed to fill a memory is refused', async () => {
  const archive = await zipped({
    'word/document.xml': `<w:document ${namespace}>${' '.repeat(29_000_000)}`,
  })
  expect(archive.byteLength).toBeLessThan(100_000)
  expect(await readDocument(new Blob([archive]))).toEqual({ kind: 'refused', reason: 'too-large' })
})

test('entities that are none stay as they are written, however many there are', async () => {
  expect(await read(paragraph('&amp;&#0;&#x41;&x;&&#xZ; &nbsp;'))).toEqual({
    kind: 'read',
    text: '&A&x;&&#xZ; &nbsp;',
  })
})

test('a document of twenty thousand words is read whole', async () => {
  const words = Array.from({ length: 20_000 }, (_, at) => `palavra${at}`)
  const lines = Array.from({ length: 200 }, (_, at) => words.slice(at * 100, at * 100 + 100))
  const body = lines.map((line) => paragraph(line.join(' '))).join('')
  expect(await read(body)).toEqual({
    kind: 'read',
    text: lines.map((line) => line.join(' ')).join('\n\n'),
  })
})
