import { expect, test } from 'vitest'
import { worstShapes } from './hostile-shapes.ts'
import { measureParsers } from './measure-parser.ts'
import { parsers } from './parsers.ts'
import { type ProductModule, productModules, syntaxOf } from './product-modules.ts'
import { readElsewhere } from './read-elsewhere.ts'

/** What makes text or values out of what came from outside. */
const reading =
  /JSON\.parse\(|v\.parseJson\(|new TextDecoder|DecompressionStream|URLSearchParams\(|\.searchParams|decodeURIComponent\(|\batob\(|\.getReader\(|req\.header\(|headers\.get\(|getCookie\(|location\.(?:hash|search)|createParser\(|\.json\(\)/

/** What goes through a text by hand, if it stands in a loop. */
const scanning =
  /\.(?:indexOf|lastIndexOf|slice|substring|charAt|charCodeAt|codePointAt|search|exec)\(/

function needsParser(module: ProductModule): boolean {
  if (reading.test(module.source)) return true
  return syntaxOf(module).some(({ type, start, end, callee }) => {
    const isLoop = /^(?:For|While|DoWhile)/.test(type)
    const called = typeof callee === 'object' && callee !== null && 'name' in callee && callee.name
    // An expression that is put together cannot be attacked by itself, as those that are written out are.
    return called === 'RegExp' || (isLoop && scanning.test(module.source.slice(start, end)))
  })
}

const listed = [
  ...Object.values(parsers).flatMap((parser) => parser.modules),
  ...Object.values(readElsewhere).flat(),
]

function isListed(path: string): boolean {
  return listed.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one))
}

test('whatever reads from outside, builds an expression or scans a text is in the table', () => {
  const missing = productModules()
    .filter(needsParser)
    .map(({ path }) => path)
  expect(missing.filter((path) => !isListed(path))).toEqual([])
})

test('nothing in the table is gone', () => {
  const paths = productModules().map(({ path }) => path)
  const gone = listed.filter((one) => !paths.some((path) => path === one || path.startsWith(one)))
  expect(gone).toEqual([])
})

/** Of the thread's own time, which other work on the machine adds nothing to. What grows with the text takes some ms. */
const mostMs = 1_000
const characters = 50_000

test('every parser of the table comes to an end soon, whatever it is given', async () => {
  const results = await measureParsers(Object.keys(parsers), {
    shapes: worstShapes,
    characters,
    mostMs,
  })
  expect(results.filter(({ ms, problem }) => ms >= mostMs || problem !== undefined)).toEqual([])
}, 600_000)
