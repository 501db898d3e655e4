/** Words by which people look for a piece of the library and which neither its name nor its things hold. */
import type { Actor } from '../piece.ts'
import type { PieceId } from '../piece-ids.ts'

/** Who is looked for. The celebrant and the couple are in every moment. */
export type SearchedActor = Exclude<Actor, 'celebrant' | 'couple'>

/** In one language; any number and gender of a word will do. */
export interface SearchWords {
  actors: Readonly<Record<SearchedActor, string>>
  /** By piece id; some languages have pieces of their own. */
  pieces: Readonly<Record<PieceId, string> & Record<string, string>>
}
