/**
 * `node scripts/subset-fonts.ts`: cuts the fonts down to what the four languages need and writes them to web/ui/fonts,
 * where they are committed. Run it again when a font package changes. Apart from scripts, fonts are most of what a
 * page loads, and the packages' Latin files carry small capitals, swashes and fractions that nothing here uses.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

interface Font {
  source: string
  file: string
  /** OpenType features: kerning and accents everywhere, plus whatever the style sheets ask for. */
  features: string[]
  weights?: { min: number; max: number }
}

const always = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga']

const fonts: Font[] = [
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    file: 'figtree.woff2',
    features: [...always, 'tnum'],
    weights: { min: 400, max: 700 },
  },
  {
    source: '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2',
    file: 'eb-garamond.woff2',
    features: [...always, 'lnum'],
    weights: { min: 400, max: 500 },
  },
]

/** Inclusive ranges of code points: Latin with its accents, and typographic punctuation, spaces and signs. */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2009, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
]

const text = ranges
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
  )
  .join('')

const require = createRequire(import.meta.url)
mkdirSync('web/ui/fonts', { recursive: true })
for (const { source, file, features, weights } of fonts) {
  const whole = readFileSync(require.resolve(source))
  const subset = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    keepFeatures: features,
    ...(weights === undefined ? {} : { variationAxes: { wght: weights } }),
  })
  writeFileSync(`web/ui/fonts/${file}`, subset)
  process.stdout.write(`${file}: ${whole.byteLength} -> ${subset.byteLength} bytes\n`)
}
