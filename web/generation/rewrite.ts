/** One part again, beside the former text, or in another language: nothing is replaced until the page does so. */
import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import type { WriterFailureCode } from '#core/errors.ts'
import type { PartEvent } from '#core/writer/part-event.ts'
import type { PartRequest, RewritingWay } from '#core/writer/part-request.ts'
import { partRequestOf, translationRequestOf } from '#core/writer/request-of-ceremony.ts'
import type { VoiceCard } from '#core/writer/voice-card.ts'
import { follow } from './follow.ts'
import type { SourceEnd } from './source-end.ts'
import type { WritingSource } from './writing-source.ts'

export interface Rewriting {
  ceremony: Ceremony
  source: WritingSource
  voice?: VoiceCard
  /** The part as it is read aloud, names included; a paragraph, or a whole section, a ritual's too. */
  part: string
  /** The paragraphs right before and after it; empty where there is none. */
  before: string
  after: string
  /** Each paragraph has to be written for itself: others speak between them. */
  keepsParagraphs?: boolean
  /** The button that was pressed, if any. */
  way?: RewritingWay
  /** What the celebrant typed; may be empty if there is a `way`. */
  instruction: string
}

export type RewritingOutcome =
  /** As it goes into a plan: the couple's names as tokens. */
  | { kind: 'written'; content: string }
  | { kind: 'failed'; code: WriterFailureCode }
  | Exclude<SourceEnd, { end: 'complete' }>
  | { kind: 'stopped' }

/** What has been asked of the writer. `stop()` ends it at once; `ended` never rejects. */
export interface AskedPart {
  stop(): void
  ended: Promise<RewritingOutcome>
}

/** Asks for the part again. `listener` hears the new words as they come, in plain words. */
export function rewrite(
  { ceremony, source, ...part }: Rewriting,
  listener: (delta: string) => void,
): AskedPart {
  return ask(source, partRequestOf(ceremony, part), listener)
}

/** Asks for a part, in plain words, to be said in another language. `listener` hears it as it comes. */
export function sayIn(
  language: CeremonyLanguage,
  { ceremony, source, part }: Pick<Rewriting, 'ceremony' | 'source' | 'part'>,
  listener: (delta: string) => void,
): AskedPart {
  return ask(source, translationRequestOf(ceremony, language, part), listener)
}

function ask(
  source: WritingSource,
  request: PartRequest,
  listener: (delta: string) => void,
): AskedPart {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async (): Promise<RewritingOutcome> => {
    let outcome: RewritingOutcome | undefined
    const take = (event: PartEvent): void => {
      if (event.event === 'delta') listener(event.delta)
      else if (event.event === 'done') outcome = { kind: 'written', content: event.content }
      else outcome = { kind: 'failed', code: event.code }
    }
    const end = await follow(source.rewrite(request, signal), signal, take)
    if (end === 'stopped') return { kind: 'stopped' }
    return outcome ?? (end.end === 'complete' ? { end: 'cut-short' } : end)
  }
  return { stop: () => stopping.abort(), ended: run() }
}
