/** Reads the words of a Word document on the device itself; nothing of it is sent anywhere. */
import { documentParagraphs } from './document-paragraphs.ts'
import { zipEntry } from './zip-entry.ts'

/** `old-format`: from before 2007, or of another program. */
type DocumentRefusal =
  | 'too-large'
  | 'protected'
  | 'old-format'
  | 'not-a-document'
  | 'broken'
  | 'empty'

export type DocumentRead =
  | { kind: 'read'; text: string }
  | { kind: 'refused'; reason: DocumentRefusal }

/** Photographs make documents large, and are not unpacked. */
export const documentMostBytes = 25 * 1024 * 1024
/** Of the words, with all that says how they look. */
const xmlMostBytes = 30 * 1024 * 1024
/** Of what says where the words are: some lines. */
const relationsMostBytes = 64 * 1024

/** The container of programs before 2007, and of documents that a password protects. */
const oldContainer = [0xd0, 0xcf, 0x11, 0xe0]
const zipStart = [0x50, 0x4b]

const isOpened = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/** Names in such a container are UTF-16. */
function isProtected(bytes: Uint8Array<ArrayBuffer>): boolean {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
  const text = new TextDecoder('latin1').decode(bytes)
  return text.includes(String.fromCharCode(...name))
}

const refused = (reason: DocumentRefusal): DocumentRead => ({ kind: 'refused', reason })

/** Where the document stands in its archive: what the archive's relations say, else where Word puts it. */
function mainPart(relations: string): string {
  for (const tag of relations.split('<')) {
    if (!/^Relationship\s/.test(tag) || !valueIn(tag, 'Type').endsWith('/officeDocument')) continue
    const target = valueIn(tag, 'Target')
    if (target !== '') return target.replace(/^\//, '')
  }
  return 'word/document.xml'
}

/** An attribute of a tag; empty if it has none. */
function valueIn(tag: string, attribute: string): string {
  const [, after = ''] = tag.split(`${attribute}="`, 2)
  return after.includes('"') ? after.slice(0, after.indexOf('"')) : ''
}

const decode = (bytes: Uint8Array<ArrayBuffer>): string =>
  new TextDecoder(isOpened(bytes, [0xff, 0xfe]) ? 'utf-16le' : 'utf-8').decode(bytes)

/** The document's words, paragraphs with an empty line between them. Never rejects. */
export async function readDocument(file: Blob): Promise<DocumentRead> {
  if (file.size > documentMostBytes) return refused('too-large')
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    // Moved, or on a disk that is gone.
    return refused('broken')
  }
  if (isOpened(bytes, oldContainer)) {
    return refused(isProtected(bytes) ? 'protected' : 'old-format')
  }
  if (!isOpened(bytes, zipStart)) return refused('not-a-document')
  const relations = await zipEntry(bytes, '_rels/.rels', relationsMostBytes)
  const name = mainPart(relations.kind === 'found' ? decode(relations.bytes) : '')
  const main = await zipEntry(bytes, name, xmlMostBytes)
  switch (main.kind) {
    case 'missing':
      return refused('not-a-document')
    case 'encrypted':
      return refused('protected')
    case 'too-large':
    case 'broken':
      return refused(main.kind)
    case 'found': {
      const paragraphs = documentParagraphs(decode(main.bytes))
      if (paragraphs === undefined) return refused('not-a-document')
      return paragraphs.length === 0
        ? refused('empty')
        : { kind: 'read', text: paragraphs.join('\n\n') }
    }
  }
}
