/** Somebody who has died and is yet to enter, to read, or is thanked for coming. */
import type { Person } from '../ceremony/document.ts'
import { folded } from '../without-accents.ts'
import { type CheckedLine, type CheckedScript, findingAbout, findingIn } from './checked-script.ts'
import type { Finding, FindingMatter } from './finding.ts'
import { namesOf } from './names-of.ts'
import { namedIn } from './secrets.ts'
import { wordsBetween } from './words-of.ts'

type Deed = Extract<FindingMatter, { kind: 'inMemory' }>['does']

function deedsOf({ entersWith, isThanked, brings, reads }: Person): Deed[] {
  return [
    ...(entersWith === undefined ? [] : (['enters'] as const)),
    ...(isThanked ? (['isThanked'] as const) : []),
    ...(brings.trim() === '' && reads.trim() === '' ? [] : (['takesPart'] as const)),
  ]
}

function inLine(
  line: CheckedLine,
  person: Person,
  { language, ceremony }: CheckedScript,
): Finding[] {
  const couple = namesOf(ceremony.couple)
  return line.sentences.flatMap(({ text, start }) => {
    if (!language.presenceCue.test(folded(text))) return []
    const words = wordsBetween(line.words, start, start + text.length)
    const named = namedIn(
      words.filter((word) => !couple.has(word.folded)),
      person,
    )
    const matter = { kind: 'inMemory', person: person.name, does: 'isThanked' } as const
    return named === undefined ? [] : [findingIn(line, named, 'red', matter)]
  })
}

/** Asked of the people's list, and of every sentence that greets or thanks. */
export function presentThoughInMemory(script: CheckedScript): Finding[] {
  const remembered = script.ceremony.people.filter(({ isInMemory }) => isInMemory)
  // Some are known only by who they are to the couple.
  const listed = remembered.flatMap((person) =>
    deedsOf(person).map((does) =>
      findingAbout('red', { kind: 'inMemory', person: person.name.trim() || person.role, does }, [
        person.name,
        does,
      ]),
    ),
  )
  const greeted = script.lines
    .filter(({ origin }) => origin !== 'library' && origin !== 'fields')
    .flatMap((line) => remembered.flatMap((person) => inLine(line, person, script)))
  return [...listed, ...greeted]
}
