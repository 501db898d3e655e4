/** Folds the events of a second reading into what is stored with the ceremony. */
import type { SecondReading, ToldQuote } from '../../told/second-reading.ts'
import { fingerprint } from '../../writer/fingerprint.ts'
import type { SecondReadingEvent } from '../../writer/second-reading-event.ts'
import { readClauses } from './read-clauses.ts'
import type { SecondReadingRequest } from './second-reading-request.ts'

/** A script that is written again and again does not pile up what was once said of it. */
const sentencesMost = 1_200

/**
 * How to take one event after another. What was said of other sentences stays, until the reading has ended.
 * @returns the reading with an event in it; the same where the event says nothing
 */
export function withSentence(
  request: SecondReadingRequest,
): (reading: SecondReading | undefined, event: SecondReadingEvent) => SecondReading {
  const clauses = readClauses(request)
  const quotesOf = (positions: readonly number[]): ToldQuote[] =>
    positions.flatMap((at) => {
      const clause = clauses[at]
      return clause === undefined ? [] : [{ telling: clause.source, quote: clause.text }]
    })
  return (reading = { sentences: [], leftOut: [] }, event) => {
    if (event.event === 'failed') return reading
    if (event.event === 'ended') return { ...reading, leftOut: quotesOf(event.leftOut) }
    const text = request.sentences[event.sentence]
    if (text === undefined) return reading
    const mark = fingerprint(text)
    const sentence = {
      ...{ mark, verdict: event.verdict, rests: quotesOf(event.rests) },
      ...(event.isDelicate && { isDelicate: true }),
    }
    const others = reading.sentences.filter((one) => one.mark !== mark)
    return { ...reading, sentences: [...others, sentence].slice(-sentencesMost) }
  }
}
