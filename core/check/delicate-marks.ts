/** Sentences of a script by their marks, for whoever needs nothing of what the check knows of languages. */
import type { Ceremony } from '../ceremony/document.ts'
import { changed } from '../ceremony/edits/change.ts'
import { scriptOf } from '../ceremony/script.ts'
import { sentencesOf } from '../ceremony/sentences.ts'
import type { Library } from '../library/piece.ts'
import { fingerprint } from '../writer/fingerprint.ts'

function sentencesMarked(
  ceremony: Ceremony,
  library: Library,
  marks: ReadonlySet<string>,
): string[] {
  if (marks.size === 0) return []
  return scriptOf(ceremony, library)
    .sections.flatMap(({ lines }) => lines)
    .flatMap(({ text }) => sentencesOf(text).map((sentence) => sentence.text))
    .filter((text, at, all) => marks.has(fingerprint(text)) && all.indexOf(text) === at)
}

/** Whether the script says something delicate, as the second reading heard it, and nobody has looked at it yet. */
export function isDelicateUnseen(ceremony: Ceremony, library: Library): boolean {
  const { delicate, secondReading } = ceremony
  if (delicate !== undefined || secondReading === undefined) return false
  const read = secondReading.sentences.filter(({ isDelicate }) => isDelicate === true)
  return sentencesMarked(ceremony, library, new Set(read.map(({ mark }) => mark))).length > 0
}

/** The sentences of which somebody is to be warned before the day, in the order of the script. */
export function sentencesToWarnOf(ceremony: Ceremony, library: Library): string[] {
  const decided = Object.entries(ceremony.delicate ?? {})
  const marks = decided.flatMap(([mark, decision]) => (decision === 'warn' ? [mark] : []))
  return sentencesMarked(ceremony, library, new Set(marks))
}

/** Remembers that what is delicate has been looked at, or that whoever was asked went on without. */
export function seeDelicate(ceremony: Ceremony, nowMs: number): Ceremony {
  return ceremony.delicate === undefined ? changed(ceremony, { delicate: {} }, nowMs) : ceremony
}
