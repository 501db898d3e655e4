/** The reading after the writing: each sentence is judged as the answer comes. */
import { secondReadingPrompt } from '#core/check/second-reading/second-reading-prompt.ts'
import { createSecondReadingReader } from '#core/check/second-reading/second-reading-reader.ts'
import type { SecondReadingRequest } from '#core/check/second-reading/second-reading-request.ts'
import type { SecondReadingEvent } from '#core/writer/second-reading-event.ts'
import { type AskOptions, askForText, type Spending, type TextService } from './ask-for-text.ts'
import { fitsContext } from './context-size.ts'
import { dialectOf } from './dialects/dialect-of.ts'
import type { Failure } from './failure.ts'
import { mayBeCut } from './prompt-size.ts'

/** A line with many clauses; whoever writes more for each sentence has lost its way. */
const lineMostCharacters = 120
const answerLeastCharacters = 4_000
const lineTokens = 12

export interface SecondReadStream {
  emit: (event: SecondReadingEvent) => void
  failed: (failure: Failure) => void
  spent: (spending: Spending) => void
  stop: AbortSignal
}

/**
 * Reads the sentences once more. What came before it broke off stays, `failed` after it; an answer in which nothing was
 * readable is asked for once more. Nothing more is said once `stop` has aborted.
 */
export async function secondRead(
  service: TextService,
  request: SecondReadingRequest,
  options: Omit<AskOptions, 'onDelta' | 'responseFormat'>,
  { emit, failed, spent, stop }: SecondReadStream,
): Promise<void> {
  const prompt = secondReadingPrompt(request)
  const fail = (failure: Failure): void => {
    failed(failure)
    emit({ event: 'failed', code: failure.code })
  }
  if (!fitsContext(service, prompt, request.sentences.length * lineTokens)) {
    fail({ code: 'context-too-small' })
    return
  }
  // Of a prompt that was cut nobody knows which tellings were read: only the last words tell.
  const isSaidLast = dialectOf(service).cutsPrompts && mayBeCut(prompt)
  const most = answerLeastCharacters + request.sentences.length * lineMostCharacters
  for (const isLastTry of [false, true]) {
    const reader = createSecondReadingReader(request)
    const kept: SecondReadingEvent[] = []
    const outcome = await askForText(
      service,
      prompt,
      {
        ...options,
        textMaxCharacters: Math.min(options.textMaxCharacters, most),
        onDelta(delta) {
          const events = reader.feed(delta)
          if (isSaidLast) kept.push(...events)
          else for (const event of events) emit(event)
        },
      },
      stop,
    )
    if (outcome.kind === 'stopped' || stop.aborted) return
    if (outcome.kind === 'failed') {
      fail(outcome.failure)
      return
    }
    spent(outcome.spending)
    const end = reader.end()
    if (end.event === 'failed' && !isLastTry) continue
    for (const event of kept) emit(event)
    if (end.event === 'failed') fail({ code: end.code })
    else emit(end)
    return
  }
}
