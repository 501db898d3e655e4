/**
 * Changes to the people of a ceremony, each named once: whoever is renamed, or turns out to be remembered rather than
 * present, is so wherever the ceremony speaks of them.
 */
import type { Frame, Library, Prop } from '../../library/piece.ts'
import { namesThing } from '../../library/same-thing.ts'
import type { BlankGroup } from '../brackets.ts'
import { bringing, broughtBy } from '../bringing.ts'
import { calledNames } from '../called-names.ts'
import type { Ceremony, Entrance, Person, SettledThing } from '../document.ts'
import { entrancesOf, usualChildren } from '../entrance-order.ts'
import { newcomer } from '../newcomer.ts'
import { wholeWords } from '../whole-word.ts'
import { changed } from './change.ts'

/** Who walks with a person in the procession; undefined if they are not in it. */
function companionOf(name: string, entrances: readonly Entrance[]): string | undefined {
  if (name.trim() === '') return undefined
  for (const entrance of entrances) {
    if (entrance.kind === 'others' && entrance.name === name) return entrance.with
    if (!wholeWords(name, 'gu').test(entrance.with)) continue
    return entrance.kind === 'others' ? entrance.name : ''
  }
  return undefined
}

function walkingIn(person: Person, entrances: readonly Entrance[]): Person {
  const { entersWith: _former, ...rest } = person
  const companion = companionOf(person.name, entrances)
  return companion === undefined ? rest : { ...rest, entersWith: companion }
}

/** Arranges the procession; of everybody named it is then known whether they walk, and with whom. */
export function changeEntrances(
  ceremony: Ceremony,
  entrances: readonly Entrance[],
  nowMs: number,
): Ceremony {
  const people = ceremony.people.map((person) => walkingIn(person, entrances))
  return changed(ceremony, { entrances: [...entrances], people }, nowMs)
}

/** Who is meant by a name that is typed: somebody of that name, or nobody yet. */
function known(name: string, { people }: Ceremony): Person | undefined {
  const bare = name.trim().toLowerCase()
  return people.find((person) => person.name.trim().toLowerCase() === bare)
}

/**
 * Gives the script a name that it lacks. Whoever is known by it has that part from then on; anybody else is added.
 * @param id of whoever is added
 * @param reads what a reader reads; without it they would be none
 */
export function giveName(
  ceremony: Ceremony,
  of: BlankGroup,
  { id, name, reads }: { id: string; name: string; reads: string },
  nowMs: number,
): Ceremony {
  const bare = name.trim()
  if (of === 'children') {
    const child = { id, name: bare, of: 'both' as const, note: '' }
    return changed(ceremony, { children: [...ceremony.children, child] }, nowMs)
  }
  const parts: Record<typeof of, Partial<Person>> = {
    reader: { reads },
    remembered: { isInMemory: true },
    thanked: { isThanked: true },
  }
  const person = known(bare, ceremony)
  return person === undefined
    ? addPerson(ceremony, { id, name: bare, ...parts[of] }, nowMs)
    : changePerson(ceremony, person.id, parts[of], nowMs)
}

/** Takes the children out of the procession whom it names by custom, though nobody has told of any. */
export function withoutUsualChildren(ceremony: Ceremony, frame: Frame, nowMs: number): Ceremony {
  const children = usualChildren(frame)
  const others = entrancesOf(ceremony, frame).filter(
    (entrance) => entrance.kind === 'partner' || !children.includes(entrance.name),
  )
  return changeEntrances(ceremony, others, nowMs)
}

/** Adds somebody at the end. */
export function addPerson(
  ceremony: Ceremony,
  person: Partial<Person> & Pick<Person, 'id'>,
  nowMs: number,
): Ceremony {
  const people = [...ceremony.people, { ...newcomer, ...person }]
  return changed(ceremony, { people }, nowMs)
}

/**
 * Renames somebody wherever the procession has them; a name that two people share is left alone, as is one that was
 * merely emptied, until the next one is typed.
 */
