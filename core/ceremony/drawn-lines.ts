/** The sections generated from the ceremony's own fields: the head of the script, and who enters when. */
import { timeWithPrefix, writtenDate } from '../calendar.ts'
import { labelled, withinSentence } from '../library/grammar.ts'
import { type NamedPeople, type NamedPerson, render } from '../library/notation.ts'
import type { Frame } from '../library/piece.ts'
import { baseLanguage } from './ceremony-language.ts'
import { walkingOrder } from './couple-kind.ts'
import type { Ceremony, Entrance, Partner, PartnerId, Person } from './document.ts'
import { onOneLine } from './paragraphs.ts'
import type { ScriptLine } from './script-line.ts'

/** Where names are read and not heard they are whole, unless the celebrant has said otherwise. */
function asListed({ couple }: Ceremony, people: NamedPeople): NamedPeople {
  const listed = (person: NamedPerson, { calledAs }: Partner): NamedPerson =>
    calledAs.trim() === '' ? { ...person, called: person.full } : person
  return {
    ...people,
    first: listed(people.first, couple[0]),
    second: listed(people.second, couple[1]),
  }
}

/** Names in upper case, then the place, then date and time; the comma appears only if a time follows a date. */
export function headerLines(ceremony: Ceremony, people: NamedPeople): ScriptLine[] {
  const language = baseLanguage(ceremony.language)
  const date = writtenDate(ceremony.date, language, ceremony.language)
  const time = timeWithPrefix(ceremony.time, language, ceremony.language)
  const moment = date && time ? `${date}, ${time}` : (date ?? time ?? '')
  const details = [
    onOneLine(ceremony.place),
    // Only French capitalises a date that stands alone.
    language === 'fr' ? moment.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : moment,
  ]
  const names = render('{both}', asListed(ceremony, people)).toLocaleUpperCase(ceremony.language)
  return [
    { speaker: 'title', text: names },
    ...details
      .filter((text) => text !== '')
      .map((text): ScriptLine => ({ speaker: 'detail', text })),
  ]
}

function titled(
  partner: PartnerId,
  couple: Ceremony['couple'],
  named: NamedPeople,
  { partnerTitles }: Frame,
): string {
  const { title } = couple[partner === 'first' ? 0 : 1]
  const { called } = named[partner]
  const word =
    title.kind === 'own'
      ? onOneLine(title.word)
      : title.kind === 'none'
        ? ''
        : partnerTitles[title.kind]
  return word === '' ? called : labelled(word, called, named.language)
}

function walksWith(
  who: string,
  companion: string,
  { language }: NamedPeople,
  frame: Frame,
): string {
  return companion && who ? frame.entersWith(who, withinSentence(companion, language)) : who
}

/** Somebody's name, and who they are to the couple. */
function introduced(
  { name, role }: Pick<Person, 'name' | 'role'>,
  { language }: NamedPeople,
): string {
  const [who, what] = [name, role].map(onOneLine)
  return who && what ? `${who} (${withinSentence(what, language)})` : who || what || ''
}

function entering(person: Person, named: NamedPeople, frame: Frame): string {
  return walksWith(introduced(person, named), onOneLine(person.entersWith ?? ''), named, frame)
}

/** One step of the procession as it was arranged; empty where nobody walks, and for those who are remembered. */
function arranged(
  entrance: Entrance,
  { people, couple }: Ceremony,
  named: NamedPeople,
  frame: Frame,
): string {
  const who = (): string => {
    if (entrance.kind === 'partner') {
      return entrance.partner === 'both'
        ? render('{both}', named)
        : titled(entrance.partner, couple, named, frame)
    }
    const person = people.find(({ name }) => name !== '' && name === entrance.name)
    if (person?.isInMemory === true) return ''
    return introduced(person ?? { name: entrance.name, role: '' }, named)
  }
  const walking = walksWith(who(), onOneLine(entrance.with), named, frame)
  const song = onOneLine(entrance.song)
  return walking && song ? `${walking} · ${song}` : walking
}

/** One partner, whoever walks by name or the usual procession, the other partner. */
function unarranged(ceremony: Ceremony, named: NamedPeople, frame: Frame): string[] {
  const [before, after] = walkingOrder(ceremony.couple)
  const others = ceremony.people
    .filter(({ entersWith, isInMemory }) => entersWith !== undefined && !isInMemory)
    .map((person) => entering(person, named, frame))
    .filter((text) => text !== '')
  return [
    titled(before, ceremony.couple, named, frame),
    ...(others.length > 0 ? others : frame.usualEntrances),
    titled(after, ceremony.couple, named, frame),
  ]
}

/** The procession as a numbered list; then what to wait for. */
export function entranceLines(ceremony: Ceremony, people: NamedPeople, frame: Frame): ScriptLine[] {
  const listed = asListed(ceremony, people)
  const order =
    ceremony.entrances
      ?.map((entrance) => arranged(entrance, ceremony, listed, frame))
      .filter((text) => text !== '') ?? unarranged(ceremony, listed, frame)
  return [
    ...order.map((text, index): ScriptLine => ({ speaker: 'item', text: `${index + 1}. ${text}` })),
    ...frame.entranceNotes.map(
      ({ speaker, text }): ScriptLine => ({ speaker, text: render(text, people) }),
    ),
  ]
}
