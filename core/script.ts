/**
 * The ceremony script (seed section 7): a document of sections and lines with speakers, in a fixed order.
 * Sections are data so that they can later be switched off and put in another order (design.md section 9).
 */
import { timeWithPrefix, writtenDate } from './calendar.ts'
import type { CeremonyInfo, Texts } from './ceremony.ts'
import { type Language, languageDetails } from './languages.ts'
import type { ScriptMessages } from './messages/pt/script.ts'
import type { CoupleNames, ScriptLine, Speaker } from './script-line.ts'

/** Every section a script can have, in the order in which they follow one another (seed section 7). */
export const sectionIds = [
  'header',
  'orientations',
  'welcome',
  'ceremony',
  'ringsMoment',
  'ringVows',
  'personalVows',
  'recordSigning',
  'religiousMoment',
  'sandCeremony',
  'timeCapsule',
  'finalKissNote',
  'finalMessage',
] as const

export type SectionId = (typeof sectionIds)[number]

export interface ScriptSection {
  id: SectionId
  /** Absent where a section stands without one; never empty. */
  heading?: string
  /** At least one line. */
  lines: readonly ScriptLine[]
}

export interface Script {
  language: Language
  /** Title of the document, for its properties and its window; the script itself opens with the header. */
  title: string
  sections: readonly ScriptSection[]
}

export interface ScriptInput {
  language: Language
  info: CeremonyInfo
  texts: Texts
}

/** A name from a form as a sentence can carry it: on one line, trimmed; nothing else is touched. */
function tidy(value: string): string {
  return value.replace(/\s*[\r\n\v\f\u0085\u2028\u2029]\s*/g, ' ').trim()
}

function paragraphs(text: string): string[] {
  return text
    .split(/[\r\n\v\f\u0085\u2028\u2029]+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

function headerLines(
  { language, info }: ScriptInput,
  names: CoupleNames,
  messages: ScriptMessages,
): ScriptLine[] {
  const { locale } = languageDetails[language]
  const date = writtenDate(info.date, language)
  const time = timeWithPrefix(info.time, language)
  const details = [tidy(info.location), date && time ? `${date}, ${time}` : (date ?? time ?? '')]
  return [
    { speaker: 'title', text: messages.joinedNames(names).toLocaleUpperCase(locale) },
    ...details
      .filter((text) => text !== '')
      .map((text): ScriptLine => ({ speaker: 'detail', text })),
  ]
}

/**
 * The script for a couple, in the order of `sectionIds`. Parts that have no content are left out whole: a text
 * not written yet, a place, date or time not given. Names not given yet appear as marked blanks, so that the
 * script can be read, copied and saved at any moment (design.md section 10).
 * @param messages the dictionary of `input.language`
 */
export function buildScript(input: ScriptInput, messages: ScriptMessages): Script {
  const names: CoupleNames = {
    groom: tidy(input.info.groomName) || messages.blankNames.groom,
    bride: tidy(input.info.brideName) || messages.blankNames.bride,
  }
  const written = (text: string): ScriptLine[] =>
    paragraphs(text).map((paragraph) => ({ speaker: 'celebrant', text: paragraph }))

  const lines: Record<SectionId, readonly ScriptLine[]> = {
    header: headerLines(input, names, messages),
    orientations: messages.orientations(names),
    welcome: written(input.texts.welcome),
    ceremony: written(input.texts.ceremony),
    ringsMoment: messages.rituals.ringsMoment(names),
    ringVows: messages.rituals.ringVows(names),
    personalVows: messages.rituals.personalVows(names),
    recordSigning: messages.rituals.recordSigning(names),
    religiousMoment: messages.rituals.religiousMoment(names),
    sandCeremony: messages.rituals.sandCeremony(names),
    timeCapsule: messages.rituals.timeCapsule(names),
    finalKissNote: messages.finalKissNote(names),
    finalMessage: written(input.texts.finalMessage),
  }
  const headings: Partial<Record<SectionId, string>> = messages.headings
  return {
    language: input.language,
    title: messages.title(names),
    sections: sectionIds
      .filter((id) => lines[id].length > 0)
      .map((id) => {
        const heading = headings[id]
        return { id, ...(heading === undefined ? {} : { heading }), lines: lines[id] }
      }),
  }
}

/** One paragraph of the script as it is shown, copied and saved: final text and what it is. */
export interface ScriptParagraph {
  section: SectionId
  kind: 'title' | 'detail' | 'heading' | 'direction' | 'item' | 'spoken'
  /** Who reads it aloud; present exactly when `kind` is `spoken`. */
  speaker?: Extract<Speaker, 'celebrant' | 'groom' | 'bride' | 'couple'>
  /** Never empty, never holding a line break. Stage notes stand in parentheses. */
  text: string
}

function paragraphOf(section: SectionId, { speaker, text }: ScriptLine): ScriptParagraph {
  switch (speaker) {
    case 'title':
    case 'detail':
    case 'item':
      return { section, kind: speaker, text }
    case 'direction':
      return { section, kind: speaker, text: `(${text})` }
    case 'celebrant':
    case 'groom':
    case 'bride':
    case 'couple':
      return { section, kind: 'spoken', speaker, text }
  }
}

/** The script as a flat list, each entry one paragraph, headings included: what the document is made of. */
export function scriptLines(script: Script): ScriptParagraph[] {
  return script.sections.flatMap(({ id, heading, lines }): ScriptParagraph[] => [
    ...(heading === undefined ? [] : [{ section: id, kind: 'heading' as const, text: heading }]),
    ...lines.map((line) => paragraphOf(id, line)),
  ])
}

/** The whole script as plain text for the clipboard: one line per paragraph, a blank line between sections. */
export function scriptText(script: Script): string {
  const all = scriptLines(script)
  return script.sections
    .map(({ id }) =>
      all
        .filter(({ section }) => section === id)
        .map(({ text }) => text)
        .join('\n'),
    )
    .join('\n\n')
}
