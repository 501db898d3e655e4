/** What a script needs besides its pieces, in British English. */
import { frame as america } from '../en-US/frame.ts'
import type { Frame } from '../piece.ts'

export const frame: Frame = {
  ...america,
  headings: { ...america.headings, entrances: 'Order of Entrance' },
  usualEntrances: ['Wedding party', 'Page boy', 'Flower girl'],
}
