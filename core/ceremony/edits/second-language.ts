/** Edits to what a ceremony says in its second language. */
import { render } from '../../library/notation.ts'
import type { Library } from '../../library/piece.ts'
import { bodyLines } from '../body-lines.ts'
import { baseLanguage, type CeremonyLanguage } from '../ceremony-language.ts'
import type { Body, Ceremony, LibraryReference, Line, PlacedSection } from '../document.ts'
import { namedPeople } from '../named-people.ts'
import { joinedParagraphs, paragraphsOf } from '../paragraphs.ts'
import { isReadAloud, type ScriptLine } from '../script-line.ts'
import { canBeInSecond, inSecondLanguage, secondLanguageOf, wordsMark } from '../second-language.ts'
import { keepsVerses } from '../verses.ts'
import { changed } from './change.ts'
import { replaceSection } from './plan.ts'

function untouched(reference: LibraryReference | undefined): LibraryReference | undefined {
  return reference?.edits.length === 0 ? reference : undefined
}

/**
 * What the library says for a section in any language: the same piece in the same wording, or in its first one where
 * there is no such wording. Undefined if a hand has changed the section's words, or if they are not the library's; a
 * text that is to be written has at least its fixed words.
 */
function libraryTextOf(section: PlacedSection): Body | undefined {
  const { body } = section
  if (body.kind === 'library') return body.edits.length === 0 ? body : undefined
  if (body.kind !== 'written') return undefined
  const ending = untouched(body.ending)
  if (ending === undefined) return undefined
  return { kind: 'written', text: body.text, content: '', origin: 'writer', ending }
}

function withText(section: PlacedSection, language: CeremonyLanguage, body: Body): PlacedSection {
  const text = { body, of: wordsMark(section.body) }
  return { ...section, otherTexts: { ...section.otherTexts, [language]: text } }
}

/** The section with words in this language: those it had, in another variant too, or the library's. */
function filled(section: PlacedSection, language: CeremonyLanguage): PlacedSection {
  const { otherTexts = {} } = section
  if (otherTexts[language] !== undefined) return section
  const [, variant] =
    Object.entries(otherTexts).find(
      ([name]) => baseLanguage(name as CeremonyLanguage) === baseLanguage(language),
    ) ?? []
  if (variant !== undefined) {
    return { ...section, otherTexts: { ...otherTexts, [language]: variant } }
  }
  const body = libraryTextOf(section)
  return body === undefined ? section : withText(section, language, body)
}

/**
 * Chooses the second language, or none. The sections that are read in two languages stay so; what they said in another
 * one is kept.
 */
export function chooseSecondLanguage(
  ceremony: Ceremony,
  language: CeremonyLanguage | undefined,
  nowMs: number,
): Ceremony {
  if (language === ceremony.secondLanguage) return ceremony
  const { secondLanguage: _former, ...rest } = ceremony
  if (language === undefined) return changed(rest, {}, nowMs)
  const plan = ceremony.plan.map((section) =>
    section.isInSecond === true ? filled(section, language) : section,
  )
  return changed(rest, { secondLanguage: language, plan }, nowMs)
}

/** Whether a section is read in the second language too. Its words in it are kept while it is not. */
export function readInSecond(
  ceremony: Ceremony,
  key: string,
  isInSecond: boolean,
  nowMs: number,
): Ceremony {
  const language = secondLanguageOf(ceremony)
  if (language === undefined) return ceremony
  return replaceSection(
    ceremony,
    key,
    (section) => {
      if ((section.isInSecond ?? false) === isInSecond || !canBeInSecond(section)) return section
      const { isInSecond: _former, ...rest } = section
      return isInSecond ? filled({ ...rest, isInSecond }, language) : rest
    },
    nowMs,
  )
}

/** Takes the library's words for the second text of a section whose words are the library's, hand-changed or not. */
export function takeLibrarySecond(ceremony: Ceremony, key: string, nowMs: number): Ceremony {
  const language = secondLanguageOf(ceremony)
  if (language === undefined) return ceremony
  return replaceSection(
    ceremony,
    key,
    (section) => {
      const { body } = section
      return body.kind === 'library' ? withText(section, language, { ...body, edits: [] }) : section
    },
    nowMs,
  )
}

/** Says that a second text still fits what the section says by now. */
export function callSecondCurrent(ceremony: Ceremony, key: string, nowMs: number): Ceremony {
  const language = secondLanguageOf(ceremony)
  if (language === undefined) return ceremony
  return replaceSection(
    ceremony,
    key,
    (section) => {
      const text = section.otherTexts?.[language]
      return text === undefined ? section : withText(section, language, text.body)
    },
    nowMs,
  )
}

