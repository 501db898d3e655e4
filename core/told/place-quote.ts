/**
 * Where quoted words stand in a text. Who quotes, copies almost letter by letter: a service straightens quotation marks,
 * closes a double space, leaves out an accent. Everything here takes time in proportion to the text and the quote.
 */

/** In the text, in UTF-16 code units. */
export interface Place {
  start: number
  end: number
}

/** A text without what quotes differ in, and where each of its characters stands. */
export interface FoldedText {
  text: string
  folded: string
  /** Of each character of `folded`: where it begins in `text`. */
  starts: number[]
  /** Of each character of `folded`: where it ends in `text`. */
  ends: number[]
}

const isQuotationMark = /["'`´“”„‟‘’‚‛«»‹›]/u
const isDash = /[-‐‑‒–—―−]/u
const isWordCharacter = /[\p{L}\p{N}]/u
const isMark = /^\p{M}+$/u

function foldedCharacter(character: string): string {
  if (character <= '\u007f') {
    const isMarkOfQuote = character === '"' || character === "'" || character === '`'
    return isMarkOfQuote ? "'" : character.toLowerCase()
  }
  if (isQuotationMark.test(character)) return "'"
  if (isDash.test(character)) return '-'
  if (character === '…') return '.'
  if (isMark.test(character)) return ''
  return character
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

/** Folds a text once, for many quotes. */
export function foldText(text: string): FoldedText {
  const folded: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  /** A space counts between two words only: it is added with the second of them. */
  let space: number | undefined
  let at = 0
  for (const character of text) {
    const start = at
    at += character.length
    if (/\s/u.test(character)) {
      space ??= start
      continue
    }
    const bare = foldedCharacter(character)
    const last = folded.at(-1)
    if (bare === '') {
      // A mark of the character before it.
      if (ends.length > 0) ends[ends.length - 1] = at
      continue
    }
    const isRun = last === bare && (bare === '.' || bare === '-') && space === undefined
    if (isRun) {
      ends[ends.length - 1] = at
      continue
    }
    if (space !== undefined && last !== undefined && isWordCharacter.test(last)) {
      if (isWordCharacter.test(bare)) {
        folded.push(' ')
        starts.push(space)
        ends.push(start)
      }
    }
    space = undefined
    for (const unit of bare.split('')) {
      folded.push(unit)
      starts.push(start)
      ends.push(at)
    }
  }
  return { text, folded: folded.join(''), starts, ends }
}

/** Every place of a needle that is apart from the one before; Knuth, Morris and Pratt's way, which never goes back. */
function foundIn(text: string, needle: string): number[] {
  if (needle === '') return []
  const borders = new Int32Array(needle.length)
  for (let at = 1, length = 0; at < needle.length; at += 1) {
    while (length > 0 && needle[at] !== needle[length]) length = borders[length - 1] ?? 0
    if (needle[at] === needle[length]) length += 1
    borders[at] = length
  }
  const found: number[] = []
  for (let at = 0, length = 0; at < text.length; at += 1) {
    while (length > 0 && text[at] !== needle[length]) length = borders[length - 1] ?? 0
    if (text[at] === needle[length]) length += 1
    if (length === needle.length) {
      found.push(at - length + 1)
      length = 0
    }
  }
  return found
}

function isInWord(before: string | undefined, after: string | undefined): boolean {
  return (
    before !== undefined &&
    after !== undefined &&
    isWordCharacter.test(before) &&
    isWordCharacter.test(after)
  )
}

function placesOfNeedle({ text, folded, starts, ends }: FoldedText, needle: string): Place[] {
  const found = foundIn(folded, needle)
  const whole = found.filter((from) => {
    const to = from + needle.length
    return !isInWord(folded[from - 1], folded[from]) && !isInWord(folded[to - 1], folded[to])
  })
  // Whole words where there are any: `ex` is not told of in `texto`.
  return (whole.length > 0 || needle.length < 4 ? whole : found).flatMap((from) => {
    const start = starts[from]
    const end = ends[from + needle.length - 1]
    return start === undefined || end === undefined || text.slice(start, end).trim() === ''
      ? []
      : [{ start, end }]
  })
}

/** Where whoever quotes left something out. */
const leftOut = /(?:\[\s*(?:\.{3}|…)\s*\]|\(\s*(?:\.{3}|…)\s*\)|\s\.{3}\s|…)/u

/** As `placesOf`, in a text that was folded before. */
export function placesIn(text: FoldedText, quote: string): Place[] {
  const needle = foldText(quote).folded
  if (!isWordCharacter.test(needle)) return []
  const places = placesOfNeedle(text, needle)
  if (places.length > 0) return places
  const bare = placesOfNeedle(text, foldText(withoutEdges(quote)).folded)
  if (bare.length > 0) return bare
  const parts = quote.split(leftOut).filter((part) => isWordCharacter.test(part))
  if (parts.length < 2) return []
  const byPart = parts.map((part) => placesOfNeedle(text, foldText(withoutEdges(part)).folded))
  return byPart.every((found) => found.length > 0)
    ? byPart.flat().toSorted((one, other) => one.start - other.start)
    : []
}

function withoutEdges(quote: string): string {
  const first = quote.search(isWordCharacter)
  let end = quote.length
  // By hand: an expression would begin anew from every mark.
  while (end > first && !isWordCharacter.test(quote.charAt(end - 1))) end -= 1
  return first < 0 ? '' : quote.slice(first, end)
}

/**
 * Every place where a text says what is quoted, in order and apart: whole words, whatever their spaces, capitals, accents,
 * quotation marks, dashes and ellipses. Where the quote leaves something out, the places of its parts. None if it, or
 * one of its parts, stands nowhere.
 */
export function placesOf(text: string, quote: string): Place[] {
  return placesIn(foldText(text), quote)
}
