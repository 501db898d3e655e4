import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { distanceWords } from './distance-words.ts'
import { distanceKm, type Place } from './place.ts'
import { placeNamesIn } from './place-names-in.ts'
import { type Around, whichPlace } from './which-place.ts'

const gazetteer = readFileSync('core/cities/places.txt', 'utf8')
const inBrazil: Around = { language: 'pt', country: 'BR' }

function place(words: string, around: Around = inBrazil): Place {
  const found = whichPlace(gazetteer, words, around)
  if (found.kind !== 'found') throw new Error(`${words}: ${JSON.stringify(found)}`)
  return found.place
}

function likeliest(words: string, around: Around): Place | undefined {
  const found = whichPlace(gazetteer, words, around)
  return found.kind === 'ambiguous' ? found.places[0] : place(words, around)
}

describe('the gazetteer', () => {
  test('is worth its bytes: at most 1.5 MiB over the wire, and says whose data it is', () => {
    expect(gzipSync(gazetteer, { level: 9 }).byteLength).toBeLessThan(1.5 * 1024 * 1024)
    expect(gazetteer.split('\n', 1)[0]).toContain('GeoNames (geonames.org), CC BY 4.0')
  })

  test.each([
    ['Tiradentes', -21.11, -44.17],
    ['Gramado', -29.38, -50.87],
    ['Trancoso', -16.59, -39.1],
    ['Jericoacoara', -2.8, -40.51],
    ['Arraial d’Ajuda', -16.49, -39.07],
    ['Alto Paraíso de Goiás', -14.13, -47.51],
    ['Gordes', 43.91, 5.2],
    ['Saint-Émilion', 44.89, -0.16],
    ['Cadaqués', 42.29, 3.28],
    ['Ravello', 40.65, 14.61],
    ['Gretna Green', 55, -3.07],
    ['BH', -19.92, -43.94],
    ['Beagá', -19.92, -43.94],
    ['Floripa', -27.6, -48.55],
    ['Sampa', -23.55, -46.64],
    ['Rio', -22.91, -43.18],
    ['CDMX', 19.43, -99.13],
    ['NYC', 40.71, -74.01],
    ['Nova York', 40.71, -74.01],
    ['Búzios', -22.75, -41.88],
    ['Londres', 51.51, -0.13],
    ['Lisboa', 38.72, -9.14],
    ['Florença', 43.77, 11.25],
    ['sao paulo', -23.55, -46.64],
    ['Belem', -1.46, -48.5],
  ])('knows where %s is', (words, latitude, longitude) => {
    const found = likeliest(words, inBrazil)
    expect(found && distanceKm(found, { latitude, longitude })).toBeLessThan(25)
  })

  test.each([
    'BH',
    'Floripa',
    'Rio',
    'Lisboa',
    'Londres',
    'Paris',
    'Belém',
    'Gramado',
    'Tiradentes',
  ])('does not ask which %s', (words) => {
    expect(whichPlace(gazetteer, words, inBrazil).kind).toBe('found')
  })

  test('names a place as the language does', () => {
    expect(place('Lisbonne', { language: 'fr', country: 'FR' }).name).toBe('Lisbonne')
    expect(place('Lisboa').name).toBe('Lisboa')
    expect(likeliest('Florence', inBrazil)?.name).toBe('Florença')
  })

  test.each(['Perth', 'Santarém', 'Córdoba', 'Cartagena', 'Mérida', 'Santiago'])(
    'asks which %s',
    (words) => {
      expect(whichPlace(gazetteer, words, inBrazil).kind).toBe('ambiguous')
    },
  )

  test('does not ask where somebody says which', () => {
    expect(place('Perth (Austrália)').country).toBe('AU')
    expect(place('Santarém, PA')).toMatchObject({ country: 'BR', state: 'Pará' })
    expect(place('Santarém - Portugal').country).toBe('PT')
    expect(place('Porto, Portugal').country).toBe('PT')
  })

  test.each(['', 'x', 'Xyzzyx', '((((', 'Chácara da Vovó', 'a'.repeat(5_000)])(
    'knows no %s',
    (words) => {
      expect(whichPlace(gazetteer, words, inBrazil)).toEqual({ kind: 'unknown' })
    },
  )

  test('finds a name in milliseconds without an index', () => {
    place('Belo Horizonte')
    const startMs = performance.now()
    for (const words of ['Lisboa', 'Chapecó', 'Salvador', 'Mumbai', 'Boston']) {
      whichPlace(gazetteer, words, inBrazil)
    }
    expect(performance.now() - startMs).toBeLessThan(1_500)
  })
})

describe('distances', () => {
  test.each([
    ['Belo Horizonte', 134],
    ['Salvador', 1_087],
    ['Lisboa', 7_588],
    ['Chapecó', 1_085],
  ])('from %s to Tiradentes', (words, km) => {
    const distance = distanceKm(place(words), place('Tiradentes'))
    expect(Math.abs(distance - km) / km).toBeLessThan(0.02)
  })

  test.each([
    [7_588, 'pt-BR', 'cerca de 7.600 quilômetros'],
    [1_087, 'pt-BR', 'quase 1.100 quilômetros'],
    [7_790, 'en-US', 'nearly 4,900 miles'],
    [9_900, 'en-US', 'nearly 6,200 miles'],
    [1_230, 'en-US', 'nearly 770 miles'],
    [15_081, 'en-GB', 'nearly 9,500 miles'],
    [2_340, 'es-ES', 'unos 2.350 kilómetros'],
    [5_200, 'fr-FR', 'environ 5 200 kilomètres'],
  ] as const)('%d km in %s: %s', (km, language, said) => {
    expect(distanceWords(km, language)?.replace(/[\u00a0\u202f]/g, ' ')).toBe(said)
  })

  test('are never less than the truth, and hardly more', () => {
    for (let km = 1_000; km < 20_100; km += 7) {
      for (const [language, unit] of [
        ['pt-BR', 1],
        ['en-US', 1.609344],
      ] as const) {
        const said = Number(distanceWords(km, language)?.replace(/\D/g, ''))
        expect(said).toBeGreaterThanOrEqual(km / unit)
        expect(said).toBeLessThanOrEqual((km / unit) * 1.02)
      }
    }
  })

  test('say nothing of what astonishes nobody', () => {
    expect(distanceWords(990, 'pt-BR')).toBeUndefined()
  })
})

test.each([
  [
    'Belo Horizonte, Salvador, Lisboa e uma turma de Chapecó',
    ['Belo Horizonte', 'Salvador', 'Lisboa', 'Chapecó'],
  ],
  ['Mumbai, Boston, Cork, and Perth', ['Mumbai', 'Boston', 'Cork', 'Perth']],
  ['belo horizonte e salvador', ['belo horizonte', 'salvador']],
  ['Santarém, PA e Rio de Janeiro', ['Santarém, PA', 'Rio de Janeiro']],
  ['Vem gente de São João del-Rei também.', ['São João del-Rei']],
  ['Aix-en-Provence et Le Havre', ['Aix-en-Provence', 'Le Havre']],
  ['', []],
])('towns named in "%s"', (answer, names) => {
  expect(placeNamesIn(answer)).toEqual(names)
})
