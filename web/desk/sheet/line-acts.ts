/** What can be done to the lines of the sheet. Places are those of `editableLines`. */
import { flushSync } from 'react-dom'
import { type BlankOf, type Bracket, blankOf, isBlankGroup } from '#core/ceremony/brackets.ts'
import type { Ceremony, Speaker } from '#core/ceremony/document.ts'
import type { LinePlace } from '#core/ceremony/editable-lines.ts'
import { resetLine } from '#core/ceremony/edits/body.ts'
import { replaceLine } from '#core/ceremony/edits/line.ts'
import { headingOf } from '#core/ceremony/script.ts'
import { keepsVerses } from '#core/ceremony/verses.ts'
import type { Library } from '#core/library/piece.ts'
import type { DeskMessages } from '#core/messages/shape/desk.ts'
import { announce } from '../announcer.tsx'
import { fieldIds } from '../couple/field-ids.ts'
import type { Editing } from '../editing.ts'
import { lineId } from '../element-ids.ts'
import { goTo, goToLine } from '../go-to.ts'
import { openPeople } from '../people/open-people.ts'
import { lightUp } from '../told/lit.ts'
import { splitAtBreaks } from './split-at-breaks.ts'

/** A line of the sheet, as the field that shows it knows it. */
export interface SheetPlace {
  /** The key of its section. */
  section: string
  place: LinePlace
  speaker: Speaker
}

export interface LineActs {
  /** The field says this now, with the caret there; what holds breaks becomes several lines, unless they are verses. */
  type(line: SheetPlace, value: string, caret: number): void
  /** Takes the line away and goes to the one before it in the sheet. */
  remove(line: SheetPlace): void
  /** Adds the line's text to the end of the line before it, as a verse where verses are kept. */
  join(line: SheetPlace, text: string, before: SheetPlace & { text: string }): void
  /** Brings the library's line back. */
  reset(line: SheetPlace): void
  /** Leads to where a bracket of the line is filled in; what is filled in here is selected, to be typed over. */
  fill(line: SheetPlace, bracket: Bracket, isOwn: boolean): void
  /** Shows what the couple told behind the sentence at the caret. */
  ask(line: SheetPlace, text: string, caret: number): void
}

const idOf = ({ section, place }: SheetPlace): string => lineId(section, place)

/** The fields of the sheet, in its order. */
export function sheetFields(): HTMLTextAreaElement[] {
  return [...document.querySelectorAll<HTMLTextAreaElement>('.sheet-page textarea')]
}

/** Leads to where a name that is missing in a section is asked for. */
function goToBlank(
  blank: BlankOf,
  sectionKey: string,
  { couple, plan }: Pick<Ceremony, 'couple' | 'plan'>,
  library: Library,
): void {
  if (isBlankGroup(blank)) {
    const section = plan.find(({ key }) => key === sectionKey)
    openPeople({ kind: 'name', of: blank, moment: (section && headingOf(section, library)) ?? '' })
  } else if (blank === 'celebrant') goTo(fieldIds.celebrant)
  else goTo(fieldIds.name[couple[0].name.trim() === '' ? 'first' : 'second'])
}

export function createLineActs(
  change: Editing['change'],
  library: Library,
  words: DeskMessages['sheet'],
  ceremony: () => Ceremony,
): LineActs {
  return {
    type(line, value, caret) {
      const { section, place } = line
      const { texts, at, offset } = keepsVerses(line.speaker)
        ? { texts: [value], at: 0, offset: caret }
        : splitAtBreaks(value, caret)
      const id = idOf(line)
      const edit: Parameters<typeof change>[0] = (ceremony, nowMs) =>
        replaceLine(ceremony, library, section, place, texts, nowMs)
      if (texts.length === 1) {
        change(edit, { at: id, typing: id })
        return
      }
      flushSync(() => change(edit, { at: id }))
      goToLine(lineId(section, { ...place, index: place.index + at }), offset)
      announce(words.split)
    },
    remove(line) {
      const { section, place } = line
      const id = idOf(line)
      const fields = sheetFields()
      const before = fields[fields.findIndex((field) => field.id === id) - 1]
      flushSync(() =>
        change((ceremony, nowMs) => replaceLine(ceremony, library, section, place, [], nowMs), {
          at: id,
        }),
      )
      if (before !== undefined) goToLine(before.id, before.value.length)
      announce(words.removed)
    },
    join(line, text, before) {
      const id = idOf(line)
      const start = before.text + (keepsVerses(before.speaker) ? '\n' : '')
      flushSync(() =>
        change(
          (ceremony, nowMs) => {
            const without = replaceLine(ceremony, library, line.section, line.place, [], nowMs)
            const joined = [start + text]
            return replaceLine(without, library, before.section, before.place, joined, nowMs)
          },
          { at: id },
        ),
      )
      goToLine(idOf(before), start.length)
      announce(words.removed)
    },
    ask(line, text, caret) {
      void lightUp(ceremony(), idOf(line), text, caret)
    },
    fill(line, bracket, isOwn) {
      const blank = isOwn ? undefined : blankOf(bracket.words, library)
      if (blank === undefined) goToLine(idOf(line), bracket.start, bracket.end)
      else goToBlank(blank, line.section, ceremony(), library)
    },
    reset(line) {
      const { section, place } = line
      if (place.kind !== 'library') return
      const id = lineId(section, { ...place, index: 0 })
      flushSync(() =>
        change((ceremony, nowMs) => resetLine(ceremony, section, place.line, nowMs), { at: id }),
      )
      goToLine(id, 0)
    },
  }
}
