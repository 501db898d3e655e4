/** Reads the arrays of a JSON object while it is still being written, item by item. */

interface JsonItem {
  /** The member of the outermost object that the item's array is. */
  key: string
  value: unknown
}

export interface JsonStream {
  /** The items that are whole with this piece. What is not JSON has none. */
  feed(piece: string): JsonItem[]
  /** The members of the outermost object whose arrays were read to their end without a broken item. */
  closed(): ReadonlySet<string>
}

/** A service that writes more than this is not answering. */
const answerMaxCharacters = 400_000

/** More items that are no JSON than an answer ever has; each costs an error with its stack. */
const brokenItemsMost = 100

/**
 * Starts reading. Anything before the first brace is skipped: a fence, a sentence of courtesy. Never throws: items that
 * are no JSON are left out, and the others are found. Of what was read only the piece that is not whole yet is kept, in
 * parts: joined anew with every piece, an answer that comes letter by letter would be copied as often as it has letters.
 */
export function createJsonStream(): JsonStream {
  let fed = 0
  let broken = 0
  let isBroken = false
  let depth = 0
  let inString = false
  let escaped = false
  let key: string | undefined
  let lastString = ''
  let inArray = false
  const closed = new Set<string>()
  /** What of the current string or item stands in former pieces, and where it goes on in this one; undefined between. */
  let parts: string[] = []
  let from: number | undefined

  /** What has been kept, up to a place of the current piece. */
  function kept(piece: string, to: number): string {
    const whole = from === undefined ? '' : parts.join('') + piece.slice(from, to)
    parts = []
    from = undefined
    return whole
  }

  function endItem(piece: string, at: number, items: JsonItem[]): void {
    const raw = kept(piece, at).trim()
    if (key === undefined || raw === '') return
    if (broken > brokenItemsMost) {
      isBroken = true
      return
    }
    try {
      items.push({ key, value: JSON.parse(raw) })
    } catch {
      // A broken item costs no other.
      broken += 1
      isBroken = true
    }
  }

  function readString(piece: string, at: number): void {
    const character = piece.charAt(at)
    if (escaped) escaped = false
    else if (character === '\\') escaped = true
    else if (character === '"') {
      inString = false
      if (depth === 1) lastString = kept(piece, at)
    }
  }

  function open(character: string, at: number): void {
    if (depth === 0 && character !== '{') return
    depth += 1
    if (depth === 2) {
      inArray = character === '['
      from = inArray ? at + 1 : undefined
    }
  }

  function close(piece: string, at: number, items: JsonItem[]): void {
    if (depth === 0) return
    if (depth === 2 && inArray) {
      endItem(piece, at, items)
      if (key !== undefined && !isBroken) closed.add(key)
      isBroken = false
      inArray = false
    }
    depth -= 1
  }

  function readStructure(piece: string, at: number, items: JsonItem[]): void {
    const character = piece.charAt(at)
    switch (character) {
      case '"':
        if (depth === 0) return
        inString = true
        if (depth === 1) from = at + 1
        return
      case '{':
      case '[':
        open(character, at)
        return
      case '}':
      case ']':
        close(piece, at, items)
        return
      case ':':
        if (depth === 1) key = lastString
        return
      case ',':
        if (depth === 2 && inArray) {
          endItem(piece, at, items)
          from = at + 1
        }
        return
      default:
    }
  }

  return {
    closed: () => closed,
    feed(piece) {
      const items: JsonItem[] = []
      fed += piece.length
      if (fed > answerMaxCharacters) return items
      for (let at = 0; at < piece.length; at += 1) {
        if (inString) readString(piece, at)
        else readStructure(piece, at, items)
      }
      if (from !== undefined) {
        parts.push(piece.slice(from))
        from = 0
      }
      return items
    },
  }
}

/** The outermost object of an answer, fences and courtesies aside; undefined if there is none. */
export function parseJsonAnswer(answer: string): Record<string, unknown> | undefined {
  const from = answer.indexOf('{')
  const to = answer.lastIndexOf('}')
  if (from === -1 || to <= from) return undefined
  try {
    const value: unknown = JSON.parse(answer.slice(from, to + 1))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined
  } catch {
    return undefined
  }
}
