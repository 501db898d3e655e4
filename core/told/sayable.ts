/** What of a telling may be said: its words without those that are held back, so that they still read on. */
import type { ToldRange } from './told-range.ts'

type Range = Pick<ToldRange, 'start' | 'end' | 'decision'>

const sentenceEnd = /[.!?…]["”’»)\]]*\s*$/u
const lineBreak = /[\r\n\u2028\u2029]/u
/** What joined the words before a gap to those that are gone. */
const danglingEnd =
  /(?<![\s,;:–—([{-])[\s,;:–—([{-]+$|(?<=[\s,;:–—])(?:e|mas|porque|pois|embora|que|and|but|because|so|that|et|mais|car|parce que|y|pero|aunque)$/iu
const danglingBeginning = /^[\s,;:–—)\]}-]+/u
const gapCharacters = 60

function withoutDanglingEnd(text: string): string {
  // A line is looked at from near its end alone: a row of commas is read once.
  const head = text.slice(0, -gapCharacters)
  let tail = text.slice(-gapCharacters)
  for (let shorter = tail.replace(danglingEnd, ''); shorter !== tail; ) {
    tail = shorter
    shorter = tail.replace(danglingEnd, '')
  }
  return head + tail
}

const openBracket = /[([“«]\s*$/u
const closeBracket = /^\s*[)\]”»]/u

/** What stands before a gap and what stands after it, so that they read on. */
function mended(before: string, gone: string, after: string): [string, string] {
  const near = before.slice(-gapCharacters)
  if (openBracket.test(near) && closeBracket.test(after)) {
    return mended(before.trimEnd().slice(0, -1), gone, after.trimStart().slice(1))
  }
  if (
    near.trim() === '' ||
    sentenceEnd.test(near) ||
    lineBreak.test(near.slice(near.trimEnd().length))
  ) {
    const rest = after.replace(/^[^\S\r\n]*[,;:.!?…–—)\]}-]*[^\S\r\n]*/u, '')
    return [before, /(?:^|\s)$/u.test(near) ? rest : ` ${rest}`]
  }
  if (/^\s*(?:[.!?…]|$|[\r\n\u2028\u2029])/u.test(after)) {
    return [withoutDanglingEnd(before), after.replace(/^[^\S\r\n]+/u, '')]
  }
  if (sentenceEnd.test(gone.slice(-gapCharacters))) {
    return [`${withoutDanglingEnd(before)}.`, after.replace(/^\s*/u, ' ')]
  }
  const bare = before.trimEnd()
  if (/[,;:–—(-]\s*$/u.test(near)) return [bare, ` ${after.replace(danglingBeginning, '')}`]
  const rest = after.trimStart()
  return [bare, /^[,;:)\]}]/u.test(rest) ? rest : ` ${rest}`]
}

function tidy(text: string): string {
  return text
    .replace(/\(\s{0,20}\)|\[\s{0,20}\]|“\s{0,20}”|«\s{0,20}»/gu, '')
    .replace(/(?<=\S)[^\S\r\n]{2,}/gu, ' ')
    .replace(/(?<![^\S\r\n])[^\S\r\n]+(?=[,.;])/gu, '')
    .trim()
}

/**
 * The text without its held ranges, which are apart and in their order; empty if no word is left. Where nothing is held
 * it is the text as it stands.
 */
export function sayableText(text: string, ranges: readonly Range[]): string {
  const held = ranges.filter(({ decision }) => decision === 'hold')
  if (held.length === 0) return text
  const said: string[] = []
  let gone = ''
  let from = 0
  const add = (words: string): void => {
    const last = said.pop()
    said.push(...(last === undefined ? [words] : mended(last, gone, words)))
  }
  for (const { start, end } of held) {
    // Between two gaps with nothing but a mark the gap goes on.
    const between = text.slice(from, start)
    if (gone !== '' && !/[\p{L}\p{N}]/u.test(between)) gone += between
    else {
      add(between)
      gone = ''
    }
    gone += text.slice(start, end)
    from = end
  }
  add(text.slice(from))
  const tidied = tidy(said.join(''))
  return /[\p{L}\p{N}]/u.test(tidied) ? tidied : ''
}

/** The words that are held, letter by letter, each once. */
export function heldTexts(ranges: readonly Pick<ToldRange, 'quote' | 'decision'>[]): string[] {
  return [
    ...new Set(ranges.filter(({ decision }) => decision === 'hold').map(({ quote }) => quote)),
  ]
}
