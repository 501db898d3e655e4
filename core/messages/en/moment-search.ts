/** What the search of the library says when it finds nothing, in English. */
import type { MomentSearchMessages } from '../shape/moment-search.ts'

export const momentSearch: MomentSearchMessages = {
  nothingFound: (typed) => `The library has nothing about “${typed}”.`,
  ownInstead: (typed) => `Add your own part: “${typed}”`,
}
