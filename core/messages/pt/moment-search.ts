/** What the search of the library says when it finds nothing, in Portuguese. */
import type { MomentSearchMessages } from '../shape/moment-search.ts'

export const momentSearch: MomentSearchMessages = {
  nothingFound: (typed) => `A biblioteca não tem nada sobre “${typed}”.`,
  ownInstead: (typed) => `Criar um momento seu: “${typed}”`,
}
