/** The smallest part of a script: one line to be read, and whose it is. */
import type { CeremonyLanguage } from './ceremony-language.ts'
import type { Speaker } from './document.ts'

export interface ScriptLine {
  speaker: Speaker
  /** Never empty, all names filled in; the only line breaks are those between a poem's verses. */
  text: string
  /** The speaker's name in the script; present unless the celebrant speaks. */
  spokenBy?: string
  /** Present if it is not in the script's own language, but in the ceremony's second one. */
  language?: CeremonyLanguage
  /** Lines of a section with the same number say the same in two languages; absent if it is said in one. */
  pair?: number
}

/** Whether a line is read aloud; the rest heads the script, or tells the celebrant what happens. */
export function isReadAloud({ speaker }: Pick<ScriptLine, 'speaker'>): boolean {
  return !unread.includes(speaker)
}

/** Whether the speaker's name stands before a line: once, however many lines of theirs follow one another. */
export function isNamed(
  { spokenBy, language }: Pick<ScriptLine, 'spokenBy' | 'language'>,
  former: Pick<ScriptLine, 'spokenBy' | 'language'> | undefined,
): boolean {
  return spokenBy !== undefined && (spokenBy !== former?.spokenBy || language !== former.language)
}

const unread: readonly Speaker[] = ['title', 'detail', 'direction', 'item']
