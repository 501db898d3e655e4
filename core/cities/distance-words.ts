/** A distance as one says it to guests: round, and by how it feels rather than to the mile. */
import { baseLanguage, type CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import type { Language } from '../languages.ts'

const kilometresPerMile = 1.609344

/** Said of anything nearer, a distance sounds like a signpost: only one that astonishes is worth a guest's ear. */
const leastKm = 1_000

interface DistanceWords {
  almost: string
  about: string
  over: string
  unit: string
}

const words: Record<Language, DistanceWords> = {
  pt: { almost: 'quase', about: 'cerca de', over: 'mais de', unit: 'quilômetros' },
  en: { almost: 'nearly', about: 'about', over: 'more than', unit: 'miles' },
  fr: { almost: 'près de', about: 'environ', over: 'plus de', unit: 'kilomètres' },
  es: { almost: 'casi', about: 'unos', over: 'más de', unit: 'kilómetros' },
}

/** The farther, the coarser. */
function stepFor(distance: number): number {
  if (distance < 1_000) return 50
  return distance < 3_000 ? 100 : 500
}

/** Nobody hears a difference of less than this share. */
const exactEnough = 0.015

/**
 * `mais de 7.500 quilômetros`, `nearly 5,000 miles`; undefined where it would astonish nobody. Never less than the truth:
 * who has come from far hears it. English counts in miles, on both sides of the ocean.
 */
export function distanceWords(km: number, language: CeremonyLanguage): string | undefined {
  if (km < leastKm) return undefined
  const base = baseLanguage(language)
  const distance = base === 'en' ? km / kilometresPerMile : km
  const step = stepFor(distance)
  const nearest = Math.round(distance / step) * step
  const isNear = Math.abs(nearest - distance) / distance <= exactEnough
  const round = isNear ? nearest : Math.ceil(distance / step) * step
  const { almost, about, over, unit } = words[base]
  const relation = round < distance ? over : isNear ? about : almost
  // Spanish leaves four figures together; said aloud, as `casi 8.000`, they are easier to read apart.
  const number = new Intl.NumberFormat(language, { useGrouping: 'always' }).format(round)
  return `${relation} ${number} ${unit}`
}
