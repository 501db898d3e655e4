/** Looking through the lines of the script that can be edited, and putting other words in the place of what was found. */
import type { Ceremony } from '#core/ceremony/document.ts'
import { editableLines, type LinePlace } from '#core/ceremony/editable-lines.ts'
import { replaceLine } from '#core/ceremony/edits/line.ts'
import { inLanguageOf, secondKey } from '#core/ceremony/second-language.ts'
import type { Library } from '#core/library/piece.ts'
import { placesSaying } from '#core/places-saying.ts'

export interface Found {
  /** The key of its section, or of that section's second text. */
  section: string
  place: LinePlace
  /** Of the line, in UTF-16 code units. */
  start: number
  end: number
  /** The line as it is. */
  text: string
}

/** Every place that says `wanted`, in the script's order, whatever the case and the accents of its letters. */
export function findInScript(ceremony: Ceremony, library: Library, wanted: string): Found[] {
  if (wanted === '') return []
  return ceremony.plan
    .filter(({ isOn }) => isOn)
    .flatMap(({ key }) => [key, secondKey(key)])
    .flatMap((key) => {
      const reading = inLanguageOf(key, ceremony, library)
      const body = reading.ceremony.plan.find((section) => section.key === key)?.body
      if (body === undefined) return []
      return editableLines(body, reading.ceremony, reading.library)
        .filter(({ place }) => place.kind !== 'drawn')
        .flatMap(({ place, text }) =>
          placesSaying(text, wanted).map((stretch) => ({ section: key, place, ...stretch, text })),
        )
    })
}

/** The ceremony with `by` in these places, which must be of this very state of it. */
export function replaceFound(
  ceremony: Ceremony,
  library: Library,
  found: readonly Found[],
  by: string,
  nowMs: number,
): Ceremony {
  // From the end, so that the places before stay where they are.
  const texts = new Map<string, { place: Found; text: string }>()
  for (const one of found.toReversed()) {
    const line = `${one.section} ${JSON.stringify(one.place)}`
    const text = texts.get(line)?.text ?? one.text
    texts.set(line, { place: one, text: text.slice(0, one.start) + by + text.slice(one.end) })
  }
  let next = ceremony
  for (const { place: one, text } of texts.values()) {
    next = replaceLine(next, library, one.section, one.place, [text], nowMs)
  }
  return next
}
