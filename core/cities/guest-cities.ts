/** How far the guests' cities are from the wedding, as far as their names leave no doubt. */
import { baseLanguage } from '../ceremony/ceremony-language.ts'
import type { Ceremony } from '../ceremony/document.ts'
import { answerText } from '../told/answers.ts'
import { folded } from '../without-accents.ts'
import type { CityLine } from '../writer/writing-request.ts'
import { distanceWords } from './distance-words.ts'
import { distanceKm, type Place } from './place.ts'
import { placeNamesIn } from './place-names-in.ts'
import { type Around, type WhichPlace, whichPlace } from './which-place.ts'

/** A name that several towns have, as it stands in the place of the wedding or in the answer about the guests. */
export interface DoubtfulTown {
  where: 'place' | 'guestCities'
  name: string
  /** The likeliest first. */
  towns: readonly Place[]
}

export interface GuestCities {
  /** What a press sends; a neighbouring or unknown city has no distance and is left out. */
  lines: CityLine[]
  doubtful: DoubtfulTown[]
}

/** What the couple and the people who are named are called: `Helena` is a bride before she is a town in Montana. */
function namesOfPeople({ couple, people, children }: Ceremony): ReadonlySet<string> {
  const names = [
    ...couple.flatMap(({ name, calledAs }) => [name, calledAs]),
    ...[...people, ...children].map(({ name }) => name),
  ]
  return new Set(
    names
      .map((name) => name.trim())
      .flatMap((name) => [name, name.split(/\s+/)[0] ?? ''])
      .map(folded),
  )
}

/** The town that an address ends with: `Sítio das Águas, Tiradentes, MG`. */
function venueIn(
  gazetteer: string,
  place: string,
  around: Around,
): { name: string; which: WhichPlace } | undefined {
  const parts = place.split(',').map((part) => part.trim())
  const last = parts.at(-1) ?? ''
  // `RJ` is no town, but belongs to the one before it.
  const isState = /^\p{Lu}{2}$/u.test(last)
  for (const part of parts.slice(0, isState ? -1 : undefined).toReversed()) {
    const name = isState ? `${part}, ${last}` : part
    const which = whichPlace(gazetteer, name, around)
    if (which.kind !== 'unknown') return { name, which }
  }
  return undefined
}

/**
 * Looks the towns up. Without a place for the wedding, or while that is in doubt, there are no distances.
 * @param gazetteer the text of `places.txt`
 */
export function guestCities(ceremony: Ceremony, gazetteer: string): GuestCities {
  const language = baseLanguage(ceremony.language)
  const venue = venueIn(gazetteer, ceremony.place, { language, country: ceremony.country })
  if (venue === undefined) return { lines: [], doubtful: [] }
  const { noTowns = [] } = ceremony.wishes
  if (venue.which.kind === 'ambiguous') {
    if (noTowns.includes(venue.name)) return { lines: [], doubtful: [] }
    const { name, which } = venue
    return { lines: [], doubtful: [{ where: 'place', name, towns: which.places }] }
  }
  if (venue.which.kind === 'unknown') return { lines: [], doubtful: [] }
  const here = venue.which.place
  const around = { language, country: here.country }
  const found: GuestCities = { lines: [], doubtful: [] }
  const people = namesOfPeople(ceremony)
  for (const name of placeNamesIn(answerText(ceremony, 'guestCities'))) {
    if (noTowns.includes(name) || people.has(folded(name))) continue
    const which = whichPlace(gazetteer, name, around)
    if (which.kind === 'ambiguous') {
      found.doubtful.push({ where: 'guestCities', name, towns: which.places })
    }
    if (which.kind !== 'found') continue
    const line = distanceWords(distanceKm(here, which.place), ceremony.language)
    if (line !== undefined) found.lines.push({ name, line })
  }
  return found
}

function countryName(country: string, language: Around['language']): string {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  } catch {
    return country
  }
}

/**
 * What tells a town from the others of its name, as one writes it behind the name: its country, or its state where
 * another of them lies in the same country.
 */
export function distinction(
  town: Place,
  towns: readonly Place[],
  language: Around['language'],
): string {
  const isAlone = towns.every((other) => other === town || other.country !== town.country)
  return isAlone || town.state === '' ? countryName(town.country, language) : town.state
}

/** The words with what tells the town from others behind its name; unchanged if the name is not in them. */
export function withDistinction(words: string, name: string, told: string): string {
  const at = words.indexOf(name)
  return at < 0 ? words : `${words.slice(0, at)}${name} (${told})${words.slice(at + name.length)}`
}
