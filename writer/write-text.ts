/** One part of a script: asked for, and judged before it counts. */
import type { Prompt } from '#core/writer/prompt.ts'
import { type AskOptions, askForText, type Outcome, type TextService } from './ask-for-text.ts'
import { createCircleWatch, textMostCharacters, usableText, type Written } from './judge-text.ts'
import { leavingWith } from './leaving.ts'

/** Asks for prose and cleans it. A text that goes in circles is left at once, as too long. */
export async function writeText(
  service: TextService,
  prompt: Prompt,
  written: Written,
  options: AskOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  const leaving = leavingWith(signal)
  const isCircling = createCircleWatch()
  try {
    const outcome = await askForText(
      service,
      prompt,
      {
        ...options,
        textMaxCharacters: Math.min(options.textMaxCharacters, textMostCharacters),
        onDelta: (delta) => {
          if (leaving.signal.aborted) return
          options.onDelta(delta)
          if (isCircling(delta)) leaving.leave()
        },
      },
      leaving.signal,
    )
    if (signal.aborted) return { kind: 'stopped' }
    if (outcome.kind === 'stopped') return { kind: 'failed', failure: { code: 'too-long' } }
    if (outcome.kind === 'failed') return outcome
    const content = usableText(outcome.content, written)
    return content === undefined
      ? { kind: 'failed', failure: { code: 'unexpected' } }
      : { ...outcome, content }
  } finally {
    leaving.forget()
  }
}