export function renamePerson(
  ceremony: Ceremony,
  id: string,
  name: string,
  nowMs: number,
  /** What they were called last, where the field has been empty since. */
  formerly?: string,
): Ceremony {
  const person = ceremony.people.find((one) => one.id === id)
  if (person === undefined) return ceremony
  const knownAs = formerly ?? person.name
  const isShared = ceremony.people.some((other) => other !== person && other.name === knownAs)
  const follow = (text: string): string =>
    knownAs.trim() === '' || name.trim() === '' || isShared
      ? text
      : text.replaceAll(wholeWords(knownAs, 'gu'), () => name)
  const entrances = ceremony.entrances?.map((entrance) =>
    entrance.kind === 'others'
      ? { ...entrance, name: follow(entrance.name), with: follow(entrance.with) }
      : { ...entrance, with: follow(entrance.with) },
  )
  const people = ceremony.people.map((other) => {
    if (other === person) return { ...person, name }
    return other.entersWith === undefined
      ? other
      : { ...other, entersWith: follow(other.entersWith) }
  })
  return changed(ceremony, { people, ...(entrances === undefined ? {} : { entrances }) }, nowMs)
}

/**
 * Changes what is known of a person. Somebody in memory neither walks in nor is thanked for coming.
 */
export function changePerson(
  ceremony: Ceremony,
  id: string,
  details: Partial<Omit<Person, 'id' | 'name'>>,
  nowMs: number,
): Ceremony {
  const position = ceremony.people.findIndex((one) => one.id === id)
  const former = ceremony.people[position]
  if (former === undefined) return ceremony
  const { entersWith, ...rest } = { ...former, ...details }
  const remembered: Person = { ...rest, isThanked: false }
  const present: Person = entersWith === undefined ? rest : { ...rest, entersWith }
  const person = rest.isInMemory ? remembered : present
  return changed(ceremony, { people: ceremony.people.with(position, person) }, nowMs)
}

/** Removes a person; a procession that was arranged keeps its steps. */
export function removePerson(ceremony: Ceremony, id: string, nowMs: number): Ceremony {
  const people = ceremony.people.filter((person) => person.id !== id)
  return people.length === ceremony.people.length ? ceremony : changed(ceremony, { people }, nowMs)
}

/** The children of the couple, or its animals, as they are now. */
export function changeFamily(
  ceremony: Ceremony,
  family: Partial<Pick<Ceremony, 'children' | 'pets'>>,
  nowMs: number,
): Ceremony {
  return changed(ceremony, family, nowMs)
}

/** Who is to bring a thing: somebody by name, somebody else, or nobody yet (an empty name). A newcomer takes the id. */
export type NamedBringer = { name: string; id: string } | { by: SettledThing['by'] }

/** Somebody of the couple and whoever celebrates are in the ceremony already, and no newcomers. */
function withoutNewcomer(ceremony: Ceremony, name: string): SettledThing['by'] | undefined {
  const called = calledNames(ceremony.couple)
  const isNamed = (known: string): boolean => known.trim() !== '' && known.trim() === name
  if (isNamed(called[0]) || isNamed(ceremony.couple[0].name)) return 'first'
  if (isNamed(called[1]) || isNamed(ceremony.couple[1].name)) return 'second'
  return isNamed(ceremony.celebrant.name) ? 'celebrant' : undefined
}

/** Says who brings a thing. A name that nobody has yet is somebody new. */
export function changeBringer(
  ceremony: Ceremony,
  prop: Prop,
  bringer: NamedBringer,
  library: Library,
  nowMs: number,
): Ceremony {
  const wanted = 'name' in bringer ? bringer.name.trim() : ''
  const known = ceremony.people.findIndex(
    ({ name, isInMemory }) => !isInMemory && wanted !== '' && name.trim() === wanted,
  )
  const by =
    'by' in bringer ? bringer.by : known < 0 ? withoutNewcomer(ceremony, wanted) : undefined
  const now = broughtBy(ceremony, prop, library)
  const isSame =
    now?.kind === 'person'
      ? by === undefined && now.person.name.trim() === wanted
      : by === now?.by && wanted === ''
  if (isSame) return ceremony
  const people = ceremony.people.map((person, position) =>
    person.isInMemory ? person : bringing(person, prop, position === known, library),
  )
  const isNew = 'id' in bringer && wanted !== '' && known < 0 && by === undefined
  const { settledThings = [] } = ceremony
  const others = settledThings.filter(({ thing }) => !namesThing(thing, prop, library))
  const settled = by === undefined ? others : [...others, { thing: prop.called, by }]
  return changed(
    ceremony,
    {
      people: isNew
        ? [...people, { ...newcomer, id: bringer.id, name: wanted, brings: prop.called }]
        : people,
      ...(settled.length === 0 && settledThings.length === 0 ? {} : { settledThings: settled }),
    },
    nowMs,
  )
}
