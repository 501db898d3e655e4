/** Parts of the ceremony that one of the couple is not to know of before. */
import type { Ceremony, PartnerId, Person } from '../ceremony/document.ts'
import { namedPeople } from '../ceremony/named-people.ts'
import { folded } from '../without-accents.ts'
import type { Fact } from '../writer/fact.ts'
import { type CheckedLine, type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding } from './finding.ts'
import { wordsOfFact } from './left-unsaid.ts'
import { givenAway, type Matter, matterReader } from './matter.ts'
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

interface SecretFact {
  fact: Fact
  matters: readonly Matter[]
}

/** What was told and one of the couple, or both, must not hear; those that nobody may hear are left unsaid anyway. */
function secretFacts(script: CheckedScript): SecretFact[] {
  const secret = script.ceremony.facts.filter(
    ({ secretFor }) => secretFor !== undefined && secretFor !== 'everyone',
  )
  const matter = matterReader(script, secret.flatMap(wordsOfFact))
  return secret.map((fact) => ({
    fact,
    matters: wordsOfFact(fact).map((words) => matter(words, false)),
  }))
}

function factIn(
  line: CheckedLine,
  facts: readonly SecretFact[],
  hiddenFrom: string,
  { language: { commonWords } }: CheckedScript,
): Finding[] {
  return line.sentences.flatMap(({ text, start }) => {
    const words = wordsBetween(line.words, start, start + text.length)
    for (const { fact, matters } of facts) {
      const [place] = matters.flatMap((matter) => givenAway(words, text, matter, commonWords) ?? [])
      const matter = { kind: 'secretFact' as const, told: fact.words, hiddenFrom }
      if (place !== undefined) return [findingIn(line, place, 'red', matter)]
    }
    return []
  })
}

/** The lines a partner speaks are handed out on a card, and so are seen before the day. */
export function secretsOnCards(script: CheckedScript): Finding[] {
  const { ceremony, library, lines } = script
  const facts = secretFacts(script)
  return lines.flatMap((line) =>
    (hearersOf[line.speaker] ?? []).flatMap((hearer) => {
      const { name, calledAs } = ceremony.couple[hearer === 'first' ? 0 : 1]
      // Before there are names the finding says what the line itself does.
      const hiddenFrom = calledAs || name || namedPeople(ceremony, library.frame)[hearer].called
      const told = facts.filter(
        ({ fact: { secretFor } }) => secretFor === hearer || secretFor === 'both',
      )
      return [
        ...personIn(line, hearer, hiddenFrom, script),
        ...(line.origin === 'library' ? [] : factIn(line, told, hiddenFrom, script)),
      ]
    }),
  )
}
