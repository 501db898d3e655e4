import type { ReadPrompt } from '../read-prompt.ts'
import { phrasesByLocale } from './phrases.ts'

/**
 * A text that is asked for in another language, without a model: as it stands, paragraph by paragraph, and each says
 * that it has not been translated. Nobody takes it for what is to be read.
 */
export function notTranslated(prompt: ReadPrompt): string {
  const part = prompt.blocks.get('part') ?? ''
  const { untranslated } = phrasesByLocale[prompt.locale]
  return part
    .split(/\n\s*\n/)
    .map((paragraph) => `${untranslated} ${paragraph}`)
    .join('\n\n')
}
