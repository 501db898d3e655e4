/** Tells whether an answer is still the one its facts were read from. Not for anything that must resist an attack. */
export function fingerprint(text: string): string {
  // FNV-1a, 32 bits, over UTF-16 code units.
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return `${(hash >>> 0).toString(36)}-${text.length}`
}
