/** What the search of the library says when it finds nothing, in Spanish. */
import type { MomentSearchMessages } from '../shape/moment-search.ts'

export const momentSearch: MomentSearchMessages = {
  nothingFound: (typed) => `La biblioteca no tiene nada sobre «${typed}».`,
  ownInstead: (typed) => `Crear un momento tuyo: «${typed}»`,
}
