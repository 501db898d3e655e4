/** The same five words twice: in the script, or in one that was written for another couple of this device. */
import { type CheckedLine, type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding, FindingMatter } from './finding.ts'
import { namesOf } from './names-of.ts'
import { type Run, runsOf } from './runs.ts'
import { sourcesOf } from './sources.ts'
import { wordsOf } from './words-of.ts'

interface Repeated extends Run {
  matter: FindingMatter
}

/** Runs that overlap are one repetition. */
function joined(runs: readonly Repeated[]): Repeated[] {
  const result: Repeated[] = []
  for (const run of runs) {
    const before = result.at(-1)
    if (before !== undefined && run.first <= before.last && run.matter.kind === before.matter.kind)
      result[result.length - 1] = { ...before, last: run.last }
    else result.push(run)
  }
  return result
}

/** Whether its words are the writer's own, which alone should not repeat themselves. */
function isWritten({ origin }: CheckedLine): boolean {
  return origin === 'writer' || origin === 'edited'
}

/** Marked is the later place, and never what the couple itself said. */
export function repeatedWords(script: CheckedScript): Finding[] {
  const { ceremony, language, lines, context } = script
  const names = namesOf(ceremony.couple)
  const runsOfText = (words: CheckedLine['words']): Run[] => runsOf(words, names, language)
  const quoted = new Set(
    sourcesOf(ceremony).flatMap(({ words }) => runsOfText(wordsOf(words)).map(({ key }) => key)),
  )
  const heard = new Set(
    lines
      .filter(({ isSpoken, origin }) => isSpoken && origin === 'library')
      .flatMap(({ words }) => runsOfText(words).map(({ key }) => key)),
  )
  return lines.filter(isWritten).flatMap((line) => {
    const repeated: Repeated[] = []
    for (const run of runsOfText(line.words)) {
      if (quoted.has(run.key)) continue
      const couple = context.others?.byRun.get(run.key)
      if (heard.has(run.key)) repeated.push({ ...run, matter: { kind: 'repeatedHere' } })
      else if (couple !== undefined)
        repeated.push({ ...run, matter: { kind: 'repeatedElsewhere', couple } })
      heard.add(run.key)
    }
    return joined(repeated).flatMap(({ first, last, matter }) => {
      const [start, end] = [line.words[first]?.start, line.words[last]?.end]
      return start === undefined || end === undefined
        ? []
        : [findingIn(line, { start, end }, 'mark', matter)]
    })
  })
}
