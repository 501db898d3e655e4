/** The smallest part of a script: one line to be read, and whose it is. */
import type { Speaker } from './document.ts'

export interface ScriptLine {
  speaker: Speaker
  /** Never empty, all names filled in; the only line breaks are those between a poem's verses. */
  text: string
  /** The speaker's name in the script; present unless the celebrant speaks. */
  spokenBy?: string
}
