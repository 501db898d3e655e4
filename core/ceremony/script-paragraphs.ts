/** The script as a flat list of paragraphs, from which the document, the print and the copied text are made. */
import type { Language } from '../languages.ts'
import { labelled } from '../library/grammar.ts'
import { baseLanguage, type CeremonyLanguage } from './ceremony-language.ts'
import type { Script, ScriptSection } from './script.ts'
import { isNamed, type ScriptLine } from './script-line.ts'
import { isVerse } from './verses.ts'

interface ParagraphPlace {
  /** The key of its section. */
  section: string
  /**
   * Never empty; the only line breaks are those between a poem's verses. Stage notes are in parentheses, a speaker's name
   * precedes the first of their lines.
   */
  text: string
  /** Present if it is in the second language. */
  language?: CeremonyLanguage
}

/** One paragraph as shown, copied and saved: final text and what it is. */
export type ScriptParagraph = ParagraphPlace &
  (
    | { kind: 'title' | 'detail' | 'heading' | 'direction' | 'item' }
    /** `speaker` is whose line it is; absent if the celebrant reads it. */
    | { kind: 'spoken'; speaker?: string }
  )

function paragraphOf(
  section: string,
  line: ScriptLine,
  former: ScriptLine | undefined,
  own: Language,
): ScriptParagraph {
  const { speaker, text, spokenBy, language: other } = line
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
        : {
            ...place,
            kind: 'spoken',
            speaker: spokenBy,
            text: isNamed(line, former) ? labelled(spokenBy, text, language) : text,
          }
  }
}

function sectionParagraphs(
  { key, heading, lines }: ScriptSection,
  language: Language,
): ScriptParagraph[] {
  return [
    ...(heading === undefined ? [] : [{ section: key, kind: 'heading' as const, text: heading }]),
    ...lines.map((line, index) => paragraphOf(key, line, lines[index - 1], language)),
  ]
}

/** All paragraphs in order, headings included. */
export function scriptParagraphs(script: Script): ScriptParagraph[] {
  const language = baseLanguage(script.language)
  return script.sections.flatMap((section) => sectionParagraphs(section, language))
}

/** One line per paragraph; a stanza stands by itself. */
function plainText(paragraphs: readonly ScriptParagraph[]): string {
  return paragraphs
    .map(({ text }, index) => {
      const former = paragraphs[index - 1]
      if (former === undefined) return text
      return `${isVerse(text) || isVerse(former.text) ? '\n\n' : '\n'}${text}`
    })
    .join('')
}

/** The whole script as plain text for the clipboard, with a blank line between sections and around stanzas. */
export function scriptText(script: Script): string {
  const language = baseLanguage(script.language)
  return script.sections
    .map((section) => plainText(sectionParagraphs(section, language)))
    .join('\n\n')
}
