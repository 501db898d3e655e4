/** What the search of the library says when it finds nothing, in Spanish. */
import type { MomentSearchMessages } from '../shape/moment-search.ts'

export const momentSearch: MomentSearchMessages = {
  nothingFound: (typed) => `En la biblioteca no hay nada sobre «${typed}».`,
  ownInstead: (typed) => `Crear tu propio momento: «${typed}»`,
}
