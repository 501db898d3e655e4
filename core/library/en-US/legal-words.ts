/** The words of the law, for a celebrant whose act has civil effect: word for word, country by country. */
import { legalWordings } from '../../law/legal-wordings.ts'
import type { Piece } from '../piece.ts'

export const legalWords: Piece = {
  heading: 'The Words of the Law',
  acts: ['celebrant', 'couple'],
  props: [],
  caution:
    'Only if you are authorized, with the papers at hand; full names, and not a word left out.',
  silentMinutes: 0.3,
  wordings: legalWordings,
}
