/** What the check says in one line: how long, how much of the couple is in it, how much is left to look at. */
import type { Ceremony } from '../ceremony/document.ts'
import { scriptMinutes } from '../ceremony/minutes.ts'
import { toldMinutes } from '../ceremony/plan-minutes.ts'
import { scriptOf } from '../ceremony/script.ts'
import { sentencesOf } from '../ceremony/sentences.ts'
import type { Library } from '../library/piece.ts'
import type { Finding } from './finding.ts'
import { wordsBehind } from './told-where.ts'

export interface Summary {
  /** As the plan tells them. */
  minutes: number
  /** Things the couple told that the script tells: clauses of what was told. */
  memories: number
  /** Sentences with a finding. */
  sentencesToCheck: number
  /** Whether all there is to say of them is that they are long. */
  areOnlyLong: boolean
}

/** @param findings those of this very state */
export function summaryOf(
  ceremony: Ceremony,
  library: Library,
  findings: readonly Finding[],
  wordsPerMinute?: number,
): Summary {
  const script = scriptOf(ceremony, library)
  const behind = wordsBehind(ceremony)
  const memories = new Set<string>()
  const written = ceremony.plan.filter(({ body }) => body.kind !== 'library')
  for (const { key, lines } of script.sections) {
    if (!written.some((section) => section.key === key)) continue
    for (const { text } of lines.flatMap((line) => sentencesOf(line.text))) {
      const [first] = behind(text).told
      if (first !== undefined) memories.add(`${first.telling} ${first.start}`)
    }
  }
  const sentences = new Set(
    findings.flatMap(({ place, sentence }) =>
      place === undefined ? [] : [`${place.sectionKey} ${sentence}`],
    ),
  )
  return {
    minutes: toldMinutes(scriptMinutes(script, wordsPerMinute)),
    memories: memories.size,
    sentencesToCheck: sentences.size,
    areOnlyLong: findings.every(
      ({ place, kind }) => place === undefined || kind === 'longSentence',
    ),
  }
}
