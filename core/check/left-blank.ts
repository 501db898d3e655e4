/** What still stands in brackets, and would be read aloud as it stands. */
import { type Bracket, blankOf, bracketsIn } from '../ceremony/brackets.ts'
import type { Library } from '../library/piece.ts'
import { type CheckedLine, type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding } from './finding.ts'

/** A library is the same object as long as the page lives. */
const placesToFill = new WeakMap<Library, ReadonlySet<string>>()

/** Where the library itself leaves room for a text. */
function placesOf(library: Library): ReadonlySet<string> {
  const known = placesToFill.get(library)
  if (known !== undefined) return known
  const texts = Object.values(library.pieces)
    .flatMap(({ wordings }) => Object.values(wordings))
    .flatMap(({ lines }) => lines)
  const places = new Set(texts.flatMap(({ text }) => bracketsIn(text).map(({ words }) => words)))
  placesToFill.set(library, places)
  return places
}

/**
 * Once for each moment and what is missing in it, as soon as both names are known: before that everything is. Brackets of
 * one's own may be a note to oneself, so they are only worth a look, and only in what is read aloud.
 */
export function leftBlank({ ceremony, library, lines }: CheckedScript): Finding[] {
  if (ceremony.couple.some(({ name }) => name.trim() === '')) return []
  const places = placesOf(library)
  const isOurs = (words: string): boolean =>
    places.has(words) || blankOf(words, library) !== undefined
  const met = new Set<string>()
  const isFirst = (line: CheckedLine, words: string): boolean => {
    const id = `${line.sectionKey} ${words}`
    if (met.has(id)) return false
    met.add(id)
    return true
  }
  const inText = lines.flatMap((line) =>
    bracketsIn(line.text)
      .filter(({ words }) => (line.isSpoken || isOurs(words)) && isFirst(line, words))
      .map((bracket) => found(line, bracket, isOurs(bracket.words))),
  )
  // Some readings name who reads nowhere but before their lines.
  const bySpeaker = lines.flatMap((line) => {
    const { spokenBy: name } = line
    if (blankOf(name, library) === undefined || !isFirst(line, name)) return []
    return [{ ...found(line, { words: name, start: 0, end: 0 }, true), words: name }]
  })
  return [...inText, ...bySpeaker]
}

function found(line: CheckedLine, { start, end, words }: Bracket, isOurs: boolean): Finding {
  const matter = { kind: 'leftBlank' as const }
  const sameness = [line.sectionKey, words]
  return findingIn(line, { start, end }, isOurs ? 'red' : 'mark', matter, sameness)
}
