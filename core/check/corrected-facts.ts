/** Sentences that were written from what a hand has put right since. */
import { type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding } from './finding.ts'
import { sourceFinder } from './source-of.ts'

/** Until the text is written anew, or somebody says that a sentence is right as it is. */
export function correctedFacts({ ceremony, lines }: CheckedScript): Finding[] {
  // What may not be said any more is red already.
  const corrected = ceremony.facts.flatMap((fact) =>
    fact.mayBeUsed && fact.toldAs !== undefined && fact.toldIn !== undefined
      ? [{ ...fact, toldAs: fact.toldAs, toldIn: fact.toldIn }]
      : [],
  )
  if (corrected.length === 0) return []
  const toldBefore = sourceFinder({
    ...ceremony,
    answers: {},
    facts: corrected.map((fact) => ({ ...fact, words: fact.toldAs })),
  })
  const textOf = new Map(
    ceremony.plan.flatMap(({ key, body }) =>
      body.kind === 'written' ? [[key, body.text] as const] : [],
    ),
  )
  return lines
    .filter(({ origin }) => origin === 'writer' || origin === 'edited')
    .flatMap((line) => {
      const text = textOf.get(line.sectionKey)
      if (text === undefined) return []
      return line.sentences.flatMap((sentence) => {
        const ids = toldBefore(sentence.text).map(({ from }) => from)
        const fact = corrected.find(({ id, toldIn }) => ids.includes(id) && toldIn.includes(text))
        if (fact === undefined) return []
        const place = { start: sentence.start, end: sentence.start + sentence.text.length }
        const matter = { kind: 'correctedFact', told: fact.toldAs, now: fact.words } as const
        return [findingIn(line, place, 'mark', matter)]
      })
    })
}
