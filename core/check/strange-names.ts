/** Names that would be the worst to say: another couple's, or the right one with a letter wrong. */
import { type CheckedLine, type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding } from './finding.ts'
import { namesOf } from './names-of.ts'
import type { Word } from './words-of.ts'

/** Shorter names have real neighbours: Ana and Ava. */
const leastLetters = 5

/** Whether one letter added, left out, changed or swapped with its neighbour makes one of the other. */
function isOneLetterOff(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let [end, otherEnd] = [one.length, other.length]
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1
    otherEnd -= 1
  }
  const [left, right] = [one.slice(start, end), other.slice(start, otherEnd)]
  const isSwapped =
    left.length === 2 && right.length === 2 && left === `${right.charAt(1)}${right.charAt(0)}`
  return (left.length <= 1 && right.length <= 1) || isSwapped
}

function findingFor(line: CheckedLine, word: Word, own: Own, script: CheckedScript): Finding[] {
  const { known, context, ordinaryWords, language } = script
  const { folded, text, startsSentence } = word
  if (!word.isCapital || known.words.has(folded)) return []
  // Rosa, Luz and Will are words too.
  const mayBeWord =
    startsSentence && (ordinaryWords.has(folded) || language.commonWords.has(folded))
  if (mayBeWord) return []
  const couple = context.others?.byName.get(folded)
  if (couple !== undefined) {
    return [findingIn(line, word, 'red', { kind: 'otherCouple', couple })]
  }
  if (text.length < leastLetters) return []
  const meant = [...own].find(
    ([name]) => name.length >= leastLetters && isOneLetterOff(name, folded),
  )
  return meant === undefined
    ? []
    : [findingIn(line, word, 'red', { kind: 'almostName', meant: meant[1] })]
}

/** Names as written, by their folded form. */
type Own = ReadonlyMap<string, string>

function ownNames({ ceremony }: CheckedScript): Own {
  const named = [
    ...ceremony.couple,
    ...[...ceremony.people, ...ceremony.children, ...ceremony.pets].map(({ name }) => ({
      name,
      calledAs: '',
    })),
  ]
  return new Map(
    named.flatMap(({ name, calledAs }) =>
      `${name} ${calledAs}`
        .split(/\s+/)
        .flatMap((written) =>
          [...namesOf([{ name: written, calledAs: '' }])].map((one) => [one, written]),
        ),
    ),
  )
}

/** In every line that is not the library's, typed or written. */
export function strangeNames(script: CheckedScript): Finding[] {
  const own = ownNames(script)
  return script.lines
    .filter(({ origin }) => origin !== 'library' && origin !== 'fields')
    .flatMap((line) => line.words.flatMap((word) => findingFor(line, word, own, script)))
}
