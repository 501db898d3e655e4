import type { Ceremony } from '#core/ceremony/document.ts'

/**
 * What stood in the hashes of documents up to the fourth format for its number: that of format 2 itself, and one number
 * for 3 and 4, which say the same of whatever both can say.
 */
const formerlyHashed = [2, 3]

/** A document of a former format, as it was stored or sent. */
export type FormerDocument = Readonly<Record<string, unknown>>

/**
 * Names what a ceremony says, in 32 hexadecimal digits: the first half of SHA-256 over everything but which copy it is
 * and when it was changed. Two devices that hold the same words give them the same hash.
 */
export function contentHash(ceremony: Ceremony): Promise<string> {
  return hashOf(ceremony, ceremony.format)
}

/**
 * The names that former products may have noted of a document of theirs. By them a ceremony that was converted is told
 * from another, so that the restore of an old backup doubles none.
 */
export function formerHashes(document: FormerDocument): Promise<string[]> {
  return Promise.all(formerlyHashed.map((format) => hashOf(document, format)))
}

async function hashOf(document: Ceremony | FormerDocument, format: number): Promise<string> {
  const { id: _id, revision: _revision, changedAtMs: _changedAtMs, ...content } = document
  const bytes = new TextEncoder().encode(canonicalJson({ ...content, format }))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest, 0, 16)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** JSON whose members stand in one order only, whatever order they were written in. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
}
