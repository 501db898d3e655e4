/** Which of the guests' cities may be named: code finds them in the answer, where also stands what is not to be said. */
import { saidOf, type Told } from './told.ts'
import type { CityLine } from './writing-request.ts'

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

/** The cities that may be named: those in what may be said of the first answer. */
export function toldCities(cities: readonly CityLine[], told: Told): CityLine[] {
  return citiesIn(saidOf(told, 'guestCities'), cities)
}
