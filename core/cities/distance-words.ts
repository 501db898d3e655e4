/** A distance as one says it to guests: round, and never less than the truth. */
import { baseLanguage, type CeremonyLanguage } from '../ceremony/ceremony-language.ts'
import type { Language } from '../languages.ts'

const kilometresPerMile = 1.609344

/** Said of anything nearer, a distance sounds like a signpost: only one that astonishes is worth a guest's ear. */
const leastKm = 1_000

interface DistanceWords {
  almost: string
  about: string
  unit: string
}

const words: Record<Language, DistanceWords> = {
  pt: { almost: 'quase', about: 'cerca de', unit: 'quilômetros' },
  en: { almost: 'nearly', about: 'about', unit: 'miles' },
  fr: { almost: 'près de', about: 'environ', unit: 'kilomètres' },
  es: { almost: 'casi', about: 'unos', unit: 'kilómetros' },
}

/** The rounder, the easier to say; the finest is fine enough for any distance that is said. */
const steps = [1_000, 500, 100, 50, 10] as const
const finestStep = 10
/** Whoever has made the way knows how far it is: more than this share above the truth is heard as boasting. */
const mostAbove = 0.02
/** Nobody hears a difference of less than this share. */
const exactEnough = 0.005

function roundedUp(distance: number): number {
  const rounded = (step: number): number => Math.ceil(distance / step) * step
  const step = steps.find((one) => rounded(one) <= distance * (1 + mostAbove)) ?? finestStep
  return rounded(step)
}

/**
 * `quase 7.700 quilômetros`, `nearly 4,900 miles`; undefined where it would astonish nobody. Never less than the truth,
 * since who has come from far hears it, and at most two hundredths more. English counts in miles, on both sides of the
 * ocean.
 */
export function distanceWords(km: number, language: CeremonyLanguage): string | undefined {
  if (km < leastKm) return undefined
  const base = baseLanguage(language)
  const distance = base === 'en' ? km / kilometresPerMile : km
  const round = roundedUp(distance)
  const { almost, about, unit } = words[base]
  const relation = round <= distance * (1 + exactEnough) ? about : almost
  // Spanish leaves four figures together; said aloud, as `casi 8.000`, they are easier to read apart.
  const number = new Intl.NumberFormat(language, { useGrouping: 'always' }).format(round)
  return `${relation} ${number} ${unit}`
}
