/** Takes a part that was written again in the place of the former, which can be brought back. */
import { render } from '../../library/notation.ts'
import type { Library } from '../../library/piece.ts'
import type { Body, Ceremony } from '../document.ts'
import {
  type EditableLine,
  editableLines,
  type LinePlace,
  writtenParagraphs,
} from '../editable-lines.ts'
import { namedPeople } from '../named-people.ts'
import { joinedParagraphs, paragraphsOf } from '../paragraphs.ts'
import { replaceBody, takeWritten } from './body.ts'
import { replaceLine } from './line.ts'

/** What was written again: all of a section, or one line of it. */
export type RewrittenPlace = LinePlace | 'whole'

interface RewritableLine {
  place: LinePlace
  text: string
}

function isRewritable({ place, speaker, text }: EditableLine): boolean {
  return speaker === 'celebrant' && place.kind !== 'drawn' && text.trim() !== ''
}

/** A line of the celebrant's own that says nothing yet: it parts nothing. */
function isEmpty({ speaker, text }: EditableLine): boolean {
  return speaker === 'celebrant' && text.trim() === ''
}

function bodyOf({ plan }: Ceremony, key: string): Body | undefined {
  return plan.find((section) => section.key === key)?.body
}

/** What can be written again: the celebrant's own lines that say something. */
export function rewritableLines(
  ceremony: Ceremony,
  library: Library,
  key: string,
): RewritableLine[] {
  const body = bodyOf(ceremony, key)
  return body === undefined ? [] : editableLines(body, ceremony, library).filter(isRewritable)
}

/** What is written again as a whole: a written text without its ending, or all that the celebrant says at a moment. */
export function wholeLines(ceremony: Ceremony, library: Library, key: string): RewritableLine[] {
  const isText = bodyOf(ceremony, key)?.kind === 'written'
  return rewritableLines(ceremony, library, key).filter(
    ({ place }) => !isText || place.kind === 'paragraph',
  )
}

/** Whether others speak or something is done between what is written again as a whole: each paragraph is for itself. */
export function isParted(ceremony: Ceremony, library: Library, key: string): boolean {
  const body = bodyOf(ceremony, key)
  if (body === undefined || body.kind === 'written') return false
  const areOwn = editableLines(body, ceremony, library)
    .filter((line) => !isEmpty(line))
    .map(isRewritable)
  return areOwn.slice(areOwn.indexOf(true), areOwn.lastIndexOf(true) + 1).includes(false)
}

/** Whether a section written again can take the place of the former: if it is parted, paragraph for paragraph. */
export function canTakeWhole(
  ceremony: Ceremony,
  library: Library,
  key: string,
  content: string,
): boolean {
  const count = readParagraphs(ceremony, library, content).length
  if (!isParted(ceremony, library, key)) return count > 0
  return count === wholeLines(ceremony, library, key).length
}

/** Line by line if there are as many of them, else all where the first stood. */
function takeMoment(
  ceremony: Ceremony,
  library: Library,
  key: string,
  texts: readonly string[],
  nowMs: number,
): Ceremony {
  const lines = wholeLines(ceremony, library, key)
  const textsAt = (position: number): readonly string[] => {
    if (texts.length === lines.length) return texts.slice(position, position + 1)
    return position === 0 ? texts : []
  }
  // From the last on: what is replaced moves what follows it.
  const taken = lines.reduceRight(
    (current, { place }, position) =>
      replaceLine(current, library, key, place, textsAt(position), nowMs),
    ceremony,
  )
  const body = bodyOf(taken, key)
  return body === undefined ? ceremony : replaceBody(ceremony, key, body, nowMs)
}

/** A text with names as tokens, as it is read: its paragraphs. */
export function readParagraphs(ceremony: Ceremony, library: Library, content: string): string[] {
  return paragraphsOf(render(content, namedPeople(ceremony, library.frame)))
}

/**
 * Puts `content`, names as tokens, in the place of a part. The former words of a written section, and of any that is
 * replaced as a whole, are kept as a version; a ritual's line goes back to the library's by itself. In text changed by
 * hand, names become plain words. The same ceremony where a whole cannot be taken (`canTakeWhole`).
 */
export function takeRewritten(
  ceremony: Ceremony,
  library: Library,
  key: string,
  place: RewrittenPlace,
  content: string,
  nowMs: number,
): Ceremony {
  const body = bodyOf(ceremony, key)
  const plain = readParagraphs(ceremony, library, content)
  if (place === 'whole') {
    if (!canTakeWhole(ceremony, library, key, content)) return ceremony
    return body?.kind === 'written'
      ? takeWritten(ceremony, key, content, nowMs)
      : takeMoment(ceremony, library, key, plain, nowMs)
  }
  if (body?.kind !== 'written' || place.kind !== 'paragraph') {
    return replaceLine(ceremony, library, key, place, plain, nowMs)
  }
  const replaced = (paragraphs: readonly string[], by: readonly string[]): string =>
    joinedParagraphs(paragraphs.flatMap((one, index) => (index === place.index ? by : [one])))
  if (body.origin === 'writer') {
    const text = replaced(paragraphsOf(body.content), paragraphsOf(content))
    return takeWritten(ceremony, key, text, nowMs)
  }
  const former = writtenParagraphs(body, namedPeople(ceremony, library.frame))
  return replaceBody(ceremony, key, { ...body, content: replaced(former, plain) }, nowMs)
}
