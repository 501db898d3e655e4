/** Names that would be the worst to say: another couple's, or the right one with a letter or an accent wrong. */
import { formerWords } from '../ceremony/former-words.ts'
import { type CheckedLine, type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding } from './finding.ts'
import { positionIn } from './named-position.ts'
import { namesOf } from './names-of.ts'
import { sourcesOf } from './sources.ts'
import { type Word, wordsOf } from './words-of.ts'

/** Shorter names have real neighbours: Ana and Ava. */
const leastLetters = 5

/** Two letters apart, and from the first on alike, shorter ones are mostly two names: Júlia and Lúcia. */
const leastLettersForTwo = 7

/** How many letters must be added, left out, changed or swapped with a neighbour to make one of the other; 3 for more. */
function lettersOff(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let [before, last]: [number[], number[]] = [[], Array.from(other, (_, at) => at + 1)]
  last.unshift(0)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const changed = (last[at - 1] ?? 0) + (isSame ? 0 : 1)
      const isSwapped =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const swapped = isSwapped ? (before[at - 2] ?? 0) + 1 : changed
      line.push(Math.min(changed, swapped, (last[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1))
    }
    before = last
    last = line
  }
  return Math.min(3, last[other.length] ?? 3)
}

function isAlmost(folded: string, name: string): boolean {
  if (Math.min(folded.length, name.length) < leastLetters) return false
  // A family is spoken of in the plural: `os Oliveiras`.
  if (folded === `${name}s` || folded === `${name}es`) return false
  const off = lettersOff(folded, name)
  const mayBeTwo =
    Math.min(folded.length, name.length) >= leastLettersForTwo && folded[0] === name[0]
  return off === 1 || (off === 2 && mayBeTwo)
}

/** As it is spelt, whatever the case: `Letícia` and `LETÍCIA` are one, `Leticia` is another. */
function spelling(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

/** Whose names the ceremony knows, and how they are spelt. */
interface Own {
  /** Names as written, by their folded form. */
  names: ReadonlyMap<string, string>
  /** Of everything that stands in the fields. */
  spellings: ReadonlySet<string>
  /** Of everything that was told. */
  told: ReadonlySet<string>
  /** What another finding says already. */
  former: ReadonlySet<string>
}

/** The name that is meant by a word which has all its letters and not its accents; undefined if it is right. */
function withItsAccents({ folded, text }: Word, own: Own): string | undefined {
  const meant = own.names.get(folded)
  if (meant === undefined || own.spellings.has(spelling(text))) return undefined
  // In capitals many leave accents away.
  if (text === text.toUpperCase()) return undefined
  // Where both are told of they are two people.
  return own.told.has(spelling(text)) && own.told.has(spelling(meant)) ? undefined : meant
}

function findingFor(line: CheckedLine, word: Word, own: Own, script: CheckedScript): Finding[] {
  const { known, context, ordinaryWords, language } = script
  const { folded, startsSentence } = word
  if (!word.isCapital || own.former.has(spelling(word.text))) return []
  // Rosa, Luz and Will are words too.
  const mayBeWord =
    startsSentence && (ordinaryWords.has(folded) || language.commonWords.has(folded))
  if (mayBeWord) return []
  const almost = (meant: string): Finding[] => [
    findingIn(line, word, 'red', { kind: 'almostName', meant }),
  ]
  const accented = withItsAccents(word, own)
  if (accented !== undefined) return almost(accented)
  if (known.words.has(folded)) return []
  const couple = context.others?.byName.get(folded)
  if (couple !== undefined) {
    return [findingIn(line, word, 'red', { kind: 'otherCouple', couple })]
  }
  const isOrdinary =
    language.capitalWords.has(folded) ||
    (startsSentence && language.ordinaryEndings.test(folded)) ||
    positionIn(language.months, folded) >= 0 ||
    positionIn(language.weekdays, folded) >= 0
  const meant = isOrdinary ? undefined : [...own.names].find(([name]) => isAlmost(folded, name))
  return meant === undefined ? [] : almost(meant[1])
}

function spellingsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => wordsOf(text).map((word) => spelling(word.text))))
}

function ownNames({ ceremony }: CheckedScript): Own {
  const named = [
    ...ceremony.couple,
    ...[...ceremony.people, ...ceremony.children, ...ceremony.pets].map(({ name }) => ({
      name,
      calledAs: '',
    })),
  ]
  const names = new Map(
    named.flatMap(({ name, calledAs }) =>
      `${name} ${calledAs}`
        .split(/\s+/)
        .flatMap((written) =>
          [...namesOf([{ name: written, calledAs: '' }])].map((one) => [one, written] as const),
        ),
    ),
  )
  const sources = sourcesOf(ceremony)
  const wordsFrom = (isField: boolean): string[] =>
    sources.filter(({ from }) => (from === 'details') === isField).map(({ words }) => words)
  const former = formerWords(ceremony)
    .filter(({ detail }) => detail === 'name')
    .map(({ words }) => words)
  return {
    names,
    spellings: spellingsIn(wordsFrom(true)),
    told: spellingsIn(wordsFrom(false)),
    former: spellingsIn(former),
  }
}

/** In every line that is not the library's, typed or written. */
export function strangeNames(script: CheckedScript): Finding[] {
  const own = ownNames(script)
  return script.lines
    .filter(({ origin }) => origin !== 'library' && origin !== 'fields')
    .flatMap((line) => line.words.flatMap((word) => findingFor(line, word, own, script)))
}
