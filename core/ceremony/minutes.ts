/**
 * How long a script takes: its words at the celebrant's pace, a breath after every line, and what is done without
 * words. An estimate for planning; a celebrant may give their own pace.
 */
import type { Script, ScriptSection } from './script.ts'
import { isReadAloud, type ScriptLine } from './script-line.ts'

/** People reading to guests speak 100 to 150 words a minute. */
const usualWordsPerMinute = 120

/** Looking up after a paragraph. */
const pauseAfterLineSeconds = 1.5

/** The celebrant turns a page, someone steps forward. */
const pauseAfterSectionSeconds = 5

const couple: readonly ScriptLine['speaker'][] = ['first', 'second', 'both']

const isCouples = ({ speaker }: ScriptLine): boolean => couple.includes(speaker)

/** Words are separated by white space. Fast enough to run on every keystroke in a script of any length. */
function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** Minutes of one section; 0 if nothing is read or done. */
export function sectionMinutes(
  { lines, silentMinutes, isRepeated }: ScriptSection,
  wordsPerMinute: number = usualWordsPerMinute,
): number {
  const spoken = lines.filter(isReadAloud)
  if (spoken.length === 0) return silentMinutes
  const repeated = isRepeated ? spoken.filter(isCouples) : []
  const heard = [...spoken, ...repeated]
  const words = heard.reduce((sum, { text }) => sum + wordCount(text), 0)
  const pauses = heard.length * pauseAfterLineSeconds + pauseAfterSectionSeconds
  return words / wordsPerMinute + pauses / 60 + silentMinutes
}

/** Minutes of the whole script. */
export function scriptMinutes(script: Script, wordsPerMinute?: number): number {
  return script.sections.reduce((sum, section) => sum + sectionMinutes(section, wordsPerMinute), 0)
}
