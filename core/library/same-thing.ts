/** Whether what somebody typed names a thing of the library: `las rosas` are `Rosas sin espinas, dos y una más para cada…`. */
import { baseLanguage } from '../ceremony/ceremony-language.ts'
import { stemOf } from '../check/stems.ts'
import { folded } from '../without-accents.ts'
import type { Library, Prop } from './piece.ts'

/** What may stand before the thing itself: articles, how many, whose. */
const before = words(`
  a an the her his its my our some their two three four
  as o os um uma uns umas dois duas tres quatro seu sua seus suas meu minha meus minhas nosso nossa
  el la las lo los un una unos unas dos cuatro mi mis su sus nuestro nuestra nuestros nuestras
  d de des du l le les une deux trois quatre leur leurs ma mes mon sa ses son
`)

/** What begins to tell more about it. */
const after = words(`
  a against al ao aos at au aux avec com con contra contre d da das de del des do dos du em en for from in na no of para par pour por que qui
  sans sem sin sur that to which with
`)

const between = /[,/&+]|\s(?:and|et|e|y|or|ou|o|u)\s/iu

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/** Whether a word only joins others: an article, a possessive, a small number, a preposition, an `and`. */
export function isSmallWord(foldedWord: string): boolean {
  return (
    before.has(foldedWord) || after.has(foldedWord) || /^(?:and|et|e|y|or|ou|u)$/.test(foldedWord)
  )
}

/** The words for a thing itself, without what is told of it. */
function nouns(phrase: string): string[] {
  const all = folded(phrase.replaceAll('œ', 'oe')).match(/\p{L}+|\p{N}+/gu) ?? []
  const start = all.findIndex((word) => !before.has(word) && !/^\p{N}/u.test(word))
  if (start < 0) return []
  const rest = all.slice(start)
  const end = rest.findIndex((word) => after.has(word))
  return (end < 0 ? rest : rest.slice(0, end)).filter((word) => word.length > 1).map(stemOf)
}

/** What the words are about, one of which has to be the thing: in English the last of them. */
function heads(phrase: string, { language }: Library): string[] {
  const all = nouns(phrase)
  return baseLanguage(language) === 'en' ? all.slice(-1) : all
}

function sameWords(one: string, other: string): boolean {
  return folded(one.trim()) === folded(other.trim())
}

/** Every name of a library's things, folded: the same object has the same ones. */
const namesOf = new WeakMap<Library, ReadonlySet<string>>()

function exactNames(library: Library): ReadonlySet<string> {
  const known = namesOf.get(library)
  if (known !== undefined) return known
  const names = Object.values(library.pieces).flatMap(({ props }) =>
    props.flatMap(({ what, called }) => [folded(what), folded(called)]),
  )
  const made = new Set(names)
  namesOf.set(library, made)
  return made
}

/**
 * The things in an entry of a list: one, if the library has it in these words, else each that is joined to the others by
 * a comma or by `and`.
 */
export function thingsIn(entry: string, library: Library): string[] {
  const whole = entry.trim()
  if (exactNames(library).has(folded(whole))) return [whole]
  return whole
    .split(between)
    .map((thing) => thing.trim())
    .filter((thing) => thing !== '')
}

/** Whether words typed by somebody mean this thing. What names another thing of the library exactly does not. */
export function namesThing(
  typed: string,
  { what, called, alsoCalled = [] }: Pick<Prop, 'what' | 'called' | 'alsoCalled'>,
  library: Library,
): boolean {
  const names = [what, called, ...alsoCalled]
  if (names.some((name) => sameWords(name, typed))) return true
  if (exactNames(library).has(folded(typed.trim()))) return false
  const meant = new Set(heads(typed, library))
  return [called, ...alsoCalled].some((name) => {
    const own = heads(name, library)[0]
    return own !== undefined && meant.has(own)
  })
}
