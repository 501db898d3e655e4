/** The first stage of a press: what of the tellings must not be said. */
import {
  numberedTellings,
  readingPrompt,
  unreadTellings,
} from '#core/told/reading/reading-prompt.ts'
import {
  createReadingReader,
  type ReadingDecisions,
  type ReadingReader,
} from '#core/told/reading/reading-reader.ts'
import type { ToldRange } from '#core/told/told-range.ts'
import { foundRanges, settledRanges } from '#core/writer/settled-ranges.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { SentTelling, WritingRequest } from '#core/writer/writing-request.ts'
import { askForData } from './ask-for-data.ts'
import type { AskOptions, Spending, TextService } from './ask-for-text.ts'
import { fitsContext } from './context-size.ts'
import { dialectOf } from './dialects/dialect-of.ts'
import type { Failure } from './failure.ts'
import { leavingWith } from './leaving.ts'
import { mayBeCut } from './prompt-size.ts'

/** How long the texts wait for the reading, where somebody's own machine is not the reason for waiting. */
const readingMostMs = 25_000
/** What a reading writes, in proportion to what it reads, and at least. */
const answerShare = 0.5
const answerTokensLeast = 300

export interface ReadingStream {
  emit: (event: WritingEvent) => void
  failed: (failure: Failure) => void
  spent: (spending: Spending) => void
  stop: AbortSignal
}

/** What the texts are written from. */
export interface Decided {
  /** With whoever tells them, as far as the reading has found it out. */
  tellings: readonly SentTelling[]
  ranges: readonly ToldRange[]
}

export interface TellingsRead {
  /** As soon as the texts may be written, while doubts and questions may still come; undefined when stopped. */
  decided: Promise<Decided | undefined>
  /** Nothing more will come. Never rejects. */
  ended: Promise<void>
}

/**
 * Reads what has not been read: `read` once all is decided, `asked` once the rest has come. A reading that fails, or takes
 * longer than the texts can wait, costs no text: then code alone decides, and the tellings count as unread.
 */
export function readTellings(
  service: TextService,
  request: WritingRequest,
  options: Omit<AskOptions, 'onDelta' | 'responseFormat'>,
  { emit, failed, spent, stop }: ReadingStream,
): TellingsRead {
  const unread = unreadTellings(request)
  const prompt = readingPrompt(request, unread)
  const waiting = leavingWith(stop)
  const { cutsPrompts, isUnhurried } = dialectOf(service)
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitAtMost = (ms: number): void => {
    clearTimeout(timer)
    if (!isUnhurried) timer = setTimeout(waiting.leave, ms)
  }
  let settle: (decided: Decided | undefined) => void = () => undefined
  const decided = new Promise<Decided | undefined>((resolve) => {
    settle = resolve
  })
  let isDecided = false

  function decide(outcome: 'read' | 'nothing-new' | 'failed', decisions?: ReadingDecisions): void {
    if (isDecided || stop.aborted) return
    isDecided = true
    const ranges = settledRanges(request, decisions?.found)
    const tellers = decisions?.tellers ?? []
    const ids = request.tellings.map(({ id }) => id)
    emit({ event: 'read', outcome, tellings: ids, ranges: foundRanges(ranges), tellers })
    const byWhom = new Map(tellers.map(({ telling, by }) => [telling, by]))
    settle({
      tellings: request.tellings.map((telling) => ({
        ...telling,
        by: byWhom.get(telling.id) ?? telling.by,
      })),
      ranges,
    })
    waitAtMost(readingMostMs)
  }

  async function ask(): Promise<void> {
    // A service on one's own machine may cut a long prompt, and only its last words tell.
    const isSaidLast = cutsPrompts && mayBeCut(prompt)
    const numbered = numberedTellings(request, unread)
    let latest: ReadingReader | undefined
    const outcome = await askForData(
      service,
      prompt,
      {
        ...options,
        language: request.language,
        spent,
        reader: () => {
          const onUsable = (found: ReadingDecisions): void => decide('read', found)
          const reader = createReadingReader({
            tellings: numbered,
            ...(!isSaidLast && { onUsable }),
          })
          latest = reader
          return {
            feed: reader.feed,
            end: () => {
              const { decisions, asked } = reader.end()
              return decisions && { decisions, asked }
            },
          }
        },
      },
      waiting.signal,
    )
    if (stop.aborted) return
    const failure: Failure | undefined =
      outcome.kind === 'answered'
        ? undefined
        : outcome.kind === 'failed'
          ? outcome.failure
          : { code: 'timed-out' }
    if (failure) failed(failure)
    // Of a prompt that was cut nobody knows what was read.
    const came =
      outcome.kind === 'answered'
        ? outcome.value
        : failure?.code === 'context-too-small'
          ? undefined
          : latest?.end()
    if (came?.decisions === undefined) decide('failed')
    else {
      decide('read', came.decisions)
      emit({ event: 'asked', ...came.asked })
    }
  }

  async function run(): Promise<void> {
    if (unread.length === 0) {
      decide('nothing-new', { found: [], tellers: [] })
      return
    }
    const characters = unread.reduce((sum, { text }) => sum + text.length, 0)
    const answerTokens = Math.max(answerTokensLeast, (characters / 3) * answerShare)
    if (!fitsContext(service, prompt, answerTokens)) {
      failed({ code: 'context-too-small' })
      decide('failed')
      return
    }
    waitAtMost(readingMostMs)
    await ask()
  }

  const ended = run().finally(() => {
    clearTimeout(timer)
    waiting.forget()
    settle(undefined)
  })
  return { decided, ended }
}
