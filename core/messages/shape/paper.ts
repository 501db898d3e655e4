import type { PaperSize } from '../../paper/paper-size.ts'
import type { Counted } from '../counted.ts'

/** The page that puts a ceremony on paper. */
export interface PaperMessages {
  title: string
  loading: string
  choose: string
  unnamed: string
  nothing: string
  unreadable: string
  what: string
  cards: string
  vowsOf: (name: string) => string
  team: string
  keepsake: string
  size: string
  sizes: Record<PaperSize, string>
  type: string
  points: (size: number) => string
  print: string
  printHint: string
  /** Of cards and sheets: margins of the printer come on top of theirs. */
  ownMargins: string
  /** Makes a file of the cards, to be sent. */
  pdf: string
  pdfMaking: string
  pdfSave: string
  pdfFailed: string
  /** Words with letters that the file's fonts lack: emoji, other alphabets. */
  pdfPictures: (words: Counted) => string
  count: (cards: Counted) => string
  /** At a card's edge. */
  page: (number: number, total: number) => string
  version: (moment: string) => string
  /** After a correction; `numbers` as a list. */
  changed: (numbers: string, count: Counted) => string
  unchanged: string
  renumbered: string
  copy: string
  copied: string
  shareText: string
  share: string
  noVows: string
}
