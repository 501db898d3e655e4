import type { Piece } from '../piece.ts'

/** Every American spelling in the library, with the British one. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(c|C)olor(s|ed|ful)?\b/g, '$1olour$2'],
  [/\bcurb\b/g, 'kerb'],
  [/\b(f|F)avor(s|ed|ite)?\b/g, '$1avour$2'],
  [/\b(h|H)onor(s|ed|ing)?\b/g, '$1onour$2'],
  [/\b(j|J)eweler\b/g, '$1eweller'],
  [/\b(g|G)ray\b/g, '$1rey'],
  [/\b(c|C)enter\b/g, '$1entre'],
  [/\b(a|A)uthorized\b/g, '$1uthorised'],
]

function inBritishSpelling(text: string): string {
  return spellings.reduce(
    (spelled, [american, british]) => spelled.replace(american, british),
    text,
  )
}

/**
 * An American piece in British spelling, except for what others wrote. Pieces whose sentences differ have their own
 * files.
 */
export function spelledInBritain(piece: Piece): Piece {
  const wordings = Object.entries(piece.wordings).map(([id, wording]) => [
    id,
    {
      ...wording,
      lines: wording.lines.map((line) =>
        line.isQuoted === true ? line : { ...line, text: inBritishSpelling(line.text) },
      ),
    },
  ])
  const spelledMember = (member: 'heading' | 'name' | 'music' | 'caution'): Partial<Piece> =>
    piece[member] === undefined ? {} : { [member]: inBritishSpelling(piece[member]) }
  return {
    ...piece,
    ...spelledMember('heading'),
    ...spelledMember('name'),
    ...spelledMember('music'),
    ...spelledMember('caution'),
    props: piece.props.map((prop) => ({ ...prop, what: inBritishSpelling(prop.what) })),
    wordings: Object.fromEntries(wordings),
  }
}
