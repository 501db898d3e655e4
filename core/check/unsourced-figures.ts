/** Numbers, months and weekdays in the written texts that nobody gave. */

import { folded } from '../without-accents.ts'
import { type CheckedLine, type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding } from './finding.ts'
import { monthOfYearAt, monthOfYearKey } from './month-and-year.ts'
import { positionIn } from './named-position.ts'
import { type FoundNumber, numbersIn } from './numbers-in.ts'
import { hyphenated } from './sources.ts'
import type { Word } from './words-of.ts'

/** `the two of them`, `duas pessoas`, `os dois`: the couple, not a number about it. */
function isTheCouple(line: CheckedLine, number: FoundNumber, { language }: CheckedScript): boolean {
  if (number.value > 4 || !number.isWritten) return false
  const [before, after] = [line.words[number.first - 1], line.words[number.last + 1]]
  const last = line.words[number.last]
  const endsClause =
    last === undefined || after === undefined || /^\s*[,.;:!?…—–]/u.test(line.text.slice(last.end))
  const isAfterThe = before !== undefined && language.twoOfThem.before.has(before.folded)
  // `all three` has just been counted out.
  if (number.value !== 2) return endsClause && isAfterThe
  return endsClause || isAfterThe || language.twoOfThem.after.has(after.folded)
}

function isKnown(line: CheckedLine, number: FoundNumber, script: CheckedScript): boolean {
  const { known, language } = script
  const { value, isWritten } = number
  if (known.numbers.has(value)) return true
  if (!isWritten && known.figures.has(value)) return true
  const [before, after] = [line.words[number.first - 1], line.words[number.last + 1]]
  return (
    known.hours.has(value) &&
    (language.clock.before.has(before?.folded ?? '') ||
      language.clock.after.has(after?.folded ?? ''))
  )
}

function isArticle(line: CheckedLine, number: FoundNumber, { language }: CheckedScript): boolean {
  const word = line.words[number.first]
  return (
    number.first === number.last && word !== undefined && language.numbers.articles.has(word.folded)
  )
}

/** Where the line counts nothing though it names a number: `mil vezes`, `one by one`. */
function idiomsIn({ text }: CheckedLine, { language }: CheckedScript): RegExpExecArray[] {
  const bare = folded(text)
  // Folding keeps the number of letters in all that these languages write with one code unit.
  return bare.length === text.length ? [...bare.matchAll(language.idiomaticNumbers)] : []
}

function isIdiomatic(start: number, idioms: readonly RegExpExecArray[]): boolean {
  return idioms.some(({ index, 0: idiom }) => start >= index && start < index + idiom.length)
}

function numbersOf(line: CheckedLine, script: CheckedScript): Finding[] {
  const idioms = idiomsIn(line, script)
  return numbersIn(line.words, script.language.numbers)
    .filter(
      (number) =>
        number.value > 0 &&
        !isKnown(line, number, script) &&
        !isArticle(line, number, script) &&
        !isTheCouple(line, number, script),
    )
    .flatMap(({ first, last }) => {
      const [start, end] = [line.words[first]?.start, line.words[last]?.end]
      if (start === undefined || end === undefined) return []
      if (isIdiomatic(start, idioms)) return []
      const matter = { kind: 'unsourcedNumber' as const, isUncertain: false }
      return [findingIn(line, { start, end }, 'mark', matter)]
    })
}

function isUnknownDate(words: readonly Word[], index: number, script: CheckedScript): boolean {
  const { language, known } = script
  const word = words[index]
  if (word === undefined) return false
  const isDoubtful = language.doubtfulMonths.has(word.folded)
  if (isDoubtful && (!word.isCapital || word.startsSentence)) return false
  const month = positionIn(language.months, word.folded)
  if (month >= 0) return !known.months.has(month)
  const weekday = positionIn(language.weekdays, hyphenated(words, index))
  return weekday >= 0 && !known.weekdays.has(weekday)
}

/** A month and a year that were told, each of something else. Of an unknown year the number is said already. */
function togetherOf(line: CheckedLine, index: number, script: CheckedScript): Finding[] {
  const { known, language } = script
  const date = monthOfYearAt(line.words, index, language.months)
  if (date === undefined || !known.months.has(date.month) || !known.numbers.has(date.year)) {
    return []
  }
  if (known.monthsOfYears.has(monthOfYearKey(date))) return []
  const [start, end] = [line.words[date.first]?.start, line.words[date.last]?.end]
  if (start === undefined || end === undefined) return []
  const matter = { kind: 'unsourcedDate' as const, isUncertain: false }
  return [findingIn(line, { start, end }, 'mark', matter)]
}

function datesOf(line: CheckedLine, script: CheckedScript): Finding[] {
  return line.words.flatMap((word, index) => {
    if (!isUnknownDate(line.words, index, script)) return togetherOf(line, index, script)
    const isHyphenated = hyphenated(line.words, index) !== word.folded
    const end = isHyphenated ? (line.words[index + 1]?.end ?? word.end) : word.end
    const matter = { kind: 'unsourcedDate' as const, isUncertain: false }
    return [findingIn(line, { start: word.start, end }, 'mark', matter)]
  })
}

/** Only in what the writer wrote, as it stands or as changed by hand. */
export function unsourcedFigures(script: CheckedScript): Finding[] {
  return script.lines
    .filter(({ origin }) => origin === 'writer' || origin === 'edited')
    .flatMap((line) => [...numbersOf(line, script), ...datesOf(line, script)])
}
