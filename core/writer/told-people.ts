/**
 * Who is named in what the couple told, so that nobody has to type them once more: a relative or a friend by what they
 * are to the couple, who reads, who brings the rings. Told in any language of the product, whatever the ceremony's.
 */

import type { Ceremony, Person } from '../ceremony/document.ts'
import { checkLanguages } from '../check/language/languages.ts'
import { namesOf } from '../check/names-of.ts'
import type { Library } from '../library/piece.ts'
import { pieceOf } from '../library/piece.ts'
import { sayableText } from '../told/sayable.ts'
import { folded, withoutAccents } from '../without-accents.ts'

/** Somebody who was named, as they would stand among the people of the ceremony; what was not told is empty. */
export type ToldPerson = Pick<Person, 'name' | 'role' | 'isInMemory' | 'brings' | 'reads'>

// The patterns are for text without accents; capitals are what tells a name.
const kin = either(`
  avo vovo vo bisavo mae pai irmao irma tia tio prima primo sogra sogro cunhada cunhado sobrinha sobrinho neta neto
  madrasta padrasto madrinha padrinho afilhada afilhado testemunha amiga amigo daminha pajem
  grandmother grandma granny nana grandfather grandpa granddad mother mom mum dad father sister brother aunt uncle
  cousin niece nephew stepmother stepfather godmother godfather friend bridesmaid groomsman witness
  grand-mere grand-pere mamie papi papy mere pere soeur sœur frere tante oncle cousine marraine parrain temoin
  belle-mere beau-pere belle-soeur beau-frere neveu amie ami
  abuela abuelo madre padre hermana hermano madrina padrino testigo suegra suegro cunada cunado sobrina sobrino
`)
const word = String.raw`\p{Lu}[\p{L}’'-]*\p{L}`
const name = String.raw`${word}(?:\s+(?:(?:de|da|do|dos|das|del|du|la|van|von)\s+)?${word}){0,3}`
const address = String.raw`(?:(?:${either('dona seu don sr sra dr dra mr mrs ms mme')})\.?\s+|D\.\s+)?`
const article = String.raw`(?:(?:a|o|the|la|le|el|A|O|The|La|Le|El)\s+)?`
const whose = String.raw`(?:(?:minha|meu|sua|seu|nossa|nosso|her|his|my|our|their|ma|mon|sa|son|mi|su|a|o|the|la|le|el)\s+)?`
const called = String.raw`(?:(?:que\s+se\s+chama|se\s+chama|chamad[ao]|called|named|qui\s+s[’']appelle|que\s+se\s+llama|llamad[ao])\s+)?`
const ofThem = String.raw`(?:\s+(?:dele|dela|deles|(?:d[aeo]|de\s+la|del|du|of)\s+${word}|d[’']${word}))?`
const ends = String.raw`(?=\s*(?:[,.;:!?)–—]|$)|\s+(?:e|and|et|y)\s)`

/** What stands before a place rather than somebody. */
const beforePlaces = 'em na no in at en from to'

const relatives: readonly RegExp[] = [
  // `a avó Dalva`, `mãe da Ana: dona Marta`, `his uncle called Joe`
  whole(
    String.raw`(?<role>(?:${kin})${ofThem})(?:\s*[:(]\s*|\s+)${called}${address}(?<name>${name})`,
  ),
  // `a mãe dela, Marta,`
  whole(
    String.raw`(?<role>(?:${kin})${ofThem})\s*,\s*${article}${called}${address}(?<name>${name})${ends}`,
  ),
  // `Marta, mãe da Ana`
  whole(
    String.raw`(?<!(?:${either(beforePlaces)})\s)(?<name>${name})\s*[,(–—]\s*${whose}(?<role>(?:${kin})${ofThem})${ends}`,
  ),
]

