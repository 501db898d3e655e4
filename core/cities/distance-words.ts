/** A distance as one says it to guests: round, and by how it feels rather than to the mile. */
import { baseLanguage, type CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import type { Language } from '../languages.ts'

const kilometresPerMile = 1.609344

/** Nearer than this nobody has travelled. */
const leastDistance = 20

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

/** Tens below 200, then coarser the farther it is. */
function stepFor(distance: number): number {
  if (distance < 200) return 10
  if (distance < 1_000) return 50
  if (distance < 3_000) return 100
  return distance < 6_000 ? 500 : 1_000
}

/** Nobody hears a difference of less than this share. */
const exactEnough = 0.015

/**
 * `quase 8.000 quilômetros`, `nearly 5,000 miles`; undefined where the two are neighbours. English counts in miles, on both
 * sides of the ocean.
 */
export function distanceWords(km: number, language: CeremonyLanguage): string | undefined {
  const base = baseLanguage(language)
  const distance = base === 'en' ? km / kilometresPerMile : km
  if (distance < leastDistance) return undefined
  const step = stepFor(distance)
  const round = Math.round(distance / step) * step
  const difference = (round - distance) / distance
  const { almost, about, over, unit } = words[base]
  const relation = Math.abs(difference) <= exactEnough ? about : difference > 0 ? almost : over
  // Spanish leaves four figures together; said aloud, as `casi 8.000`, they are easier to read apart.
  const number = new Intl.NumberFormat(language, { useGrouping: 'always' }).format(round)
  return `${relation} ${number} ${unit}`
}
