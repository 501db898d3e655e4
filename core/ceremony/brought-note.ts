/** What a stage note says of a thing once it is known who brings it. */
import { beginsSmall, wordsAndPeople } from '../library/grammar.ts'
import { type NamedPeople, render } from '../library/notation.ts'
import type { Brought, Library, PieceLine } from '../library/piece.ts'
import { bringersOf, broughtBy } from './bringing.ts'
import type { Ceremony, Person } from './document.ts'
import { onOneLine } from './paragraphs.ts'

/** Stands in the text for whoever brings the thing. */
const bringer = '{bringer}'

/** A person in a sentence; undefined for a bare role (`padrinos`), which would need an article nobody knows. */
function calledInSentence({ name, role }: Person, people: NamedPeople): string | undefined {
  const what = onOneLine(role)
  return onOneLine(name) || (beginsSmall(what, people.language) ? what : undefined)
}

/** The text for whoever brings it, with their names; undefined where the note's own words stay. */
function toldText(
  brought: Brought,
  ceremony: Ceremony,
  people: NamedPeople,
  library: Library,
): { text: string; names: readonly string[] } | undefined {
  const prop = Object.values(library.pieces)
    .flatMap(({ props }) => props)
    .find(({ called }) => called === brought.thing)
  const by = prop && broughtBy(ceremony, prop, library)
  if (prop === undefined || by === undefined) return undefined
  if (by.kind === 'person') {
    const names = bringersOf(ceremony, prop, library).flatMap(
      (person) => calledInSentence(person, people) ?? [],
    )
    return names.length === 0 ? undefined : { text: brought.people, names }
  }
  const { first, second } = people
  const textFor = (
    text: string | undefined,
    names: readonly string[],
  ): ReturnType<typeof toldText> => (text === undefined ? undefined : { text, names })
  switch (by.by) {
    case 'first':
      return textFor(brought.couple, [first.called])
    case 'second':
      return textFor(brought.couple, [second.called])
    case 'couple':
      return textFor(brought.couple, [first.called, second.called])
    case 'celebrant':
      return textFor(brought.celebrant, [])
    case 'there':
      return textFor(brought.there, [])
    default:
      return undefined
  }
}

/** A line of the library as it reads in this ceremony. Names are never parsed. */
export function textOfLine(
  { text, brought }: PieceLine,
  ceremony: Ceremony,
  people: NamedPeople,
  library: Library,
): string {
  const told = brought && toldText(brought, ceremony, people, library)
  if (told === undefined) return render(text, people)
  const place = told.text.indexOf(bringer)
  if (place === -1) return render(told.text, people)
  const before = render(told.text.slice(0, place), people)
  const after = render(told.text.slice(place + bringer.length), people)
  return wordsAndPeople(before, told.names, people.language) + after
}
