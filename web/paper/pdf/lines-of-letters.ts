/** Measured letters put together into what a PDF draws at once: a line of one font, or a word as a picture. */

/** A letter with its accents, where the browser has put it. In pixels. */
export interface MeasuredLetter {
  text: string
  left: number
  top: number
  width: number
  height: number
}

export interface LinePart {
  /** `drawn`: every letter is in the font. `pictured`: a word that the browser has to draw. */
  kind: 'drawn' | 'pictured'
  letters: readonly MeasuredLetter[]
}

/** Letters of one line differ in height by their font alone. */
const sameLinePx = 1

/** A letter with everything that is written above or below it. */
export function lettersOf(text: string): string[] {
  return text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
}

/**
 * A letter as fonts have it: accents joined to it, and one space and one hyphen for those that tell a browser where not
 * to break a line, since the lines are broken.
 */
export function drawnAs(letter: string): string {
  return letter.normalize('NFC').replace(/^\s$/u, ' ').replace('\u2011', '-')
}

/**
 * The parts of a text's lines, in reading order. A word with one letter that the font lacks is pictured whole, since
 * letters may join. What takes no room and has no glyph (a place to break a word) is left out.
 */
export function lineParts(
  letters: readonly MeasuredLetter[],
  isDrawable: (text: string) => boolean,
): LinePart[] {
  const parts: LinePart[] = []
  for (const line of linesOf(letters)) {
    for (const word of wordsOf(line)) {
      const seen = word.filter(({ text, width }) => width > 0 || isDrawable(text))
      if (seen.length === 0) continue
      const kind = seen.every(({ text }) => isDrawable(text)) ? 'drawn' : 'pictured'
      const before = parts.at(-1)
      const goesOn =
        kind === 'drawn' && before?.kind === 'drawn' && isSameLine(before.letters[0], seen[0])
      if (goesOn) parts[parts.length - 1] = { kind, letters: [...before.letters, ...seen] }
      else parts.push({ kind, letters: seen })
    }
  }
  return parts
}

function isSameLine(one: MeasuredLetter | undefined, other: MeasuredLetter | undefined): boolean {
  return one !== undefined && other !== undefined && Math.abs(one.top - other.top) <= sameLinePx
}

function linesOf(letters: readonly MeasuredLetter[]): MeasuredLetter[][] {
  return gathered(letters, (before, letter) => isSameLine(before, letter))
}

/** Words, and the white space between them. */
function wordsOf(line: readonly MeasuredLetter[]): MeasuredLetter[][] {
  const isSpace = ({ text }: MeasuredLetter): boolean => text.trim() === ''
  return gathered(line, (before, letter) => isSpace(before) === isSpace(letter))
}

function gathered(
  letters: readonly MeasuredLetter[],
  belongs: (before: MeasuredLetter, letter: MeasuredLetter) => boolean,
): MeasuredLetter[][] {
  const groups: MeasuredLetter[][] = []
  let before: MeasuredLetter | undefined
  for (const letter of letters) {
    const group = groups.at(-1)
    if (group !== undefined && before !== undefined && belongs(before, letter)) group.push(letter)
    else groups.push([letter])
    before = letter
  }
  return groups
}