const willRead = String.raw`vai\s+ler|lera|far[aá]\s+(?:a|uma)\s+leitura|faz\s+(?:a|uma)\s+leitura|le\s+(?:um|o|uma|a)\s+(?:texto|poema|carta|trecho)|will\s+read|is\s+going\s+to\s+read|(?:does|will\s+do|is\s+doing)\s+(?:a|the)\s+reading|reads\s+(?:a|the)\s+(?:poem|text|passage)|lira|va\s+lire|fera\s+(?:la|une)\s+lecture|lit\s+(?:un|le)\s+(?:poeme|texte)|leera|va\s+a\s+leer|hara\s+(?:la|una)\s+lectura|lee\s+(?:un|el)\s+(?:poema|texto)`
const readers: readonly RegExp[] = [
  whole(String.raw`(?<name>${name})(?:,[^,.;]*,)?\s+(?:${willRead})`),
  whole(
    String.raw`(?:${either('leitura reading lecture lectura')})\s*:\s*${article}${address}(?<name>${name})`,
  ),
]

const rings = String.raw`(?:as\s+aliancas|the\s+rings|les\s+alliances|los\s+anillos|las\s+alianzas)`
const ringBearers: readonly RegExp[] = [
  whole(
    String.raw`(?<name>${name})(?:,[^,.;]*,)?\s+(?:(?:vai|va|will|is\s+going\s+to|va\s+a)\s+)?(?:leva|levar|levara|traz|trazer|trara|entra\s+com|entrar\s+com|entrara\s+com|brings?|carry|carries|apporte|apporter|apportera|porte|porter|portera|lleva|llevar|llevara|trae|traer|traera)\s+${rings}`,
  ),
  whole(
    String.raw`(?:${either('aliancas rings alliances anillos alianzas')})\s*:\s*${article}${address}(?<name>${name})`,
  ),
]

// `Partiu para Lisboa` and `partiu o bolo` are no death.
const diedAfter =
  /^[\s,(]*(?:(?:que|who|qui|ja|hoje|has|sadly|deja|ya|nos|infelizmente)\s+){0,3}(?:faleceu|falecid[ao]|morreu|died|passed\s+away|deceased|est\s+(?:decedee?|morte?)|decedee?|murio|fallecio|fallecid[ao]|in\s+memoriam|(?:partiu|disparue?)(?=\s*(?:[,.;:!?)]|$)))(?!\p{L})/iu
const diedBefore = /(?<!\p{L})(?:falecid[ao]|late|defunte?|feue?|difunt[ao]|fallecid[ao])\s+$/iu

/** Words as alternatives, with or without a capital. */
function either(words: string): string {
  return words
    .trim()
    .split(/\s+/)
    .map((one) => `[${one.charAt(0)}${one.charAt(0).toUpperCase()}]${one.slice(1)}`)
    .join('|')
}

function whole(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}’'-])${pattern}(?!\p{L})`, 'dgu')
}

/** `Quando Marta` begins a sentence before it names anybody; `Em Paraty` names nobody. */
function nameIn(words: string): string {
  const all = words.split(/\s+/)
  const start = all.findIndex(
    (one) =>
      !Object.values(checkLanguages).some(
        ({ commonWords, capitalWords }) =>
          commonWords.has(folded(one)) || capitalWords.has(folded(one)),
      ),
  )
  const isPlace = beforePlaces.split(' ').includes(folded(all[start - 1] ?? ''))
  return start < 0 || isPlace ? '' : all.slice(start).join(' ')
}

interface Named {
  name: string
  role: string
  isInMemory: boolean
}

