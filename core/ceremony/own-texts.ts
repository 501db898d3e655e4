/** The texts in a plan that are not the library's: what the writer wrote and what was typed by hand. */
import type { CeremonyLanguage } from './ceremony-language.ts'
import type { Body, Line, LineEdit, OtherText, PlacedSection } from './document.ts'

/** Where in its section a text is; positions count from 0. */
export type TextPlace =
  | { kind: 'title' }
  | { kind: 'content' }
  | { kind: 'line'; line: number }
  /** The `index`th of the lines that replace the library's line. */
  | { kind: 'edit'; line: number; index: number }

export interface OwnText {
  /** The key of its section. */
  key: string
  place: TextPlace
  text: string
  /** The writer's output names the couple with tokens; everything else in plain words. */
  holdsTokens: boolean
  /** Present if it is a section's text in another language than the ceremony's. */
  language?: CeremonyLanguage
}

type Change = (own: OwnText) => string

function changeLines(
  lines: readonly Line[],
  change: (text: string, index: number) => string,
): Line[] {
  return lines.map((line, index) => ({ ...line, text: change(line.text, index) }))
}

function changeEdits(edits: readonly LineEdit[], key: string, change: Change): LineEdit[] {
  return edits.map(({ line, lines }) => ({
    line,
    lines: changeLines(lines, (text, index) =>
      change({ key, place: { kind: 'edit', line, index }, text, holdsTokens: false }),
    ),
  }))
}

function changeBody(body: Body, key: string, change: Change): Body {
  switch (body.kind) {
    case 'fields':
      return body
    case 'written': {
      const holdsTokens = body.origin === 'writer'
      const place = { kind: 'content' as const }
      const content = change({ key, place, text: body.content, holdsTokens })
      const { ending } = body
      return ending === undefined
        ? { ...body, content }
        : {
            ...body,
            content,
            ending: { ...ending, edits: changeEdits(ending.edits, key, change) },
          }
    }
    case 'library':
      return { ...body, edits: changeEdits(body.edits, key, change) }
    case 'byHand':
      return {
        ...body,
        lines: changeLines(body.lines, (text, line) =>
          change({ key, place: { kind: 'line', line }, text, holdsTokens: false }),
        ),
      }
  }
}

type OtherTexts = NonNullable<PlacedSection['otherTexts']>

function changeOtherTexts(texts: OtherTexts, key: string, change: Change): OtherTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]: [string, OtherText]) => {
      const language = name as CeremonyLanguage
      const body = changeBody(text.body, key, (own) => change({ ...own, language }))
      return [language, { ...text, body }]
    }),
  )
}

/** The section with each of its own texts replaced by what `change` returns, in all of its languages. */
export function changeOwnTexts(section: PlacedSection, change: Change): PlacedSection {
  const { key, title, otherTexts } = section
  return {
    ...section,
    ...(title === undefined
      ? {}
      : { title: change({ key, place: { kind: 'title' }, text: title, holdsTokens: false }) }),
    body: changeBody(section.body, key, change),
    ...(otherTexts === undefined ? {} : { otherTexts: changeOtherTexts(otherTexts, key, change) }),
  }
}

/** Every non-empty text in the plan that is its own, in the plan's order; all languages of a section together. */
export function ownTexts(plan: readonly PlacedSection[]): OwnText[] {
  const texts: OwnText[] = []
  for (const section of plan) {
    changeOwnTexts(section, (own) => {
      if (own.text.trim() !== '') texts.push(own)
      return own.text
    })
  }
  return texts
}
