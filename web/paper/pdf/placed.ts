/** Sheets of paper with everything that stands on them in its place: what a PDF is made of. All lengths in points. */

/** The fonts of the paper, by family and weight. */
export const faces = ['text', 'reading', 'readingMedium'] as const

export type Face = (typeof faces)[number]

/** From 0 to 1: red, green, blue. */
export type Colour = readonly [number, number, number]

/** From the sheet's top left corner. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** What one font draws on one line. */
export interface Letters {
  kind: 'letters'
  face: Face
  size: number
  /** Slanted by the browser, since no italic is loaded. */
  isSlanted: boolean
  colour: Colour
  /** From the sheet's top. */
  baseline: number
  /** In reading order, each with its left edge; one letter may be several characters. */
  letters: readonly { text: string; left: number }[]
}

/** A word that no font of the file can draw, drawn by the browser. */
export interface Picture {
  kind: 'picture'
  text: string
  box: Box
  /** Red, green, blue, opacity for every point, from the top left. */
  pixels: Uint8ClampedArray
  widthPx: number
  heightPx: number
}

/** A line beside a direction, around a page, or where cards are cut apart; only an upright one is dashed. */
interface Stroke {
  kind: 'stroke'
  box: Box
  colour: Colour
  isDashed: boolean
}

export type Mark = Letters | Picture | Stroke

export interface Sheet {
  width: number
  height: number
  marks: readonly Mark[]
}
