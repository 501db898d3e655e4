/**
 * `node scripts/subset-fonts.ts`: cuts the fonts down to what the four languages need and writes them to where they are
 * used, where they are committed. Run it again when a font package changes. Apart from scripts, fonts are most of what a
 * page loads, and the packages' Latin files carry small capitals, swashes and fractions that nothing here uses.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import subsetFont from 'subset-font'

interface Font {
  source: string
  /** Its name ends with its format: `woff2` for pages, `ttf` for what is put into a PDF. */
  file: string
  /** OpenType features: kerning and accents everywhere, plus whatever the style sheets ask for. */
  features: string[]
  weights: number | { min: number; max: number }
}

const always = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga']

const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
const garamond = '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2'

/** A PDF takes letters one by one, each where the browser has put it: it needs no features, and one weight a file. */
const inPdf: readonly [string, string, number][] = [
  [figtree, 'figtree', 400],
  [garamond, 'eb-garamond', 400],
  [garamond, 'eb-garamond', 500],
]

const fonts: Font[] = [
  {
    source: figtree,
    file: 'web/ui/fonts/figtree.woff2',
    features: [...always, 'tnum'],
    weights: { min: 400, max: 700 },
  },
  {
    source: garamond,
    file: 'web/ui/fonts/eb-garamond.woff2',
    features: [...always, 'lnum'],
    weights: { min: 400, max: 500 },
  },
  ...inPdf.map(([source, name, weights]) => ({
    source,
    file: `web/paper/pdf/fonts/${name}-${weights}.ttf`,
    features: [],
    weights,
  })),
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
for (const { source, file, features, weights } of fonts) {
  mkdirSync(dirname(file), { recursive: true })
  const whole = readFileSync(require.resolve(source))
  const subset = await subsetFont(whole, text, {
    targetFormat: file.endsWith('.ttf') ? 'truetype' : 'woff2',
    keepFeatures: features,
    variationAxes: { wght: weights },
  })
  writeFileSync(file, subset)
  process.stdout.write(`${file}: ${whole.byteLength} -> ${subset.byteLength} bytes\n`)
}
