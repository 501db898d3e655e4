/** A script as it is read at the altar: what it opens on, then section by section, breath by breath. */
import type { Ceremony } from '../ceremony/document.ts'
import { pieceIn, type Script, scriptOf } from '../ceremony/script.ts'
import type { ScriptLine } from '../ceremony/script-line.ts'
import { withUnbrokenMarks } from '../ceremony/unbroken-marks.ts'
import { isVerse } from '../ceremony/verses.ts'
import type { Library } from '../library/piece.ts'
import { breathsOf } from './breaths.ts'
import { nameHints, type SaidName, saidNames } from './said-names.ts'

export interface Breath {
  /** Position of its line within the section, from 0. */
  line: number
  /** Position within its line, from 0. */
  position: number
  /** A slice of the line; those of a line put together are its text. */
  text: string
  isLineStart: boolean
  isLineEnd: boolean
  /** Of a poem: a verse, or what goes on with one that is too long for a breath. */
  verse?: 'begins' | 'goesOn'
  /** Names to be shown with how they are said; ranges within `text`. */
  hints: readonly { start: number; end: number; saidAs: string }[]
}

/** A section, where one can stop and start again; one of thousands of words is several stops. */
export interface Stop {
  /** The section's key in the plan. */
  key: string
  /** Which part of its section it is, from 0. */
  part: number
  heading?: string
  /** What the section is called where moments are listed: its heading, its name in the library, or how it begins. */
  name: string
  /** All of the section's; at least one. */
  lines: readonly ScriptLine[]
  /** Those of this part. */
  breaths: readonly Breath[]
}

/**
 * A stop is drawn as a whole and then only moved, so it must not be longer than a phone draws at once. It ends with a
 * line after so many breaths, and without one after so many.
 */
const enoughBreaths = 50
const mostBreaths = 80

export interface AltarScript {
  script: Script
  /** The head of the script: names, then place, date and time. */
  opening: readonly string[]
  stops: readonly Stop[]
}

const heading: readonly ScriptLine['speaker'][] = ['title', 'detail']

/** The script of a ceremony for the altar, in the plan's order. */
export function altarScript(ceremony: Ceremony, library: Library): AltarScript {
  const script = withUnbrokenMarks(scriptOf(ceremony, library))
  const [first] = script.sections
  // A head that was given a heading is a section like any other: the heading is read too.
  const opens =
    first?.heading === undefined &&
    first?.lines.every(({ speaker }) => heading.includes(speaker)) === true
  const names = saidNames(ceremony)
  return {
    script,
    opening: opens ? first.lines.map(({ text }) => text) : [],
    stops: (opens ? script.sections.slice(1) : script.sections).flatMap(
      ({ key, heading: title, lines }) => {
        const parts = partsOf(breathsOfSection(lines, names))
        const placed = ceremony.plan.find((section) => section.key === key)
        const listed = placed && pieceIn(placed, library)?.name
        const name = title ?? listed ?? parts[0]?.[0]?.text.trim() ?? ''
        return parts.map((breaths, part) => ({
          key,
          part,
          ...(title === undefined || part > 0 ? {} : { heading: title }),
          name,
          lines,
          breaths,
        }))
      },
    ),
  }
}

/** What a section is called where moments are listed. */
export function momentName(stops: readonly Stop[], key: string): string {
  return stops.find((stop) => stop.key === key)?.name ?? ''
}

function partsOf(breaths: readonly Breath[]): Breath[][] {
  const parts: Breath[][] = []
  let current: Breath[] = []
  for (const breath of breaths) {
    current.push(breath)
    const isLong = current.length >= (breath.isLineEnd ? enoughBreaths : mostBreaths)
    if (!isLong) continue
    parts.push(current)
    current = []
  }
  return current.length === 0 ? parts : [...parts, current]
}

function verseAt(slices: readonly string[], index: number): 'begins' | 'goesOn' {
  const before = slices[index - 1]
  return before === undefined || before.endsWith('\n') ? 'begins' : 'goesOn'
}

function breathsOfSection(lines: readonly ScriptLine[], names: readonly SaidName[]): Breath[] {
  const hints = nameHints(lines, names)
  return lines.flatMap(({ text }, line) => {
    const slices = breathsOf(text)
    let offset = 0
    return slices.map((slice, index) => {
      const from = offset
      offset += slice.length
      return {
        line,
        position: index,
        text: slice,
        isLineStart: index === 0,
        isLineEnd: index === slices.length - 1,
        ...(isVerse(text) ? { verse: verseAt(slices, index) } : {}),
        hints: hints
          .filter((hint) => hint.line === line && hint.start >= from && hint.start < offset)
          // A name that goes on in the next breath is marked where it begins.
          .map(({ start, end, saidAs }) => ({
            start: start - from,
            end: Math.min(end - from, slice.trimEnd().length),
            saidAs,
          })),
      }
    })
  })
}
