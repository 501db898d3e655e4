/** A name, a place, a date or a time that has since been changed, and is still said. */
import { formerWords } from '../ceremony/former-words.ts'
import { wholeWords } from '../ceremony/whole-word.ts'
import { type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding } from './finding.ts'

/** In every line that does not follow the fields by itself; a whole name is one finding, not two. */
export function formerDetails(script: CheckedScript): Finding[] {
  const former = formerWords(script.ceremony).map((one) => ({
    ...one,
    pattern: wholeWords(one.words, 'gu'),
  }))
  if (former.length === 0) return []
  return script.lines
    .filter(({ origin }) => origin !== 'library' && origin !== 'fields')
    .flatMap((line) => {
      const findings: Finding[] = []
      for (const { detail, pattern } of former) {
        for (const { index, 0: words } of line.text.matchAll(pattern)) {
          const end = index + words.length
          const isFree = findings.every(
            ({ place }) => place === undefined || end <= place.start || index >= place.end,
          )
          const matter = { kind: 'formerDetail', detail } as const
          if (isFree) findings.push(findingIn(line, { start: index, end }, 'red', matter))
        }
      }
      return findings
    })
}
