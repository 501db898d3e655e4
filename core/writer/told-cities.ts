/** Which of the guests' cities may be named: code finds them in the answer, where also stands what is not to be said. */
import type { Material } from './text-prompt.ts'
import { touches } from './wish-cues.ts'
import type { CityLine, WritingRequest } from './writing-request.ts'

/** `Perth (Australia)` and `Salvador, BA` are Perth and Salvador. */
function bareName({ name }: CityLine): string {
  return (name.split(/[(,]/, 1)[0] ?? '').trim().toLowerCase()
}

function names(words: string, city: CityLine): boolean {
  const name = bareName(city)
  return name !== '' && words.toLowerCase().includes(name)
}

/** The cities that an answer names as it is sent, which is without its secrets. */
export function citiesIn(answer: string, cities: readonly CityLine[]): CityLine[] {
  return cities.filter((city) => names(answer, city))
}

/**
 * The cities that may be named once the answers have been read: none of an answer that is withheld, none that a wish, an
 * unticked fact or a correction has taken out and that nothing else tells.
 */
export function toldCities(
  { cities, leaveUnsaid, couple, answers }: WritingRequest,
  { facts, answers: told, withheld = [] }: Material,
): CityLine[] {
  if (withheld.includes('guestCities')) return []
  const own = couple.flatMap(({ called, full }) => [called, full])
  const usable = facts.filter(({ mayBeUsed, secretFor }) => mayBeUsed && secretFor === undefined)
  const silent = facts.filter((fact) => !usable.includes(fact))
  const sent = answers.find(({ question }) => question === 'guestCities')?.text
  return cities.filter((city) => {
    if (sent !== undefined && !names(sent, city)) return false
    if (touches(bareName(city), leaveUnsaid, own)) return false
    const isTold =
      usable.some(({ words }) => names(words, city)) || told.some(({ text }) => names(text, city))
    const isTakenOut =
      silent.some(({ words }) => names(words, city)) ||
      facts.some(({ toldAs = '' }) => names(toldAs, city))
    return isTold || !isTakenOut
  })
}
