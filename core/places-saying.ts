/** Where a text says something, as somebody who searches reads: whatever the case and the accents of its letters. */

/** Letters that are two, and that no decomposition takes apart. */
const letters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
}

function bare(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      // Lower case may come with a mark of its own: `İ`.
      .replace(/\p{M}+/gu, '')
      .replace(/[œæßøłı]/g, (letter) => letters[letter] ?? letter)
  )
}

/** A stretch of a text, in UTF-16 code units. */
interface Stretch {
  start: number
  end: number
}

/**
 * Every place that says `wanted`, from left to right, none over another. Whole characters are found, with the marks on
 * them: in `Straße` there is an `ss`, but not one `s` after the other.
 */
export function placesSaying(text: string, wanted: string): Stretch[] {
  const sought = bare(wanted)
  // Nearly every line ends here: where its characters are is worked out for the others alone.
  if (sought === '' || !bare(text).includes(sought)) return []
  let read = ''
  /** Where each character begins, by where it begins in `read`; that of the end is the last. */
  const begins = new Map<number, number>()
  for (const { 0: character, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const said = bare(character)
    if (said === '') continue
    begins.set(read.length, index)
    read += said
  }
  begins.set(read.length, text.length)
  const places: Stretch[] = []
  for (let at = read.indexOf(sought); at >= 0; ) {
    const [start, end] = [begins.get(at), begins.get(at + sought.length)]
    const isWhole = start !== undefined && end !== undefined
    if (isWhole) places.push({ start, end: withoutSilence(text, start, end) })
    at = read.indexOf(sought, isWhole ? at + sought.length : at + 1)
  }
  return places
}

/** What says nothing and stands behind the last character found belongs to what follows. */
function withoutSilence(text: string, start: number, end: number): number {
  let last = end
  for (const { 0: character, index } of text.slice(start, end).matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    if (bare(character) !== '') last = start + index + character.length
  }
  return last
}
