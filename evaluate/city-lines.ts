/** How far each of the guests' cities is, as the desk finds it out and a celebrant confirms it. */
import { readFileSync } from 'node:fs'
import { baseLanguage } from '#core/ceremony/ceremony-language.ts'
import { distanceWords } from '#core/cities/distance-words.ts'
import { distanceKm, type Place } from '#core/cities/place.ts'
import { type Around, whichPlace } from '#core/cities/which-place.ts'
import type { CityLine } from '#core/writer/writing-request.ts'
import type { EvaluatedCouple } from './couples/couple.ts'

let gazetteer: string | undefined

function places(): string {
  gazetteer ??= readFileSync(new URL('../core/cities/places.txt', import.meta.url), 'utf8')
  return gazetteer
}

function found(words: string, around: Around): Place | undefined {
  const which = whichPlace(places(), words, around)
  return which.kind === 'found' ? which.place : undefined
}

/** The town that an address ends with: `Sítio das Águas, Tiradentes (MG)`; of several the likeliest. */
function venueOf({ place, language, country = '' }: EvaluatedCouple): Place | undefined {
  const around = { language: baseLanguage(language), country }
  const parts = place.split(',').map((part) => part.trim())
  for (const part of parts.toReversed()) {
    const which = whichPlace(places(), part, around)
    if (which.kind === 'found') return which.place
    if (which.kind === 'ambiguous') return which.places[0]
  }
  return undefined
}

/** A city of which there are two, or that nobody knows, is named without a distance; so is a neighbouring one. */
export function cityLinesOf(couple: EvaluatedCouple): CityLine[] {
  const venue = venueOf(couple)
  return couple.cities.map(([name = '']) => {
    const around = { language: baseLanguage(couple.language), country: venue?.country ?? '' }
    const city = found(name, around)
    const km = venue && city ? distanceKm(venue, city) : undefined
    return { name, line: km === undefined ? '' : (distanceWords(km, couple.language) ?? '') }
  })
}
