/** Which town somebody means by a name; or, where that is doubtful, which two or three it may be. */
import { type Language, languages } from '../languages.ts'
import { folded } from '../without-accents.ts'
import { brazilianStates } from './brazilian-states.ts'
import { distanceKm, type Place } from './place.ts'
import { type NamedPlace, placesNamed } from './places-named.ts'

export type WhichPlace =
  /** No such place is known: ask which town it is near. */
  | { kind: 'unknown' }
  | { kind: 'found'; place: Place }
  /** The likeliest first. */
  | { kind: 'ambiguous'; places: readonly Place[] }

export interface Around {
  language: Language
  /** Where the wedding is, ISO 3166-1 alpha-2 or empty: its own towns are likelier. */
  country: string
}

/** A place whose size nobody wrote down is a village. */
const unknownPopulation = 500
const homeWeight = 5
/** `Gordes` is in France and `Gördes` in Turkey; but `Belem` is Belém typed in a hurry. */
const exactWeight = 10
/** Closer ones are one place written twice. */
const sameTownKm = 50
const doubtfulShare = 0.02
const doubtfulPopulation = 10_000
const mostCandidates = 4
/** What Bordeaux must be besides Porto before anybody who says Porto is asked. */
const aliasWeight = 10

function people({ population }: Place): number {
  return Math.max(population, unknownPopulation)
}

/** `Perth (Austrália)` and `Santarém, PA`: the name, and what is said to tell it from others. */
function nameAndRest(words: string): { name: string; rest: string[] } {
  const [name = '', ...rest] = words.split(/(?:(?<!\s)\s+)?[,(/)]\s*|(?<!\s)\s+[-–—]\s+/u)
  return { name, rest: rest.map(plain).filter((part) => part !== '') }
}

function plain(text: string): string {
  return folded(text).trim()
}

function countryNames(country: string): string[] {
  return languages.map((language) => {
    try {
      return plain(new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? '')
    } catch {
      return ''
    }
  })
}

function isIn({ country, state, stateCode }: NamedPlace, part: string): boolean {
  const code = part.toUpperCase()
  return (
    plain(state) === part ||
    (country === 'BR' && brazilianStates[code] !== undefined
      ? plain(brazilianStates[code]) === plain(state)
      : stateCode === code) ||
    country === code ||
    countryNames(country).includes(part)
  )
}

/** One of several entries for one town, the first as good as any. */
function withoutTwins(places: readonly NamedPlace[]): NamedPlace[] {
  return places.filter((place, position) =>
    places.slice(0, position).every((other) => distanceKm(place, other) > sameTownKm),
  )
}

function meant(places: readonly NamedPlace[]): NamedPlace[] {
  const named = places.filter(({ isByAlias }) => !isByAlias)
  const largest = Math.max(0, ...named.map(people))
  return places.filter(
    (place) => !place.isByAlias || named.length === 0 || people(place) > aliasWeight * largest,
  )
}

/**
 * The place of a name, as people write it.
 * @param gazetteer the text of `places.txt`
 */
export function whichPlace(gazetteer: string, words: string, around: Around): WhichPlace {
  const whole = placesNamed(gazetteer, words, around.language)
  const { name, rest } = nameAndRest(words)
  const all = whole.length > 0 ? whole : placesNamed(gazetteer, name, around.language)
  const told = rest.length > 0 ? all.filter((place) => rest.some((part) => isIn(place, part))) : all
  const score = (place: NamedPlace): number =>
    people(place) *
    (place.country === around.country ? homeWeight : 1) *
    (place.isExact ? exactWeight : 1)
  const likely = withoutTwins(
    meant(told.length > 0 ? told : all).toSorted((one, other) => score(other) - score(one)),
  )
  const [first] = likely
  if (first === undefined) return { kind: 'unknown' }
  const doubtful = likely
    .slice(1)
    .filter(
      (place) =>
        score(place) >= doubtfulShare * score(first) &&
        (place.population >= doubtfulPopulation || place.country === around.country),
    )
  if (doubtful.length === 0) return { kind: 'found', place: first }
  return { kind: 'ambiguous', places: [first, ...doubtful].slice(0, mostCandidates) }
}
