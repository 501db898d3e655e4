/** What the search of the library says when it finds nothing, in French. */
import type { MomentSearchMessages } from '../shape/moment-search.ts'

export const momentSearch: MomentSearchMessages = {
  nothingFound: (typed) => `La bibliothèque n’a rien sur «\u202f${typed}\u202f».`,
  ownInstead: (typed) => `Créer votre propre moment\u202f: «\u202f${typed}\u202f»`,
}
