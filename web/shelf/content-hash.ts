import type { Ceremony } from '#core/ceremony/document.ts'

/**
 * Stands in every hash for the number of the format. Formats 3 and 4 say the same of whatever both can say, and the hashes
 * of former states, which a backup brings along, were taken with it: otherwise a restore would double each ceremony.
 */
const hashedFormat = 3

/**
 * Names what a ceremony says, in 32 hexadecimal digits: the first half of SHA-256 over everything but which copy it is
 * and when it was changed. Two devices that hold the same words give them the same hash.
 */
export async function contentHash(ceremony: Ceremony): Promise<string> {
  const { id: _id, revision: _revision, changedAtMs: _changedAtMs, ...content } = ceremony
  const bytes = new TextEncoder().encode(canonicalJson({ ...content, format: hashedFormat }))
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
