/**
 * Who brings the things a ceremony needs: what is said of a person, and what is said at a moment, is one and the same. A
 * person's `brings` is a list in the celebrant's words, one thing after the other.
 */
import type { Library, Prop } from '../library/piece.ts'
import { namesThing, thingsIn } from '../library/same-thing.ts'
import type { Ceremony, Person, SettledThing } from './document.ts'

/** A person of the ceremony; or somebody who is not among its people, or nobody, because it is there. */
export type BroughtBy =
  | { kind: 'person'; person: Person }
  | { kind: 'settled'; by: SettledThing['by'] }

type Parts = Pick<Ceremony, 'people' | 'settledThings'>

/** Things named by the library hold commas. */
const between = /[;\n]+/

/** What somebody brings, thing by thing. */
function thingsOf({ brings }: Pick<Person, 'brings'>, library: Library): string[] {
  return brings.split(between).flatMap((entry) => thingsIn(entry, library))
}

/** Whether this is among what somebody brings, in whatever words. */
function doesBring(person: Pick<Person, 'brings'>, prop: Prop, library: Library): boolean {
  return thingsOf(person, library).some((thing) => namesThing(thing, prop, library))
}

/** The people who bring a thing, whoever is in memory aside. */
export function bringersOf(
  { people }: Pick<Parts, 'people'>,
  prop: Prop,
  library: Library,
): Person[] {
  return people.filter((one) => !one.isInMemory && doesBring(one, prop, library))
}

/**
 * Who brings a thing; undefined if that has not been said. Whoever is in memory brings nothing, and what usually is the
 * celebrant's is, unless somebody else was named.
 */
export function broughtBy(
  { people, settledThings = [] }: Parts,
  prop: Prop,
  library: Library,
): BroughtBy | undefined {
  const [person] = bringersOf({ people }, prop, library)
  if (person !== undefined) return { kind: 'person', person }
  const settled = settledThings.find(({ thing }) => namesThing(thing, prop, library))
  if (settled !== undefined) return { kind: 'settled', by: settled.by }
  return prop.from === 'celebrant' ? { kind: 'settled', by: 'celebrant' } : undefined
}

/** Those of these things of which nobody has said who brings them. */
export function openThings(props: readonly Prop[], ceremony: Parts, library: Library): Prop[] {
  return props.filter((prop) => broughtBy(ceremony, prop, library) === undefined)
}

/** The person without this thing, or with it as the last they bring; as they are, if that is so already. */
export function bringing(person: Person, prop: Prop, brings: boolean, library: Library): Person {
  if (doesBring(person, prop, library) === brings) return person
  if (brings) {
    const former = person.brings.trim()
    return { ...person, brings: former === '' ? prop.called : `${former}; ${prop.called}` }
  }
  const others = thingsOf(person, library).filter((thing) => !namesThing(thing, prop, library))
  return { ...person, brings: others.join('; ') }
}
