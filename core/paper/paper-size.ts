/** The paper that cards are printed on, in millimetres. */
import type { Ceremony } from '../ceremony/document.ts'

export const paperSizes = ['a5', 'a4', 'letter', 'twoOnA4', 'twoOnLetter'] as const

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
  twoOnLetter: {
    widthMm: 279.4,
    heightMm: 215.9,
    card: { widthMm: 139.7, heightMm: 215.9 },
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

/** Where letter paper is what one buys (ISO 3166-1), as CLDR has it; everywhere else it is A4. */
const letterCountries: readonly string[] = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ')

/** Where no country is known: most who speak these buy letter paper. */
const letterLanguages: readonly string[] = ['en-US', 'es-419']

type Where = Pick<Ceremony, 'country' | 'language'>

/** The sheet that whoever prints this ceremony has at home. */
export function usualSheet({ country, language }: Where): 'a4' | 'letter' {
  const isLetter =
    country === '' ? letterLanguages.includes(language) : letterCountries.includes(country)
  return isLetter ? 'letter' : 'a4'
}

/** What cards are printed on until somebody chooses: half of letter paper is sold nowhere, half of A4 is. */
export function usualCardSize(ceremony: Where): PaperSize {
  return usualSheet(ceremony) === 'letter' ? 'letter' : 'a5'
}

/** The type until somebody chooses it: large on a large card, unless two languages stand beside each other there. */
export function usualTypePt(size: PaperSize, isBilingual: boolean): TypeSizePt {
  return isWide(size) && !isBilingual ? 24 : 18
}
