import type { Ceremony } from '../ceremony/document.ts'
import { readEditableLines } from '../ceremony/editable-lines.ts'
import { replaceLine } from '../ceremony/edits/line.ts'
import { sentencesOf } from '../ceremony/sentences.ts'
import type { Library } from '../library/piece.ts'

/** Takes a sentence out of its line, and the line with it if nothing else stands there; the same if it is not there. */
export function withoutSentence(
  ceremony: Ceremony,
  library: Library,
  { sectionKey, line, sentence }: { sectionKey: string; line: number; sentence: string },
  nowMs: number,
): Ceremony {
  const body = ceremony.plan.find(({ key }) => key === sectionKey)?.body
  const found = body && readEditableLines(body, ceremony, library)[line]
  const place = found && sentencesOf(found.text).find(({ text }) => text === sentence)
  if (found === undefined || place === undefined) return ceremony
  const before = found.text.slice(0, place.start).trimEnd()
  const after = found.text.slice(place.start + sentence.length).trimStart()
  const left = [before, after].filter((part) => part !== '').join(' ')
  const texts = left === '' ? [] : [left]
  return replaceLine(ceremony, library, sectionKey, found.place, texts, nowMs)
}
