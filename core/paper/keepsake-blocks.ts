/** What the couple keeps of a ceremony: what was said in it, without directions and lists, as the parts of its pages. */
import { breathsOf } from '../altar/breaths.ts'
import type { Script, ScriptSection } from '../ceremony/script.ts'
import type { ScriptLine } from '../ceremony/script-line.ts'
import { isVerse } from '../ceremony/verses.ts'
import { type Library, pieceOf } from '../library/piece.ts'
import type { CardBlock } from './card-blocks.ts'

export type KeepsakeBlock = CardBlock & Required<Pick<CardBlock, 'isReply'>>

/** A paragraph longer than this may be parted between two pages, where one breathes. */
const paragraphMaxCharacters = 1_200

/**
 * Names, place and date, then each section under its heading, in the script's order. They count as one section, so that
 * pages flow on from one to the next. What one person says line by line stands together, under the name,
 * stanza by stanza if it is a poem.
 */
export function keepsakeBlocks(script: Script, library: Library): KeepsakeBlock[] {
  return script.sections.flatMap((section) => {
    const lines = section.lines.filter(
      ({ speaker }) => speaker !== 'direction' && speaker !== 'item',
    )
    const heading = framed(section, library)
    const opening = heading === undefined ? [] : [block('heading', heading, true)]
    return lines.length === 0
      ? []
      : [...opening, ...lines.flatMap((line, index) => blocksOfLine(line, lines[index - 1]))]
  })
}

function blocksOfLine(line: ScriptLine, former: ScriptLine | undefined): KeepsakeBlock[] {
  const { speaker, spokenBy, language } = line
  if (speaker === 'title' || speaker === 'detail') return [block(speaker, line.text, true)]
  const goesOn =
    spokenBy !== undefined && spokenBy === former?.spokenBy && language === former.language
  return partsOf(line.text).map((text, index) => ({
    ...block('spoken', text, index === 0 && (!goesOn || isVerse(line.text))),
    isReply: speaker !== 'celebrant',
    ...(spokenBy === undefined || index > 0 || spokenBy === former?.spokenBy
      ? {}
      : { speaker: spokenBy }),
    ...(language === undefined ? {} : { language }),
  }))
}

function block(kind: CardBlock['kind'], text: string, begins: boolean): KeepsakeBlock {
  return { section: '', kind, text, begins, hints: [], isReply: false }
}

function partsOf(text: string): string[] {
  if (text.length <= paragraphMaxCharacters) return [text]
  const parts: string[] = []
  for (const breath of breathsOf(text)) {
    const last = parts.at(-1)
    if (last === undefined || last.length + breath.length > paragraphMaxCharacters) {
      parts.push(breath)
    } else parts[parts.length - 1] = last + breath
  }
  return parts
}

/** What the library's heading adds for whoever plans, "(opcional)", is nothing to frame; one's own heading stays. */
function framed({ kind, heading }: ScriptSection, library: Library): string | undefined {
  return heading !== undefined && heading === pieceOf(library, kind)?.heading
    ? heading.replace(/\([^()]*\)$/u, '').trimEnd()
    : heading
}
