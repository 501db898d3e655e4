/** One text or part: asked for, and judged before it counts. */
import { baseLanguage, type CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import { cleanText, isStuck, strays } from '#core/writer/clean-text.ts'
import { withNameTokens } from '#core/writer/name-tokens.ts'
import type { Prompt } from '#core/writer/prompt.ts'
import type { WrittenPartner } from '#core/writer/writing-request.ts'
import { type AskOptions, askForText, type Outcome, type TextService } from './ask-for-text.ts'

/** No text that is asked for is half as long; a service that goes on has lost its way. */
const textMostCharacters = 16_000

/** Looked at again after so many more characters, since each look reads the whole text. */
const lookAfterCharacters = 600

export interface Written {
  couple: readonly [WrittenPartner, WrittenPartner]
  language: CeremonyLanguage
}

/**
 * Asks for prose and cleans it: no Markdown, no leaked tags, the couple's names as tokens. A text that says one
 * sentence again and again is left at once, as too long; one that is in another language than the ceremony's, or
 * changes into one, is none.
 */
export async function writeText(
  service: TextService,
  prompt: Prompt,
  { couple, language }: Written,
  options: AskOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  const leaving = new AbortController()
  const leave = (): void => leaving.abort()
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave, { once: true })
  let heard = ''
  let lookAt = lookAfterCharacters
  const unusable: Outcome = { kind: 'failed', failure: { code: 'unexpected' } }
  try {
    const outcome = await askForText(
      service,
      prompt,
      {
        ...options,
        textMaxCharacters: Math.min(options.textMaxCharacters, textMostCharacters),
        onDelta: (delta) => {
          if (leaving.signal.aborted) return
          heard += delta
          options.onDelta(delta)
          if (heard.length < lookAt) return
          lookAt = heard.length + lookAfterCharacters
          if (isStuck(heard)) leave()
        },
      },
      leaving.signal,
    )
    if (signal.aborted) return { kind: 'stopped' }
    if (outcome.kind === 'stopped') return { kind: 'failed', failure: { code: 'too-long' } }
    if (outcome.kind === 'failed') return outcome
    const content = cleanText(outcome.content)
    const isUsable = content !== '' && !isStuck(outcome.content)
    if (!isUsable || strays(content, baseLanguage(language))) return unusable
    return { ...outcome, content: withNameTokens(content, couple, baseLanguage(language)) }
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
