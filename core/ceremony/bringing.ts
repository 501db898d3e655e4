/**
 * Who brings the things a ceremony needs. A person's `brings` is a list in the celebrant's words, one thing after the
 * other; a thing of the library is on it by its name.
 */
import type { Person } from './document.ts'

/** Things named by the library hold commas. */
const between = /[;\n]+/

function thingsOf({ brings }: Person): string[] {
  return brings
    .split(between)
    .map((thing) => thing.trim())
    .filter((thing) => thing !== '')
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** The person who brings this thing; undefined if nobody was named yet. */
export function bringerOf(people: readonly Person[], thing: string): Person | undefined {
  return people.find((person) => thingsOf(person).some((one) => isSame(one, thing)))
}

/** The person without this thing, or with it as the last they bring. */
export function bringing(person: Person, thing: string, brings: boolean): Person {
  const things = thingsOf(person)
  const others = things.filter((one) => !isSame(one, thing))
  if (!brings && others.length === things.length) return person
  return { ...person, brings: [...others, ...(brings ? [thing] : [])].join('; ') }
}
