/** Sentences that `readClaims` found to say what nobody told. */
import { type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding } from './finding.ts'

/** Nothing before a model has been asked. */
export function unbackedClaims({ lines, context }: CheckedScript): Finding[] {
  const { unbacked } = context
  if (unbacked === undefined || unbacked.size === 0) return []
  return lines
    .filter(({ origin }) => origin === 'writer' || origin === 'edited')
    .flatMap((line) =>
      line.sentences
        .filter(({ text }) => unbacked.has(text))
        .map(({ text, start }) =>
          findingIn(line, { start, end: start + text.length }, 'note', { kind: 'unbackedClaim' }),
        ),
    )
}
