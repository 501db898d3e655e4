/** Figures of a whole script: what its written texts and its rituals have in common, and how much of it is its own. */

import { scriptOf } from '#core/ceremony/script.ts'
import { isReadAloud } from '#core/ceremony/script-line.ts'
import { loadLibrary } from '#core/library/load-library.ts'
import type { Library } from '#core/library/piece.ts'
import { ceremonyWith, textsOf, type WrittenCeremony } from '../written-ceremony.ts'
import { wordsOf } from './words.ts'

const runWords = 5
/** Among them, how many must say something. */
const tellingWords = 2

function runsIn(text: string, names: ReadonlySet<string>): Set<string> {
  const words = wordsOf(text)
  const runs = new Set<string>()
  for (let at = 0; at + runWords <= words.length; at += 1) {
    const run = words.slice(at, at + runWords)
    // As in core/check/runs.ts: names and the small words between them say nothing twice.
    const tells = run.filter((word) => word.length > 3 && !names.has(word))
    if (tells.length >= tellingWords) runs.add(run.join(' '))
  }
  return runs
}

/** The lines of the script that are read aloud and not written for the couple. */
function ritualLines(written: WrittenCeremony, library: Library): string[] {
  return scriptOf(ceremonyWith({ ...written, texts: {} }), library).sections.flatMap(({ lines }) =>
    lines.filter(isReadAloud).map(({ text }) => text),
  )
}

/** Runs of five words that stand in two texts of the script, or in a text and a ritual. */
export function sharedRuns(written: WrittenCeremony, library: Library): string[] {
  const { partners, place } = written.couple
  const names = new Set([place, ...partners.map(({ name }) => name)].flatMap(wordsOf))
  const parts = [
    ...textsOf(written).map(({ text }) => text),
    ritualLines(written, library).join('\n'),
  ].map((text) => runsIn(text, names))
  return parts.flatMap((runs, index) =>
    [...runs].filter((run) => parts.slice(index + 1).some((other) => other.has(run))),
  )
}

/** Words of the script that are read aloud: the couple's own, and all. */
export function ownWords(written: WrittenCeremony, library: Library): { own: number; all: number } {
  const own = wordsOf(
    textsOf(written)
      .map(({ text }) => text)
      .join('\n'),
  ).length
  const fixed = wordsOf(ritualLines(written, library).join('\n')).length
  return { own, all: own + fixed }
}

/** The library in the couple's language. */
export function libraryFor({ couple }: WrittenCeremony): Promise<Library> {
  return loadLibrary(couple.language)
}
