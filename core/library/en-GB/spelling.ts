import type { Piece, Prop } from '../piece.ts'
import { turnsOfPhrase } from './turns-of-phrase.ts'

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

function inBritishEnglish(text: string): string {
  const phrased = turnsOfPhrase.reduce(
    (said, [american, british]) => said.replaceAll(american, british),
    text,
  )
  return spellings.reduce(
    (spelled, [american, british]) => spelled.replace(american, british),
    phrased,
  )
}

function spelledProp(prop: Prop): Prop {
  const { what, called, alsoCalled } = prop
  return {
    ...prop,
    what: inBritishEnglish(what),
    called: inBritishEnglish(called),
    ...(alsoCalled === undefined ? {} : { alsoCalled: alsoCalled.map(inBritishEnglish) }),
  }
}

/**
 * An American piece in British spelling and with British turns of phrase, except for what others wrote. Pieces whose
 * sentences differ have their own files.
 */
export function spelledInBritain(piece: Piece): Piece {
  const wordings = Object.entries(piece.wordings).map(([id, wording]) => [
    id,
    {
      ...wording,
      name: inBritishEnglish(wording.name),
      lines: wording.lines.map((line) =>
        line.isQuoted === true ? line : { ...line, text: inBritishEnglish(line.text) },
      ),
    },
  ])
  const spelledMember = (member: 'heading' | 'name' | 'music' | 'caution'): Partial<Piece> =>
    piece[member] === undefined ? {} : { [member]: inBritishEnglish(piece[member]) }
  return {
    ...piece,
    ...spelledMember('heading'),
    ...spelledMember('name'),
    ...spelledMember('music'),
    ...spelledMember('caution'),
    props: piece.props.map(spelledProp),
    wordings: Object.fromEntries(wordings),
  }
}
