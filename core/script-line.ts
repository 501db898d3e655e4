/**
 * The smallest part of a script: one line and who it belongs to. Apart from `script.ts` because the message
 * dictionaries build lines and the script is built from the dictionaries.
 */

/**
 * Who a line belongs to. `couple` is both together; `direction` is a stage note that nobody reads aloud;
 * `item` is one entry of a list of such notes; `title` and `detail` stand at the head of the script.
 */
export const speakers = [
  'title',
  'detail',
  'direction',
  'item',
  'celebrant',
  'groom',
  'bride',
  'couple',
] as const

export type Speaker = (typeof speakers)[number]

export interface ScriptLine {
  speaker: Speaker
  /** Never empty, never holding a line break. */
  text: string
}

/** The two names as sentences carry them: on one line, without white space around them, never empty. */
export interface CoupleNames {
  groom: string
  bride: string
}

/** A line read aloud, at the place in a text where it is spoken. */
export function says(
  speaker: Extract<Speaker, 'celebrant' | 'groom' | 'bride' | 'couple'>,
  text: string,
): ScriptLine {
  return { speaker, text }
}

/** A stage note, without the parentheses that `scriptLines` puts around it. */
export function direction(text: string): ScriptLine {
  return { speaker: 'direction', text }
}
