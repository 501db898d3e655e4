/** Everybody whose name is read, to be rehearsed, with how it is said. */
import type { Ceremony } from '../ceremony/document.ts'
import { changed } from '../ceremony/edits/change.ts'
import { changePartner } from '../ceremony/edits/details.ts'
import { onOneLine } from '../ceremony/paragraphs.ts'

export interface NamedPerson {
  /** A partner, or the position among the people of the ceremony. */
  id: 'first' | 'second' | number
  name: string
  saidAs: string
}

/** The couple first, then the others, without those who have no name yet. */
export function namesToSay({ couple, people }: Ceremony): NamedPerson[] {
  const [first, second] = couple
  const named: NamedPerson[] = [
    { id: 'first', name: first.name || first.calledAs, saidAs: first.saidAs },
    { id: 'second', name: second.name || second.calledAs, saidAs: second.saidAs },
    ...people.map(({ name, saidAs }, id) => ({ id, name, saidAs })),
  ]
  return named
    .map((person) => ({ ...person, name: onOneLine(person.name) }))
    .filter(({ name }) => name !== '')
}

/**
 * The ceremony with a name's sound noted; the very same one if somebody else stands there by now.
 */
export function saySo(
  ceremony: Ceremony,
  { id, name }: Pick<NamedPerson, 'id' | 'name'>,
  saidAs: string,
  nowMs: number,
): Ceremony {
  const there = namesToSay(ceremony).find((person) => person.id === id)
  if (there?.name !== name) return ceremony
  if (id === 'first' || id === 'second') return changePartner(ceremony, id, { saidAs }, nowMs)
  const people = ceremony.people.map((person, index) =>
    index === id ? { ...person, saidAs } : person,
  )
  return changed(ceremony, { people }, nowMs)
}
