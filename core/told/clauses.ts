/** Answers cut into numbered clauses, so that a model can point at words instead of repeating them. */

/** A clause of an answer or of a wish; its text is exactly what stands there. */
export interface Clause {
  /** From 1, through all answers. */
  number: number
  /** The question's id; `leaveUnsaid` for the wishes of the whole ceremony. */
  source: string
  text: string
  /** Where it stands in its answer, in UTF-16 code units. */
  start: number
  end: number
}

/** Shorter clauses say nothing by themselves. */
const wordsLeast = 3

/** More than this would make the reading of facts slower than it is worth; long answers get longer clauses. */
const clausesMost = 160

/**
 * A full stop inside a number or a name with initials ends nothing. A row of marks is looked at from its beginning alone:
 * from each of them, a line of dots would take hours.
 */
const sentenceEnd =
  /(?:(?<!(?<!\p{L})\p{L}|(?<!(?<!\p{L})\p{L})[.!?…])[.!?…]+[”"’»)\]]*(?=\s|$)|[\r\n\u2028\u2029]+)/gu
const clauseEnd =
  /(?:(?<!(?<!\p{L})\p{L}|(?<!(?<!\p{L})\p{L})[.!?…])[.!?…]+[”"’»)\]]*(?=\s|$)|[;:](?=\s)|,(?=\s)|[^\S\r\n\u2028\u2029][–—-](?=\s)|[\r\n\u2028\u2029]+)/gu

/** Spaces, and the sign that begins an item of a list. */
const beforeWords = /^\s*(?:[-*•‣▪·]\s+)?/u

interface Span {
  start: number
  end: number
}

export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
}

function spansOf(text: string, ends: RegExp): Span[] {
  const spans: Span[] = []
  let start = 0
  const add = (end: number): void => {
    const raw = text.slice(start, end)
    const bare = raw.replace(beforeWords, '')
    const trimmed = bare.trimEnd()
    if (wordCount(trimmed) > 0) {
      const from = start + raw.length - bare.length
      spans.push({ start: from, end: from + trimmed.length })
    }
    start = end
  }
  for (const match of text.matchAll(ends)) add(match.index + match[0].length)
  add(text.length)
  return spans
}

const lineBreak = /[\r\n\u2028\u2029]/

/**
 * Joins what is too short with its neighbour on the same line: the one before it, or for the first the one after. What
 * begins a line of its own is another matter.
 */
function joinShort(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  const isShort = (one: Span): boolean => wordCount(text.slice(one.start, one.end)) < wordsLeast
  for (const span of spans) {
    const last = joined.at(-1)
    const isSameLine = last !== undefined && !lineBreak.test(text.slice(last.end, span.start))
    if (isSameLine && (isShort(span) || isShort(last))) last.end = span.end
    else joined.push({ ...span })
  }
  return joined
}

function joinTo(spans: readonly Span[], most: number): Span[] {
  const size = Math.ceil(spans.length / Math.max(1, most))
  if (size <= 1) return [...spans]
  const joined: Span[] = []
  for (let at = 0; at < spans.length; at += size) {
    const first = spans[at]
    const last = spans[Math.min(at + size, spans.length) - 1]
    if (first && last) joined.push({ start: first.start, end: last.end })
  }
  return joined
}

/** The clauses of each text in their order, numbered from 1. Empty texts have none. */
export function clausesOf(texts: readonly { source: string; text: string }[]): Clause[] {
  const fine = texts.map(({ text }) => joinShort(text, spansOf(text, clauseEnd)))
  const isMuch = fine.reduce((sum, spans) => sum + spans.length, 0) > clausesMost
  const spansByText = texts.map(({ text }, index) =>
    isMuch
      ? joinTo(
          joinShort(text, spansOf(text, sentenceEnd)),
          Math.floor(clausesMost / Math.max(1, texts.length)),
        )
      : (fine[index] ?? []),
  )
  let number = 0
  return texts.flatMap(({ source, text }, index) =>
    (spansByText[index] ?? []).map(({ start, end }) => {
      number += 1
      return { number, source, text: text.slice(start, end), start, end }
    }),
  )
}
