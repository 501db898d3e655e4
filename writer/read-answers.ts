/** The first stage of a press: answers into facts. */
import type { Fact } from '#core/writer/fact.ts'
import { factsPrompt, readingOf } from '#core/writer/facts-prompt.ts'
import { createFactsReader, type FactsRead, type FactsReader } from '#core/writer/facts-reader.ts'
import type { GivenAnswer, WritingRequest } from '#core/writer/writing-request.ts'
import { askForData } from './ask-for-data.ts'
import type { AskOptions, Spending, TextService } from './ask-for-text.ts'
import type { Failure } from './failure.ts'
import { leavingWith } from './leaving.ts'
import { isLocalService } from './local-service.ts'

/** How long the texts wait for the facts, where somebody's own machine is not the reason for waiting. */
const factsMostMs = 25_000

export type AnswersRead =
  | { kind: 'read'; read: FactsRead; failure?: Failure }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'stopped' }

/**
 * Reads the answers; `show` hears each fact as it comes. A service that breaks off after some facts has read these, and
 * what it did not label are facts without labels. Never takes much longer than the texts can wait.
 */
export async function readAnswers(
  service: TextService,
  request: WritingRequest,
  unread: readonly GivenAnswer[],
  options: Omit<AskOptions, 'onDelta' | 'responseFormat'>,
  hear: { show: (fact: Fact) => void; spent: (spending: Spending) => void },
  signal: AbortSignal,
): Promise<AnswersRead> {
  const reading = readingOf(request, unread)
  let latest: { reader: FactsReader; shown: number } | undefined
  const waiting = leavingWith(signal)
  const timer = isLocalService(service.baseUrl) ? undefined : setTimeout(waiting.leave, factsMostMs)
  try {
    const outcome = await askForData(
      service,
      factsPrompt(request, unread, reading),
      {
        ...options,
        language: request.language,
        spent: hear.spent,
        reader: () => {
          const current = { reader: createFactsReader(reading), shown: 0 }
          latest = current
          return {
            feed: (delta) => {
              for (const fact of current.reader.feed(delta)) {
                current.shown += 1
                hear.show(fact)
              }
            },
            end: (answer) => current.reader.end(answer),
          }
        },
      },
      waiting.signal,
    )
    if (signal.aborted) return { kind: 'stopped' }
    if (outcome.kind === 'answered') return { kind: 'read', read: outcome.value }
    const failure: Failure = outcome.kind === 'failed' ? outcome.failure : { code: 'timed-out' }
    // Of a prompt that was cut nobody knows which wishes were read: then the answers are judged without their labels.
    const isUsable = failure.code !== 'context-too-small' && (latest?.shown ?? 0) > 0
    const rest = isUsable ? latest?.reader.end() : undefined
    return rest === undefined ? { kind: 'failed', failure } : { kind: 'read', read: rest, failure }
  } finally {
    clearTimeout(timer)
    waiting.forget()
  }
}
