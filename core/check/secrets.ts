/** Parts of the ceremony that one of the couple is not to know of before. */
import type { Ceremony, PartnerId, Person } from '../ceremony/document.ts'
import { type CheckedLine, type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding } from './finding.ts'
import { namesOf } from './names-of.ts'
import { folded, type Word, wordsOf } from './words-of.ts'

/** The people whose part is a secret for this partner. */
function secretsFor({ people }: Pick<Ceremony, 'people'>, hearer: PartnerId): Person[] {
  return people.filter(({ secretFor }) => secretFor === hearer || secretFor === 'both')
}

/** The first word by which a text names a person, whole name or not; undefined if it does not. */
export function namedIn(words: readonly Word[], { name }: Pick<Person, 'name'>): Word | undefined {
  const names = namesOf([{ name, calledAs: '' }])
  const byRole = names.size > 0 ? names : new Set(wordsOf(name).map((word) => word.folded))
  return words.find((word) => byRole.has(word.folded))
}

const hearersOf: Partial<Record<CheckedLine['speaker'], readonly PartnerId[]>> = {
  first: ['first'],
  second: ['second'],
  both: ['first', 'second'],
}

/** The lines a partner speaks are handed out on a card, and so are seen before the day. */
export function secretsOnCards({ ceremony, lines }: CheckedScript): Finding[] {
  return lines.flatMap((line) =>
    (hearersOf[line.speaker] ?? []).flatMap((hearer) =>
      secretsFor(ceremony, hearer).flatMap((person) => {
        const word = namedIn(line.words, person)
        if (word === undefined) return []
        const { name, calledAs } = ceremony.couple[hearer === 'first' ? 0 : 1]
        const isOwnName = namesOf(ceremony.couple).has(folded(word.text))
        const matter = {
          kind: 'secret' as const,
          person: person.name,
          hiddenFrom: calledAs || name,
        }
        return isOwnName ? [] : [findingIn(line, word, 'red', matter)]
      }),
    ),
  )
}
