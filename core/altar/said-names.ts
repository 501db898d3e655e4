/**
 * Names as they are said: where in a section each name first stands whose sound the celebrant has noted down. Shown
 * above the name wherever the script is read from; never part of the script.
 */
import type { Ceremony } from '../ceremony/document.ts'
import { onOneLine } from '../ceremony/paragraphs.ts'
import { wholeWords } from '../ceremony/whole-word.ts'

export interface SaidName {
  /** What to search for, the longest first: the whole name, the called name, the first of its words. */
  forms: readonly string[]
  /** As the celebrant wrote it down: `zo-É`. */
  saidAs: string
}

export interface NameHint {
  /** Position of the line within its section, from 0. */
  line: number
  /** The name within the line's text, in UTF-16 code units. */
  start: number
  end: number
  saidAs: string
}

function formsOf(...names: readonly string[]): string[] {
  const whole = names.map(onOneLine)
  const firstWords = whole.map((name) => name.split(/\s+/u)[0] ?? '')
  return [...new Set([...whole, ...firstWords])]
    .filter((form) => form !== '')
    .toSorted((one, other) => other.length - one.length)
}

/** The people of a ceremony whose name has a noted sound, in the ceremony's order. */
export function saidNames({ couple, people }: Ceremony): SaidName[] {
  return [
    ...couple.map(({ name, calledAs, saidAs }) => ({ forms: formsOf(name, calledAs), saidAs })),
    ...people.map(({ name, saidAs }) => ({ forms: formsOf(name), saidAs })),
  ]
    .map(({ forms, saidAs }) => ({ forms, saidAs: onOneLine(saidAs) }))
    .filter(({ forms, saidAs }) => forms.length > 0 && saidAs !== '')
}

/** For each name the place where it first stands in a section's lines, in the order of the text. */
export function nameHints(
  lines: readonly { text: string }[],
  names: readonly SaidName[],
): NameHint[] {
  const hints: NameHint[] = []
  for (const { forms, saidAs } of names) {
    const found = lines.flatMap(({ text }, line) => {
      const places = forms.flatMap((form) => {
        const start = text.search(wholeWords(form, 'gu'))
        return start === -1 ? [] : [{ line, start, end: start + form.length, saidAs }]
      })
      return places.toSorted((one, other) => one.start - other.start || other.end - one.end)
    })
    const first = found.find(
      (hint) => !hints.some((other) => other.line === hint.line && overlaps(other, hint)),
    )
    if (first !== undefined) hints.push(first)
  }
  return hints.toSorted((one, other) => one.line - other.line || one.start - other.start)
}

function overlaps(one: NameHint, other: NameHint): boolean {
  return one.start < other.end && other.start < one.end
}
