import { plainText } from './plain/plain-text.ts'
import type { ReadPrompt, TextTask } from './read-prompt.ts'

/** A mark on a line of its own, whatever its code. */
const mark = /^\[[a-z]+ [^\]\n]+\]$/gmu

/** A recording holds all three texts in their order, each after a mark with the code of its own request. */
function recordedTexts(recorded: string): Record<TextTask, string> {
  const [, welcome = '', ceremony = '', finalMessage = ''] = recorded.split(mark)
  return { welcome, ceremony, finalMessage }
}

/**
 * The texts asked for, each after its mark: as recorded where there is a recording, else out of the couple's own words.
 */
export function textsAnswer(prompt: ReadPrompt, recorded: string | undefined): string {
  const known = recorded === undefined ? undefined : recordedTexts(recorded)
  return prompt.texts
    .map(({ text, mark: own }) => `${own}\n${(known?.[text] ?? plainText(text, prompt)).trim()}`)
    .join('\n\n')
}
