/** Parts of the ceremony that one of the couple is not to know of before. */
import type { Ceremony, PartnerId, Person } from '../ceremony/document.ts'
import { namedPeople } from '../ceremony/named-people.ts'
import { folded } from '../without-accents.ts'
import { type CheckedLine, type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding } from './finding.ts'
import { type MatterFinder, matterFinder } from './given-away.ts'
import { bySentence, heldInTellings } from './held-words.ts'
import { matterReader } from './matter.ts'
import { namesOf } from './names-of.ts'
import { type Word, wordsBetween, wordsOf } from './words-of.ts'

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

function personIn(
  line: CheckedLine,
  hearer: PartnerId,
  hiddenFrom: string,
  { ceremony }: CheckedScript,
): Finding[] {
  return secretsFor(ceremony, hearer).flatMap((person) => {
    const word = namedIn(line.words, person)
    if (word === undefined || namesOf(ceremony.couple).has(folded(word.text))) return []
    const matter = { kind: 'secret' as const, person: person.name, hiddenFrom }
    return [findingIn(line, word, 'red', matter)]
  })
}

/** How to find what was told and this partner must not hear; what nobody may hear is left unsaid anyway. */
function secretFinder(script: CheckedScript): (hearer: PartnerId) => MatterFinder {
  const { held, sayable } = heldInTellings(script.ceremony)
  const { ofHeld } = matterReader(
    script,
    sayable.map(({ text }) => text),
  )
  const finderOf = (hearer: PartnerId): MatterFinder =>
    matterFinder(
      bySentence(held)
        .filter(({ secretFor }) => secretFor === hearer || secretFor === 'both')
        .map(ofHeld),
      script.language.commonWords,
    )
  const finders = { first: finderOf('first'), second: finderOf('second') }
  return (hearer) => finders[hearer]
}

function wordsIn(line: CheckedLine, finder: MatterFinder, hiddenFrom: string): Finding[] {
  return line.sentences.flatMap(({ text, start }) => {
    const words = wordsBetween(line.words, start, start + text.length)
    const place = finder.perhaps(words, text)
    if (place === undefined) return []
    const matter = { kind: 'secretFact' as const, told: place.matter.wish, hiddenFrom }
    return [findingIn(line, place, 'red', matter)]
  })
}

/** The lines a partner speaks are handed out on a card, and so are seen before the day. */
export function secretsOnCards(script: CheckedScript): Finding[] {
  const { ceremony, library, lines } = script
  const finderFor = secretFinder(script)
  return lines.flatMap((line) =>
    (hearersOf[line.speaker] ?? []).flatMap((hearer) => {
      const { name, calledAs } = ceremony.couple[hearer === 'first' ? 0 : 1]
      // Before there are names the finding says what the line itself does.
      const hiddenFrom = calledAs || name || namedPeople(ceremony, library.frame)[hearer].called
      return [
        ...personIn(line, hearer, hiddenFrom, script),
        ...(line.origin === 'library' ? [] : wordsIn(line, finderFor(hearer), hiddenFrom)),
      ]
    }),
  )
}
