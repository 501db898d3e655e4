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

interface Changes {
  text: (own: OwnText) => string
  /** Of whoever reads a line and is neither of the couple nor the celebrant. */
  speaker: (name: string) => string
}

function changeLines(
  lines: readonly Line[],
  text: (text: string, index: number) => string,
  speaker: Changes['speaker'],
): Line[] {
  return lines.map((line, index) => {
    const changed = { ...line, text: text(line.text, index) }
    return changed.speaker === 'other' ? { ...changed, name: speaker(changed.name) } : changed
  })
}

function changeEdits(edits: readonly LineEdit[], key: string, changes: Changes): LineEdit[] {
  return edits.map(({ line, lines }) => ({
    line,
    lines: changeLines(
      lines,
      (text, index) =>
        changes.text({ key, place: { kind: 'edit', line, index }, text, holdsTokens: false }),
      changes.speaker,
    ),
  }))
}

function changeBody(body: Body, key: string, changes: Changes): Body {
  switch (body.kind) {
    case 'fields':
      return body
    case 'written': {
      const holdsTokens = body.origin === 'writer'
      const place = { kind: 'content' as const }
      const content = changes.text({ key, place, text: body.content, holdsTokens })
      const { ending } = body
      return ending === undefined
        ? { ...body, content }
        : {
            ...body,
            content,
            ending: { ...ending, edits: changeEdits(ending.edits, key, changes) },
          }
    }
    case 'library':
      return { ...body, edits: changeEdits(body.edits, key, changes) }
    case 'byHand':
      return {
        ...body,
        lines: changeLines(
          body.lines,
          (text, line) =>
            changes.text({ key, place: { kind: 'line', line }, text, holdsTokens: false }),
          changes.speaker,
        ),
      }
  }
}

type OtherTexts = NonNullable<PlacedSection['otherTexts']>

function changeOtherTexts(texts: OtherTexts, key: string, changes: Changes): OtherTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]: [string, OtherText]) => {
      const language = name as CeremonyLanguage
      const inLanguage = { ...changes, text: (own: OwnText) => changes.text({ ...own, language }) }
      const body = changeBody(text.body, key, inLanguage)
      return [language, { ...text, body }]
    }),
  )
}

/**
 * The section with each of its own texts replaced by what `text` returns, in all of its languages; and whoever reads one
 * of its lines by what `speaker` returns.
 */
export function changeOwnTexts(
  section: PlacedSection,
  text: Changes['text'],
  speaker: Changes['speaker'] = (name) => name,
): PlacedSection {
  const { key, title, otherTexts } = section
  const changes = { text, speaker }
  return {
    ...section,
    ...(title === undefined
      ? {}
      : { title: text({ key, place: { kind: 'title' }, text: title, holdsTokens: false }) }),
    body: changeBody(section.body, key, changes),
    ...(otherTexts === undefined ? {} : { otherTexts: changeOtherTexts(otherTexts, key, changes) }),
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