function withoutFixedWords(body: Body): Body {
  if (body.kind !== 'written' || untouched(body.ending) === undefined) return body
  const { ending: _fixed, ...text } = body
  return text
}

/** What the writer says anew in the second language: a written text without its fixed words, any other as a whole. */
function toBeSaid({ body }: PlacedSection, ceremony: Ceremony, library: Library): ScriptLine[] {
  return bodyLines(withoutFixedWords(body), ceremony, library).filter(isReadAloud)
}

/** One line for each paragraph of it, and for each verse of a stanza; `of` counts the lines they are from. */
function byParagraph(lines: readonly ScriptLine[]): (ScriptLine & { of: number })[] {
  return lines.flatMap((line, of) => paragraphsOf(line.text).map((text) => ({ ...line, text, of })))
}

/** A section's words for the writer to say in the second language: its paragraphs; empty if it says nothing. */
export function partForSecond(ceremony: Ceremony, library: Library, key: string): string {
  const section = ceremony.plan.find((one) => one.key === key)
  if (section === undefined) return ''
  return joinedParagraphs(byParagraph(toBeSaid(section, ceremony, library)).map(({ text }) => text))
}

/**
 * Takes what the writer said in the second language, names as tokens, for what `asked` said when the writer was asked.
 * A text that several people say comes back paragraph by paragraph; undefined if one is missing, since then nobody
 * knows whose the others are.
 * @param library in the ceremony's language, with that of the second one
 */
export function takeSecond(
  ceremony: Ceremony,
  library: Library,
  asked: PlacedSection,
  content: string,
  nowMs: number,
): Ceremony | undefined {
  const view = inSecondLanguage(ceremony)
  if (view === undefined || library.second?.language !== view.language) return ceremony
  const { language } = view
  const body = secondBody(asked, content, { ceremony, library, view, second: library.second })
  if (body === undefined) return undefined
  const text = { body, of: wordsMark(asked.body) }
  return replaceSection(
    ceremony,
    asked.key,
    (section) => ({ ...section, otherTexts: { ...section.otherTexts, [language]: text } }),
    nowMs,
  )
}

/**
 * A section's text in the second language while none is there, for a hand to write: as many lines as the first has, each
 * of the same speaker. A written text keeps the library's ending.
 * @param library in the ceremony's language
 */
export function emptySecond(section: PlacedSection, ceremony: Ceremony, library: Library): Body {
  const { body } = section
  if (body.kind === 'written') {
    const ending = untouched(body.ending)
    const text: Body = { kind: 'written', text: body.text, content: '', origin: 'hand' }
    return ending === undefined ? text : { ...text, ending }
  }
  return {
    kind: 'byHand',
    lines: toBeSaid(section, ceremony, library).map(
      ({ speaker, spokenBy = '' }): Line =>
        speaker === 'other' ? { speaker, name: spokenBy, text: '' } : { speaker, text: '' },
    ),
  }
}

/** Gives a section that is read in the second language, and has no text in it, an empty one. */
export function withRoomForSecond(
  ceremony: Ceremony,
  library: Library,
  key: string,
  nowMs: number,
): Ceremony {
  const language = secondLanguageOf(ceremony)
  if (language === undefined) return ceremony
  return replaceSection(
    ceremony,
    key,
    (section) =>
      section.isInSecond !== true || section.otherTexts?.[language] !== undefined
        ? section
        : withText(section, language, emptySecond(section, ceremony, library)),
    nowMs,
  )
}

interface BothLanguages {
  ceremony: Ceremony
  library: Library
  /** The ceremony in its second language. */
  view: Ceremony
  second: Library
}

function secondBody(
  asked: PlacedSection,
  content: string,
  { ceremony, library, view, second }: BothLanguages,
): Body | undefined {
  const { body } = asked
  if (body.kind === 'written') {
    const ending = untouched(body.ending)
    const written: Body = { kind: 'written', text: body.text, content, origin: 'writer' }
    return ending === undefined ? written : { ...written, ending }
  }
  const people = namedPeople(view, second.frame)
  const said = byParagraph(toBeSaid(asked, ceremony, library))
  const paragraphs = paragraphsOf(render(content, people))
  if (said.length !== paragraphs.length && said.some(({ speaker }) => speaker !== 'celebrant')) {
    return undefined
  }
  const lines: Line[] = []
  for (const [at, text] of paragraphs.entries()) {
    const { speaker = 'celebrant', spokenBy = '', of } = said[at] ?? {}
    const last = lines.at(-1)
    if (last !== undefined && keepsVerses(speaker) && of === said[at - 1]?.of) {
      last.text += `\n${text}`
    } else lines.push(speaker === 'other' ? { speaker, name: spokenBy, text } : { speaker, text })
  }
  return { kind: 'byHand', lines }
}
