import { describe, expect, it } from 'vitest'
import { sample as en } from './en/sample.ts'
import { sample as es } from './es/sample.ts'
import { sample as fr } from './fr/sample.ts'
import { sample as pt } from './pt/sample.ts'

const samples = { pt, en, fr, es }

/** Latitude and longitude, in degrees, of each place whose distance the sample mentions. */
const places: Record<string, readonly [latitude: number, longitude: number]> = {
  Recife: [-8.05, -34.88],
  Tiradentes: [-21.11, -44.18],
  Chicago: [41.88, -87.63],
  'New Orleans': [29.95, -90.07],
  Beacon: [41.5, -73.97],
  Lille: [50.63, 3.06],
  Nantes: [47.22, -1.55],
  Annecy: [45.9, 6.12],
  Bilbao: [43.26, -2.93],
  Valencia: [39.47, -0.38],
  Ronda: [36.74, -5.17],
}

const earthRadiusKm = 6371
const kmPerMile = 1.609_344

function distanceKm(from: string, to: string): number {
  const [a, b] = [places[from], places[to]]
  if (!a || !b) throw new Error(`No position of ${from} or ${to}`)
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2
  const h =
    half(b[0] - a[0]) + Math.cos(radians(a[0])) * Math.cos(radians(b[0])) * half(b[1] - a[1])
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(h))
}

/** Names and figures in a sentence: capitalised words after the first, and digits. */
function specifics(text: string): string[] {
  const afterFirstWord = text.slice(text.search(/\s/))
  return [
    ...(afterFirstWord.match(/\p{Lu}[\p{L}’'-]*/gu) ?? []),
    ...(text.match(/\d+/g) ?? []),
  ].map((word) => word.replace(/^[dlDL]’/u, ''))
}

describe.each(Object.entries(samples))(
  'the sample on the landing page in %s',
  (_language, sample) => {
    const answers = sample.answers.map(({ text }) => text)
    const sentences = sample.page.excerpts.flatMap((excerpt) => excerpt.sentences)

    it('traces each claim back to words in an answer', () => {
      const claims = sentences.filter(({ told }) => told !== undefined)
      expect(claims.length).toBeGreaterThanOrEqual(6)
      for (const { told = '' } of claims) {
        expect(answers.filter((answer) => answer.includes(told))).not.toHaveLength(0)
      }
    })

    it('contains no name, place or figure that nobody told', () => {
      const given = [...answers, sample.page.names, sample.page.detail].join(' ')
      for (const { text } of sentences) {
        for (const word of specifics(text)) expect(given).toContain(word)
      }
    })

    it('narrates nothing in a sentence that is traced to no answer', () => {
      for (const { text, told } of sentences) {
        if (told === undefined) expect(specifics(text)).toEqual([])
      }
    })
  },
)

it.each([
  ['Recife', 'Tiradentes', 1700, 1800],
  ['Lille', 'Annecy', 550, 600],
  ['Nantes', 'Annecy', 600, 620],
  ['Bilbao', 'Ronda', 730, 770],
  ['Valencia', 'Ronda', 500, 550],
  ['Chicago', 'Beacon', 690 * kmPerMile, 720 * kmPerMile],
  ['New Orleans', 'Beacon', 1180 * kmPerMile, 1230 * kmPerMile],
])('gives the true distance from %s to %s', (from, to, atLeastKm, atMostKm) => {
  const km = distanceKm(from, to)
  expect(km).toBeGreaterThanOrEqual(atLeastKm)
  expect(km).toBeLessThanOrEqual(atMostKm)
})
