/** What a model finds in written texts: the call that follows writing, recorded like any other. */

import { readClauses } from '#core/check/second-reading/read-clauses.ts'
import { secondReadingPrompt } from '#core/check/second-reading/second-reading-prompt.ts'
import { createSecondReadingReader } from '#core/check/second-reading/second-reading-reader.ts'
import { secondReadingRequestOf } from '#core/check/second-reading/second-reading-request-of.ts'
import type { Library } from '#core/library/piece.ts'
import type { SentenceVerdict } from '#core/told/second-reading.ts'
import { cityLinesOf } from './city-lines.ts'
import { type NamedRequest, nameOf } from './recorded-service.ts'
import type { Recording } from './recordings.ts'
import { ceremonyWith, type SecondRead, type WrittenCeremony } from './written-ceremony.ts'

/**
 * What was found; or the request, where it is not recorded. Undefined where nothing is written.
 * @param whose the couple, and whose texts they are if not the product's
 */
export function secondReadOf(
  whose: string,
  written: WrittenCeremony,
  library: Library,
  recordings: ReadonlyMap<string, Recording>,
): SecondRead | { missing: NamedRequest } | undefined {
  const given = cityLinesOf(written.couple).map(({ name, line }) => `${name} ${line}`.trim())
  const request = secondReadingRequestOf(ceremonyWith(written), library, given)
  if (request === undefined) return undefined
  const [system, user] = secondReadingPrompt(request).messages
  const asked = { system: system?.content ?? '', user: user?.content ?? '' }
  const name = nameOf(whose, asked)
  const recording = recordings.get(name)
  if (recording === undefined) return { missing: { name, request: asked } }
  const reader = createSecondReadingReader(request)
  const verdicts = new Map<number, SentenceVerdict>()
  for (const event of reader.feed(`${recording.completion}\n`)) {
    if (event.event === 'sentence') verdicts.set(event.sentence, event.verdict)
  }
  const sentences: Partial<Record<SentenceVerdict, string[]>> = {}
  for (const [at, verdict] of verdicts) {
    sentences[verdict] = [...(sentences[verdict] ?? []), request.sentences[at] ?? '']
  }
  const end = reader.end()
  const clauses = readClauses(request)
  const leftOut = end.event === 'ended' ? end.leftOut : []
  return { sentences, leftOut: leftOut.flatMap((at) => clauses[at]?.text ?? []) }
}
