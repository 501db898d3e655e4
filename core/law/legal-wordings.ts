/** The words of the law as a script has them, for celebrants whose act has civil effect. */
import { direction, type PieceLine, type Wording } from '../library/piece.ts'
import { australia } from './countries/australia.ts'
import { canada } from './countries/canada.ts'
import { newZealand } from './countries/new-zealand.ts'
import { unitedKingdom } from './countries/united-kingdom.ts'
import type { CountryLaw, LegalWords } from './country-law.ts'

/** Named one by one, so that a script does not load the law of every other country. */
const lawsWithWords: readonly CountryLaw[] = [australia, canada, newZealand, unitedKingdom]

function legalLine(speaker: 'celebrant' | 'first' | 'second', text: string): PieceLine {
  return { speaker, text, power: 'legal', isQuoted: true }
}

/** What stands in a ceremony without civil effect instead of the words that must not be said in it. */
const notWithoutEffect: PieceLine = {
  ...direction('This ceremony is symbolic: the words of the law are not said.'),
  power: 'symbolic',
}

/** The celebrant says it once; of the couple each says it to the other. */
function linesOf({ by, script }: LegalWords): PieceLine[] {
  if (script === undefined || by === 'authority') return []
  if (by === 'celebrant') return [legalLine('celebrant', script)]
  return (['first', 'second'] as const).map((me) => {
    const you = me === 'first' ? 'second' : 'first'
    return legalLine(me, script.replaceAll('{me', `{${me}`).replaceAll('{you', `{${you}`))
  })
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

function englishName(country: string): string {
  return countryNames.of(country) ?? country
}

function wordingsOf({ country, words }: CountryLaw): [string, Wording][] {
  const said = words.filter(({ script }) => script !== undefined)
  const [main] = said
  if (main === undefined) return []
  const { region = englishName(country), source } = main
  const wording: Wording = {
    name: region,
    fits: { power: 'legal', countries: [country] },
    source: { author: region, work: source.what },
    lines: [notWithoutEffect, ...said.flatMap(linesOf)],
  }
  return [[`law-${country}`, wording]]
}

/** By wording id, a wording for each country whose law gives the celebrant or the couple words to say. */
export const legalWordings: Readonly<Record<string, Wording>> = Object.fromEntries(
  lawsWithWords.flatMap(wordingsOf),
)
