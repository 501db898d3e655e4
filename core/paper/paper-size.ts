/** The paper that cards are printed on, in millimetres. */

export const paperSizes = ['a5', 'a4', 'letter', 'twoOnA4'] as const

export type PaperSize = (typeof paperSizes)[number]

interface Card {
  widthMm: number
  heightMm: number
}

interface Paper extends Card {
  card: Card
  cardsOnSheet: 1 | 2
}

const a5: Card = { widthMm: 148, heightMm: 210 }
const a4: Card = { widthMm: 210, heightMm: 297 }
const letter: Card = { widthMm: 215.9, heightMm: 279.4 }

/** Two cards on one sheet lie side by side and are cut apart. */
export const papers: Record<PaperSize, Paper> = {
  a5: { ...a5, card: a5, cardsOnSheet: 1 },
  a4: { ...a4, card: a4, cardsOnSheet: 1 },
  letter: { ...letter, card: letter, cardsOnSheet: 1 },
  // A sheet on its side is 1 mm wider than two cards: the halves are what the cut leaves.
  twoOnA4: {
    widthMm: 297,
    heightMm: 210,
    card: { widthMm: 148.5, heightMm: 210 },
    cardsOnSheet: 2,
  },
}

/** Whether two languages have room beside each other on a card. */
export function isWide(size: PaperSize): boolean {
  return papers[size].card.widthMm > 200
}

/** Sizes of type that are read at arm's length, in points; the largest two without glasses. */
export const typeSizesPt = [16, 18, 20, 24, 28] as const

export type TypeSizePt = (typeof typeSizesPt)[number]
