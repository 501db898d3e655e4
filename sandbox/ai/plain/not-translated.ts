import type { ReadPrompt } from '../read-prompt.ts'
import { phrasesByLocale } from './phrases.ts'

/**
 * A text that is asked for in another language, without a model: a sentence in that language for each paragraph, which
 * says that the paragraph is still to be translated. Nobody takes it for what is to be read.
 */
export function notTranslated(prompt: ReadPrompt): string {
  const part = prompt.blocks.get('part') ?? ''
  const { untranslated } = phrasesByLocale[prompt.locale]
  return part
    .split(/\n\s*\n/)
    .map((_, at) => untranslated(at + 1))
    .join('\n\n')
}
