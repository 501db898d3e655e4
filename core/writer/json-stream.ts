/** Reads the arrays of a JSON object while it is still being written, item by item. */

interface JsonItem {
  /** The member of the outermost object that the item's array is. */
  key: string
  value: unknown
}

export interface JsonStream {
  /** The items that are whole with this piece. What is not JSON has none. */
  feed(piece: string): JsonItem[]
}

/** A service that writes more than this is not answering. */
const bufferMaxCharacters = 400_000

/**
 * Starts reading. Anything before the first brace is skipped: a fence, a sentence of courtesy. Never throws: items that
 * are no JSON are left out, and the others are found.
 */
export function createJsonStream(): JsonStream {
  let buffer = ''
  let at = 0
  let depth = 0
  let inString = false
  let escaped = false
  let stringStart = 0
  let key: string | undefined
  let lastString = ''
  /** Where the current item of the current array begins; undefined between items. */
  let itemStart: number | undefined
  let inArray = false

  function endItem(end: number, items: JsonItem[]): void {
    const raw = itemStart === undefined ? '' : buffer.slice(itemStart, end).trim()
    itemStart = undefined
    if (key === undefined || raw === '') return
    try {
      items.push({ key, value: JSON.parse(raw) })
    } catch {
      // A broken item costs no other.
    }
  }

  function readString(character: string): void {
    if (escaped) escaped = false
    else if (character === '\\') escaped = true
    else if (character === '"') {
      inString = false
      if (depth === 1) lastString = buffer.slice(stringStart + 1, at)
    }
  }

  function open(character: string): void {
    if (depth === 0 && character !== '{') return
    depth += 1
    if (depth === 2) {
      inArray = character === '['
      itemStart = inArray ? at + 1 : undefined
    }
  }

  function close(items: JsonItem[]): void {
    if (depth === 0) return
    if (depth === 2 && inArray) {
      endItem(at, items)
      inArray = false
    }
    depth -= 1
  }

  function readStructure(character: string, items: JsonItem[]): void {
    switch (character) {
      case '"':
        if (depth === 0) return
        inString = true
        stringStart = at
        return
      case '{':
      case '[':
        open(character)
        return
      case '}':
      case ']':
        close(items)
        return
      case ':':
        if (depth === 1) key = lastString
        return
      case ',':
        if (depth === 2 && inArray) {
          endItem(at, items)
          itemStart = at + 1
        }
        return
      default:
    }
  }

  return {
    feed(piece) {
      const items: JsonItem[] = []
      if (buffer.length + piece.length > bufferMaxCharacters) return items
      buffer += piece
      for (; at < buffer.length; at += 1) {
        const character = buffer.charAt(at)
        if (inString) readString(character)
        else readStructure(character, items)
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
