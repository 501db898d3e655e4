/** Finds pieces of the library by what somebody types who knows neither their names nor how those are spelled. */
import { stemOf } from '../check/stems.ts'
import { folded } from '../without-accents.ts'
import { type Library, pieceOf } from './piece.ts'
import { isSmallWord } from './same-thing.ts'
import type { SearchedActor, SearchWords } from './search-words/search-words.ts'

/** A library and what people type to find its pieces, in one language. */
export interface Searched {
  library: Library
  /** Undefined until they have been loaded: then what the library itself says is searched. */
  words: SearchWords | undefined
}

/** The words of a piece: those of its name weigh more than what it is about. */
interface PieceText {
  name: readonly string[]
  about: readonly string[]
}

function wordsIn(text: string): string[] {
  return folded(text.replaceAll('œ', 'oe')).match(/\p{L}+|\p{N}+/gu) ?? []
}

/** Without the ending that tells number and gender: `filha` and `filhos` are the same. */
function bare(word: string): string {
  return stemOf(word).replace(/(?<=...)[aeo]$/, '')
}

/** Whether a word begins as the typed one does, or is another form of it. */
function isMeant(word: string, typed: string): boolean {
  const stem = stemOf(typed)
  return (
    word.startsWith(typed) ||
    (stem.length > 3 && word.startsWith(stem)) ||
    bare(word) === bare(typed)
  )
}

function textIn(id: string, { library, words }: Searched): PieceText {
  const piece = pieceOf(library, id)
  if (piece === undefined) return { name: [], about: [] }
  const actors = piece.acts.flatMap((actor) =>
    actor === 'celebrant' || actor === 'couple'
      ? []
      : [words?.actors[actor satisfies SearchedActor] ?? ''],
  )
  const things = piece.props.flatMap(({ what, called, alsoCalled = [] }) => [
    what,
    called,
    ...alsoCalled,
  ])
  const wordings = Object.values(piece.wordings).map(({ name }) => name)
  return {
    // A heading that a name stands for is not shown where a piece is chosen.
    name: wordsIn(piece.name ?? piece.heading ?? ''),
    about: [
      ...wordsIn([words?.pieces[id] ?? '', ...actors].join(' ')),
      // Without what only joins the others: `contrato` begins as `contra o vento` does.
      ...wordsIn([piece.heading ?? '', ...things, ...wordings].join(' ')).filter(
        (word) => !isSmallWord(word),
      ),
    ],
  }
}

/** Nobody types as many; what is pasted here by mistake is searched for by its beginning. */
const mostWords = 20

/**
 * Those of `ids` that hold every word of the query, or one that begins with it or differs in its ending alone: by name
 * first, then by what they are about, else in their order. Where none holds them all, those that hold most of them.
 * Accents, capitals, articles and prepositions do not matter. An empty query finds all.
 * @param languages the ceremony's, and that of whoever searches
 */
export function searchPieces(
  query: string,
  ids: readonly string[],
  languages: readonly Searched[],
): string[] {
  const all = [...new Set(wordsIn(query))]
  const weighty = all.filter((word) => !isSmallWord(word))
  const wanted = (weighty.length > 0 ? weighty : all).slice(0, mostWords)
  if (wanted.length === 0) return [...ids]
  const ranked = ids.map((id) => {
    const texts = languages.map((language) => textIn(id, language))
    const name = texts.flatMap((text) => text.name)
    const held = [...name, ...texts.flatMap((text) => text.about)]
    const count = (words: readonly string[]): number =>
      wanted.filter((typed) => words.some((word) => isMeant(word, typed))).length
    return { id, held: count(held), named: count(name) }
  })
  const most = Math.max(0, ...ranked.map(({ held }) => held))
  return ranked
    .filter(({ held }) => held > 0 && held === most)
    .toSorted((one, other) => other.named - one.named)
    .map(({ id }) => id)
}
