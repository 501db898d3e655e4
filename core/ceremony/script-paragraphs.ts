/** The script as a flat list of paragraphs, from which the document, the print and the copied text are made. */
import type { Language } from '../languages.ts'
import { labelled } from '../library/grammar.ts'
import { baseLanguage, type CeremonyLanguage } from './ceremony-language.ts'
import type { Script, ScriptSection } from './script.ts'
import type { ScriptLine } from './script-line.ts'

interface ParagraphPlace {
  /** The key of its section. */
  section: string
  /** Never empty; the only line breaks are those between a poem's verses. Stage notes are in parentheses, a speaker's name precedes the line. */
  text: string
  /** Present if it is in the second language. */
  language?: CeremonyLanguage
}

/** One paragraph as shown, copied and saved: final text and what it is. */
export type ScriptParagraph = ParagraphPlace &
  (
    | { kind: 'title' | 'detail' | 'heading' | 'direction' | 'item' }
    /** `speaker` is the name before the line; absent if the celebrant reads it. */
    | { kind: 'spoken'; speaker?: string }
  )

function paragraphOf(
  section: string,
  { speaker, text, spokenBy, language: other }: ScriptLine,
  own: Language,
): ScriptParagraph {
  const place = other === undefined ? { section } : { section, language: other }
  const language = other === undefined ? own : baseLanguage(other)
  switch (speaker) {
    case 'title':
    case 'detail':
    case 'item':
      return { ...place, kind: speaker, text }
    case 'direction':
      return { ...place, kind: speaker, text: `(${text})` }
    default:
      return spokenBy === undefined
        ? { ...place, kind: 'spoken', text }
        : { ...place, kind: 'spoken', speaker: spokenBy, text: labelled(spokenBy, text, language) }
  }
}

function sectionParagraphs(
  { key, heading, lines }: ScriptSection,
  language: Language,
): ScriptParagraph[] {
  return [
    ...(heading === undefined ? [] : [{ section: key, kind: 'heading' as const, text: heading }]),
    ...lines.map((line) => paragraphOf(key, line, language)),
  ]
}

/** All paragraphs in order, headings included. */
export function scriptParagraphs(script: Script): ScriptParagraph[] {
  const language = baseLanguage(script.language)
  return script.sections.flatMap((section) => sectionParagraphs(section, language))
}

/** The whole script as plain text for the clipboard: one line per paragraph, a blank line between sections. */
export function scriptText(script: Script): string {
  const language = baseLanguage(script.language)
  return script.sections
    .map((section) =>
      sectionParagraphs(section, language)
        .map(({ text }) => text)
        .join('\n'),
    )
    .join('\n\n')
}