function namedBy(patterns: readonly RegExp[], text: string): Named[] {
  // Letters keep their places: what is composed has one letter with its accent and one without. Signs that compose with
  // nothing, such as the one that colours a heart, are in no name.
  const written = text.normalize('NFC').replace(/\p{M}+/gu, '')
  const bare = withoutAccents(written)
  if (bare.length !== written.length) return []
  return patterns.flatMap((pattern) =>
    [...bare.matchAll(pattern)].flatMap((match) => {
      const { name: nameAt, role: roleAt } = match.indices?.groups ?? {}
      if (nameAt === undefined) return []
      const person = nameIn(written.slice(...nameAt))
      if (person === '') return []
      const role = roleAt === undefined ? '' : written.slice(...roleAt)
      const after = bare.slice(Math.max(nameAt[1], roleAt?.[1] ?? 0))
      const isInMemory = diedAfter.test(after) || diedBefore.test(bare.slice(0, match.index))
      return [{ name: person, role: lowerFirst(role), isInMemory }]
    }),
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Of what was told, only what nobody wants hidden: not what is, or may be, to be left out, and no secret. */
function openWords({ tellings, ranges }: Ceremony): string[] {
  return tellings
    .filter(({ isPrivate }) => isPrivate !== true)
    .map(({ id, text }) =>
      sayableText(
        text,
        ranges.filter(
          ({ telling, why, secretFor }) =>
            telling === id && (why !== 'hardship' || secretFor !== undefined),
        ),
      ),
    )
}

/** Who is there already, by any of their names; `Zé` and `Ed`, too short for a name anywhere else, as they are written. */
function knownBy(names: readonly string[]): (name: string) => boolean {
  const known = namesOf(names.map((name) => ({ name, calledAs: '' })))
  const words = new Set(names.flatMap(wordsOfName))
  return (name) => {
    const [first] = namesOf([{ name, calledAs: '' }])
    return first === undefined ? words.has(wordsOfName(name)[0] ?? '') : known.has(first)
  }
}

function wordsOfName(name: string): string[] {
  return folded(name).trim().split(/\s+/)
}

function areSame(one: string, other: string): boolean {
  return wordsOfName(one).join(' ') === wordsOfName(other).join(' ')
}

/**
 * Whether both may be one person: `Joana` and `Joana Prado`, unless they are different things to the couple. Who has died
 * takes no part, so that a part under a name of another length is somebody else's.
 */
function mayBeOne(one: ToldPerson, other: ToldPerson): boolean {
  const [a, b] = [one, other].map(({ name }) => `${wordsOfName(name).join(' ')} `)
  if (a === undefined || b === undefined || !(a.startsWith(b) || b.startsWith(a))) return false
  if (one.role !== '' && other.role !== '') return folded(one.role) === folded(other.role)
  const hasPart = ({ brings, reads }: ToldPerson): boolean => brings !== '' || reads !== ''
  const isOther = (one.isInMemory && hasPart(other)) || (other.isInMemory && hasPart(one))
  return a === b || !isOther
}

function asOne(former: ToldPerson, person: ToldPerson): ToldPerson {
  return {
    name: former.name.length > person.name.length ? former.name : person.name,
    role: former.role || person.role,
    isInMemory: person.isInMemory || former.isInMemory,
    brings: person.brings || former.brings,
    reads: person.reads || former.reads,
  }
}

/** More than any couple names; each is compared with all before. */
const peopleMost = 100

/**
 * Those who are named in the tellings and stand nowhere in the ceremony yet, in the order in which they were told; each
 * once, with all that was told of their part.
 * @param library what its rings and its reading are called
 */
export function toldPeople(ceremony: Ceremony, library: Library): ToldPerson[] {
  const { couple, people, children, pets, celebrant } = ceremony
  const isKnown = knownBy([
    ...couple.flatMap(({ name, calledAs }) => [name, calledAs]),
    ...[...people, ...children, ...pets, celebrant].map(({ name }) => name),
  ])
  const reading = pieceOf(library, 'reading')
  const ringsOf = pieceOf(library, 'ringsMoment')?.props[0]?.called ?? ''
  const found: ToldPerson[] = []
  const add = (named: Named, part: Partial<ToldPerson>): void => {
    if (found.length >= peopleMost || isKnown(named.name)) return
    const person = { brings: '', reads: '', ...named, ...part }
    const alike = found.filter((one) => mayBeOne(one, person))
    const same = alike.filter(({ name }) => areSame(name, person.name))
    const equal = same.filter(({ role }) => folded(role) === folded(person.role))
    // `Maria` alone is neither Maria Clara nor Maria Rita.
    const [former, another] = [equal, same, alike].find(({ length }) => length > 0) ?? []
    if (former === undefined || another !== undefined) found.push(person)
    else found[found.indexOf(former)] = asOne(former, person)
  }
  for (const words of openWords(ceremony)) {
    for (const named of namedBy(relatives, words)) add(named, {})
    for (const named of namedBy(readers, words)) {
      add(named, { reads: reading?.name ?? reading?.heading ?? '' })
    }
    for (const named of namedBy(ringBearers, words)) add(named, { brings: ringsOf })
  }
  return found.map((person) => (person.isInMemory ? { ...person, brings: '', reads: '' } : person))
}
