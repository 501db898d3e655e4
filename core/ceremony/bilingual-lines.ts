/**
 * The lines of a section in the order in which they are read, in two languages where it has two: each paragraph, then
 * the same in the second language. Where their numbers differ, whole turns of one speaker alternate; where the turns
 * differ too, the second language comes after the first. What nobody reads aloud is only there once.
 */
import type { Library } from '../library/piece.ts'
import { bodyLines } from './body-lines.ts'
import type { CeremonyLanguage } from './ceremony-language.ts'
import type { Body, Ceremony, PlacedSection } from './document.ts'
import { type EditableLine, readEditableLines } from './editable-lines.ts'
import { isReadAloud, type ScriptLine } from './script-line.ts'
import { inLanguageOf, inSecondLanguage, secondKey } from './second-language.ts'

/** A line of the script, and which line it is among those of its own language. */
export interface PlacedScriptLine {
  line: ScriptLine
  /** The key in the ceremony of that language: the section's own, or that of its second text. */
  key: string
  /** From 0, among the lines that `bodyLines` gives there. */
  index: number
}

/** What is kept together: a written text, and the fixed words that end it. */
function partsOf(body: Body): Body[] {
  if (body.kind !== 'written' || body.ending === undefined) return [body]
  const { ending, ...text } = body
  return [text, { kind: 'library', ...ending }]
}

function placedLines(
  parts: readonly Body[],
  key: string,
  ceremony: Ceremony,
  library: Library,
): PlacedScriptLine[][] {
  let index = 0
  return parts.map((part) =>
    bodyLines(part, ceremony, library).map((line) => {
      index += 1
      return { line, key, index: index - 1 }
    }),
  )
}

/** Lines that one speaker says in a row. */
function turnsOf(lines: readonly PlacedScriptLine[]): PlacedScriptLine[][] {
  const turns: PlacedScriptLine[][] = []
  for (const placed of lines) {
    const current = turns.at(-1)
    if (current?.[0]?.line.speaker === placed.line.speaker) current.push(placed)
    else turns.push([placed])
  }
  return turns
}

function haveSameSpeakers(
  one: readonly PlacedScriptLine[][],
  other: readonly PlacedScriptLine[][],
): boolean {
  return (
    one.length === other.length &&
    one.every((group, at) => group[0]?.line.speaker === other[at]?.[0]?.line.speaker)
  )
}

/** What alternates: line by line if it can be, else turn by turn, else all at once. */
function groupsOf(
  first: readonly PlacedScriptLine[],
  second: readonly PlacedScriptLine[],
): [PlacedScriptLine[][], PlacedScriptLine[][]] {
  for (const grouped of [
    (lines: readonly PlacedScriptLine[]) => lines.map((one) => [one]),
    turnsOf,
  ]) {
    const groups = [grouped(first), grouped(second)] as const
    if (haveSameSpeakers(...groups)) return [...groups]
  }
  return [[[...first]], [[...second]]]
}

function alternating(
  first: readonly PlacedScriptLine[],
  second: readonly PlacedScriptLine[],
  nextPair: () => number,
): PlacedScriptLine[] {
  const said = second.filter(({ line }) => isReadAloud(line))
  const own = first.filter(({ line }) => isReadAloud(line))
  if (own.length === 0 || said.length === 0) return [...first, ...said]
  const [groups, others] = groupsOf(own, said)
  const pairs = new Map<PlacedScriptLine, number>()
  const follows = new Map<PlacedScriptLine, PlacedScriptLine[]>()
  groups.forEach((group, at) => {
    const pair = nextPair()
    const other = others[at] ?? []
    for (const placed of [...group, ...other]) pairs.set(placed, pair)
    const last = group.at(-1)
    if (last !== undefined) follows.set(last, other)
  })
  return first
    .flatMap((placed) => [placed, ...(follows.get(placed) ?? [])])
    .map((placed) => {
      const pair = pairs.get(placed)
      return pair === undefined ? placed : { ...placed, line: { ...placed.line, pair } }
    })
}

/** All lines of a section, as they are read. */
export function sectionLines(
  section: PlacedSection,
  ceremony: Ceremony,
  library: Library,
): PlacedScriptLine[] {
  const own = placedLines(partsOf(section.body), section.key, ceremony, library)
  const view = inSecondLanguage(ceremony)
  const { second } = library
  if (view === undefined || second?.language !== view.language) return own.flat()
  const { language } = view
  const key = secondKey(section.key)
  const body = view.plan.find((one) => one.key === key)?.body
  if (body === undefined) return own.flat()
  const others = placedLines(partsOf(body), key, view, second).map((lines) =>
    lines.map((placed) => ({ ...placed, line: { ...placed.line, language } })),
  )
  let pairs = 0
  const nextPair = (): number => {
    pairs += 1
    return pairs - 1
  }
  // A text and its ending alternate each by itself; anything else as a whole.
  return own.length === others.length
    ? own.flatMap((lines, at) => alternating(lines, others[at] ?? [], nextPair))
    : alternating(own.flat(), others.flat(), nextPair)
}

/** A line to edit, and the key of the section or of the second text it stands in. */
export interface LineInScript extends EditableLine {
  key: string
  /** Present if it is in the second language. */
  language?: CeremonyLanguage
}

/** The lines of a section as they are edited, in the order in which they are read; empty ones are left out. */
export function editableInScript(
  section: PlacedSection,
  ceremony: Ceremony,
  library: Library,
): LineInScript[] {
  const byKey = new Map<string, EditableLine[]>()
  const editableAt = ({ key, index }: PlacedScriptLine): EditableLine | undefined => {
    const reading = inLanguageOf(key, ceremony, library)
    const body = reading.ceremony.plan.find((one) => one.key === key)?.body
    const lines =
      byKey.get(key) ??
      (body === undefined ? [] : readEditableLines(body, reading.ceremony, reading.library))
    byKey.set(key, lines)
    return lines[index]
  }
  const seen = new Set<EditableLine>()
  return sectionLines(section, ceremony, library).flatMap((placed) => {
    const line = editableAt(placed)
    if (line === undefined || seen.has(line)) return []
    seen.add(line)
    const { language } = placed.line
    return [{ ...line, key: placed.key, ...(language === undefined ? {} : { language }) }]
  })
}
