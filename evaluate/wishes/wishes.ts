/**
 * `npm run evaluate -- wishes`: what must not be said, held by code alone and with the recorded readings.
 *
 *     npm run evaluate -- wishes [--details]
 *     npm run evaluate -- wishes requests --to FOLDER     the requests of all readings, a file each
 *     npm run evaluate -- wishes keep FOLDER              keeps FOLDER/ID.txt as recorded readings
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holdWithoutReading } from '#core/told/hold-without-reading.ts'
import { numberedTellings, readingPrompt } from '#core/told/reading/reading-prompt.ts'
import { createReadingReader } from '#core/told/reading/reading-reader.ts'
import { settleRanges } from '#core/told/settle-ranges.ts'
import type { ToldRange } from '#core/told/told-range.ts'
import { requestOf, type WishCase, wishCases } from './wish-case.ts'
import { type WishFigures, wishFigures } from './wish-figures.ts'

const readingsFolder = join(import.meta.dirname, 'readings')

function heldByCode(wish: WishCase): ToldRange[] {
  const { tellings, leaveUnsaid } = requestOf(wish)
  return holdWithoutReading(tellings, { leaveUnsaid, names: [] })
}

/** What is held once the service has answered; undefined where its answer was not recorded. */
function heldByReading(wish: WishCase): ToldRange[] | undefined {
  const path = join(readingsFolder, `${wish.id}.json`)
  if (!existsSync(path)) return undefined
  const request = requestOf(wish)
  const tellings = numberedTellings(request, request.tellings)
  const reader = createReadingReader({ tellings })
  reader.feed(readFileSync(path, 'utf8'))
  const { decisions } = reader.end()
  if (decisions === undefined) return heldByCode(wish)
  const { found } = decisions
  return settleRanges({ tellings, former: [], found, leaveUnsaid: wish.leaveUnsaid, names: [] })
}

/** The figures of some cases where no reading could be had. */
export function codeAlone(cases: readonly WishCase[]): WishFigures {
  return wishFigures(cases.map((wish) => ({ wish, ranges: heldByCode(wish) })))
}

function lineOf(title: string, { cases, held, leaked, kept, withheld }: WishFigures): string {
  const reached = `${leaked.length} of ${held} held words reach a writer`
  return `${title} (${cases} answers): ${reached}, ${withheld.length} of ${kept} kept words withheld`
}

/** The figures as lines of text; with what went wrong where details are asked for. */
export function wishLines(hasDetails: boolean): string[] {
  const cases = wishCases()
  return (['given', 'own'] as const).flatMap((from) => {
    const some = cases.filter((wish) => wish.from === from)
    const read = some.flatMap((wish) => {
      const ranges = heldByReading(wish)
      return ranges === undefined ? [] : [{ wish, ranges }]
    })
    const columns: [string, WishFigures][] = [
      [`${from}, code alone`, codeAlone(some)],
      [`${from}, read`, wishFigures(read)],
    ]
    return columns.flatMap(([title, figures]) => [
      lineOf(title, figures),
      ...(hasDetails
        ? [
            ...figures.leaked.map(({ id, words }) => `  ${id} reaches a writer: ${words}`),
            ...figures.withheld.map(({ id, words }) => `  ${id} is withheld: ${words}`),
          ]
        : []),
    ])
  })
}

/** Writes what is to be recorded: a file for each case, in two parts. */
export function writeWishRequests(folder: string): number {
  mkdirSync(folder, { recursive: true })
  const cases = wishCases()
  for (const wish of cases) {
    const request = requestOf(wish)
    const [system, user] = readingPrompt(request, request.tellings).messages
    const parts = `# SYSTEM\n\n${system?.content}\n\n# USER\n\n${user?.content}\n`
    writeFileSync(join(folder, `${wish.id}.md`), parts)
  }
  return cases.length
}

/** Keeps the answers of a folder as they came; returns the cases that have none there. */
export function keepWishReadings(folder: string): string[] {
  mkdirSync(readingsFolder, { recursive: true })
  return wishCases().flatMap(({ id }) => {
    const path = join(folder, `${id}.txt`)
    if (!existsSync(path)) return [id]
    writeFileSync(join(readingsFolder, `${id}.json`), readFileSync(path))
    return []
  })
}
