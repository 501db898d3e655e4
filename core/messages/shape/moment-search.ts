/** What the search of the library says when it finds nothing. `typed` is what was searched for. */
export interface MomentSearchMessages {
  nothingFound: (typed: string) => string
  /** Adds a moment by that name, without words yet. */
  ownInstead: (typed: string) => string
}
