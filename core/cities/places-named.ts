/**
 * The places of a name in the gazetteer's text, `places.txt`: under `#COUNTRY CODE State` one line each,
 *
 *     Lisbon|Lisboa:pt,es|Lisbonne:fr|~Lissabon <tab> hundredths of a degree north <tab> east <tab> hundreds of people
 *
 * where a name behind `~` is nobody's first choice. It is searched as it is: four megabytes take some milliseconds a
 * name, an index a third of a second and fifteen times the memory, and a couple names eight cities.
 */
import type { Language } from '../languages.ts'
import { withoutAccents } from '../without-accents.ts'
import type { Place } from './place.ts'

export interface NamedPlace extends Place {
  /** GeoNames' code of the state: `MG` is one in the United States alone. */
  stateCode: string
  /** Its name has the very accents that were asked for. */
  isExact: boolean
  /** The name is only one of those that somebody somewhere uses. */
  isByAlias: boolean
}

const accented: Readonly<Record<string, string>> = {
  a: 'aàáâãäåāă',
  c: 'cçćč',
  d: 'dđ',
  e: 'eèéêëēęě',
  g: 'gğ',
  i: 'iìíîïīı',
  l: 'lł',
  n: 'nñńň',
  o: 'oòóôõöøōő',
  r: 'rř',
  s: 'sśšşș',
  t: 'tţț',
  u: 'uùúûüūůű',
  y: 'yýÿ',
  z: 'zźżž',
}

function letterPattern(letter: string): string {
  if (letter === ' ' || letter === '-') return '[ -]'
  if (letter === "'" || letter === '’') return "[’'‘]"
  const forms = accented[letter] ?? letter
  return /\p{L}/u.test(letter)
    ? `[${forms}${forms.toUpperCase()}]`
    : letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** Accents and capitals make no difference, nor do hyphens. */
function pattern(name: string): RegExp {
  const letters = withoutAccents(name).toLowerCase()
  return new RegExp(`(?<=[\\n|~])${[...letters].map(letterPattern).join('')}(?=[|:\\t])`, 'g')
}

function ownName(names: readonly string[], language: Language): string {
  const labelled = names.find((name) => name.split(':')[1]?.split(',').includes(language))
  return (labelled ?? names[0] ?? '').split(':', 1)[0] ?? ''
}

function placeAround(
  text: string,
  position: number,
  wanted: string,
  language: Language,
): NamedPlace {
  const lineStart = text.lastIndexOf('\n', position - 1) + 1
  const [names = '', north, east, hundreds] = text
    .slice(lineStart, text.indexOf('\n', position))
    .split('\t')
  const headStart = text.lastIndexOf('\n#', lineStart) + 2
  const head = text.slice(headStart, text.indexOf('\n', headStart))
  const [country = '', stateCode = '', ...state] = head.split(' ')
  return {
    name: ownName(names.split('|'), language),
    state: state.join(' '),
    stateCode,
    country,
    latitude: Number(north) / 100,
    longitude: Number(east) / 100,
    population: Number(hundreds ?? 0) * 100,
    isExact: text.slice(position, position + wanted.length).toLowerCase() === wanted.toLowerCase(),
    isByAlias: text[position - 1] === '~',
  }
}

/** Longer than any name of a town. */
const mostLetters = 60

/** Every place of this name, largest first; `language` is the one their names are shown in. */
export function placesNamed(gazetteer: string, name: string, language: Language): NamedPlace[] {
  const wanted = name.trim().replace(/\s+/g, ' ')
  if (wanted.length < 2 || wanted.length > mostLetters) return []
  return [...gazetteer.matchAll(pattern(wanted))]
    .map(({ index }) => placeAround(gazetteer, index, wanted, language))
    .toSorted((one, other) => other.population - one.population)
}
