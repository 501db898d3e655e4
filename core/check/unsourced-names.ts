/** Names and places in the written texts that stand in no answer and no field. */

import { folded } from '../without-accents.ts'
import { type CheckedLine, type CheckedScript, findingIn, sentenceAt } from './checked-script.ts'
import type { Finding } from './finding.ts'
import { positionIn } from './named-position.ts'
import { hyphenated } from './sources.ts'
import type { Word } from './words-of.ts'

/** Between two words of one name: nothing, a space, a hyphen, an apostrophe or an abbreviation's full stop. */
const withinName = /^(?:[ \u00a0]|-|[’']|\. )?$/u

/** Whether a word at the start of a sentence owes its capital to its place alone. */
function isOrdinary({ folded }: Word, { language, ordinaryWords }: CheckedScript): boolean {
  return (
    language.commonWords.has(folded) ||
    ordinaryWords.has(folded) ||
    (folded.length >= 5 && language.ordinaryEndings.test(folded))
  )
}

function isName(words: readonly Word[], index: number, script: CheckedScript): boolean {
  const word = words[index]
  if (word === undefined || !word.isCapital || word.text.length < 2) return false
  const { language } = script
  const isDate =
    positionIn(language.months, word.folded) >= 0 ||
    positionIn(language.weekdays, hyphenated(words, index)) >= 0
  if (isDate || language.capitalWords.has(word.folded)) return false
  // Shouting is not naming.
  const isShouted = word.text.length > 3 && word.text === word.text.toUpperCase()
  return !((word.startsSentence || isShouted) && isOrdinary(word, script))
}

/** Position after the name that begins at `first`: capitals, joined by words such as `de`. */
function endOfName(line: CheckedLine, first: number, script: CheckedScript): number {
  const { words, text } = line
  let end = first + 1
  for (let next = end; next < words.length; next += 1) {
    const [before, word] = [words[next - 1], words[next]]
    if (before === undefined || word === undefined) break
    if (!withinName.test(text.slice(before.end, word.start))) break
    if (isName(words, next, script)) end = next + 1
    else if (!script.language.nameJoints.has(word.folded) || next - end > 1) break
  }
  return end
}

/** `Belo Horizonte` is known from `BH`. */
function isKnownByInitials(name: readonly Word[], known: ReadonlySet<string>): boolean {
  const capitals = name.filter(({ isCapital }) => isCapital)
  const initials = folded(capitals.map(({ text }) => text.charAt(0)).join(''))
  return capitals.length > 1 && known.has(initials)
}

/** Joints join two names as often as two parts of one: `Marina e Zilda`. */
function unknownParts(name: readonly Word[], script: CheckedScript): Word[][] {
  const isKnown = ({ folded, text }: Word): boolean =>
    script.known.words.has(folded) || text.length < 2
  const parts: Word[][] = []
  let part: Word[] = []
  for (const word of name) {
    if (word.isCapital && isKnown(word)) {
      parts.push(part)
      part = []
    } else if (word.isCapital || part.length > 0) part.push(word)
  }
  return [...parts, part].map((words) =>
    words.slice(0, words.findLastIndex(({ isCapital }) => isCapital) + 1),
  )
}

function inLine(line: CheckedLine, script: CheckedScript): Finding[] {
  const findings: Finding[] = []
  for (let index = 0; index < line.words.length; index += 1) {
    if (!isName(line.words, index, script)) continue
    const end = endOfName(line, index, script)
    const name = line.words.slice(index, end)
    index = end - 1
    if (isKnownByInitials(name, script.known.words)) continue
    for (const part of unknownParts(name, script)) {
      const [first, last] = [part[0], part.at(-1)]
      if (first === undefined || last === undefined) continue
      const isUncertain = first.startsSentence && first === last
      // The second reading knows a name from a word where a capital says nothing.
      if (isUncertain && script.readingOf(sentenceAt(line, first.start)) !== undefined) continue
      findings.push(
        findingIn(
          line,
          { start: first.start, end: last.end },
          isUncertain ? 'note' : 'mark',
          { kind: 'unsourcedName', isUncertain },
          // Once somebody says that the name is right, it is right everywhere.
          part.map((word) => word.folded),
        ),
      )
    }
  }
  return findings
}

/** What is typed by hand needs no source; what the writer wrote does, also after a hand changed some of it. */
export function unsourcedNames(script: CheckedScript): Finding[] {
  return script.lines
    .filter(({ origin }) => origin === 'writer' || origin === 'edited')
    .flatMap((line) => inLine(line, script))
}
