/** The example's ceremony as a page shows it: every sentence of its written texts with what the couple told behind it. */
import type { Texts } from '#core/ceremony/ceremony.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { scriptOf } from '#core/ceremony/script.ts'
import type { ScriptLine } from '#core/ceremony/script-line.ts'
import { sentencesOf } from '#core/ceremony/sentences.ts'
import { sourceFinder } from '#core/check/source-of.ts'
import type { ExampleCouple } from '#core/examples/example-couple.ts'
import { withExample } from '#core/examples/with-example.ts'
import type { Library } from '#core/library/piece.ts'

interface ExampleSentence {
  text: string
  /** The couple's own words, the closest first; none behind a greeting, a general truth or a wish. */
  told: readonly string[]
}

interface ExampleLine extends ScriptLine {
  /** Only in what was written for the couple. */
  sentences?: readonly ExampleSentence[]
}

export interface ExampleSection {
  key: string
  heading?: string
  lines: readonly ExampleLine[]
}

/** @param texts what was written for this couple */
export function exampleScript(
  couple: ExampleCouple,
  texts: Texts,
  library: Library,
): ExampleSection[] {
  const blank = newCeremony({ id: 'example', nowMs: 0, language: couple.language })
  const ceremony = withExample(
    {
      ...blank,
      plan: blank.plan.map((section) =>
        section.body.kind === 'written'
          ? {
              ...section,
              body: { ...section.body, content: texts[section.body.text], origin: 'hand' as const },
            }
          : section,
      ),
    },
    couple,
  )
  const toldBehind = sourceFinder(ceremony)
  const written = new Set(
    ceremony.plan.filter(({ body }) => body.kind === 'written').map(({ key }) => key),
  )
  return scriptOf(ceremony, library).sections.map(({ key, heading, lines }) => ({
    key,
    ...(heading === undefined ? {} : { heading }),
    lines: lines.map((line) =>
      written.has(key)
        ? {
            ...line,
            sentences: sentencesOf(line.text).map(({ text }) => ({
              text,
              told: toldBehind(text).map(({ quote }) => quote),
            })),
          }
        : line,
    ),
  }))
}
