/** A name in the place of the bracket that stood for it, in words that have been taken over by hand. */
import type { Library } from '../../library/piece.ts'
import { type BlankGroup, blankOf, bracketsIn } from '../brackets.ts'
import type { Ceremony } from '../document.ts'
import { changeOwnTexts } from '../own-texts.ts'
import { changed } from './change.ts'

/**
 * Puts a name wherever words by hand still hold the bracket of this group: a line that was edited before anybody was named
 * has it as plain text, in what is said or as who says it. The library's own lines follow the people by themselves.
 */
export function fillBlank(
  ceremony: Ceremony,
  of: BlankGroup,
  name: string,
  library: Library,
  nowMs: number,
): Ceremony {
  const fill = (text: string): string =>
    bracketsIn(text)
      .filter(({ words }) => blankOf(words, library) === of)
      .reduceRight((now, { start, end }) => now.slice(0, start) + name + now.slice(end), text)
  const plan = ceremony.plan.map((section) =>
    changeOwnTexts(section, ({ text }) => fill(text), fill),
  )
  return changed(ceremony, { plan }, nowMs)
}
