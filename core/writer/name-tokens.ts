/**
 * The couple's names in a written text become tokens, so that renaming renames them. Models are given the plain names
 * and write them as any word, which the weakest can; code puts the tokens in afterwards.
 */
import type { Language } from '../languages.ts'
import { beforeName } from '../library/grammar.ts'
import type { WrittenPartner } from './writing-request.ts'

/** A word before a name that makes it somebody else's: the grandmother may be called like the bride. */
const kin: Record<Language, RegExp> = {
  pt: /(?:av[óô]|v[óô]|vov[óô]|bisav[óô]|ti[ao]|m[ãa]e|pai|irm[ãa]o?|prim[ao]|sogr[ao]|madrinha|padrinho|don[ao]|seu|dr[a]?\.|s[ãa]o|sant[ao]|rua|praça|bisnet[ao]|net[ao]|filh[ao]|afilhad[ao])\s+$/iu,
  en: /(?:grand(?:mother|father|ma|pa)|gran|nana|aunt(?:ie)?|uncle|mother|father|mum|mom|dad|brother|sister|cousin|niece|nephew|son|daughter|saint|st\.?|mrs?\.?|ms\.?|dr\.?)\s+$/iu,
  fr: /(?:grand-(?:mère|père)|mamie|papi|papy|mémé|pépé|tante|tata|oncle|tonton|mère|père|frère|sœur|cousine?|neveu|nièce|fils|fille|sainte?|madame|monsieur|mme|m\.|rue)\s+$/iu,
  es: /(?:abuel[ao]|yay[ao]|t[íi][ao]|madre|padre|mam[áa]|pap[áa]|herman[ao]|prim[ao]|suegr[ao]|hij[ao]|sobrin[ao]|ahijad[ao]|san|sant[ao]|do[ñn]a|don|señora?|calle)\s+$/iu,
}

/** The longest of them, with the space after it. */
const kinCharacters = 40

/** What a name's sound has changed before it goes back to its plain form; rendering fits it again. */
function unfitted(before: string, name: string, language: Language): string {
  const plain =
    language === 'fr'
      ? before.replace(/(?<!\p{L})(d|qu|jusqu|lorsqu|puisqu|quoiqu)[’']$/iu, '$1e ')
      : language === 'es'
        ? before.replace(/(?<=\s)e $/u, 'y ')
        : before
  return plain !== before &&
    beforeName(plain, name, language).replaceAll("'", '’') === before.replaceAll("'", '’')
    ? plain
    : before
}

function escaped(name: string): string {
  return name
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace(/['’]/g, "['’]")
}

interface Named {
  name: string
  token: string
}

function namesOf(couple: readonly [WrittenPartner, WrittenPartner]): Named[] {
  const [first, second] = couple
  const named = [
    { name: first.full, token: '{first.full}' },
    { name: second.full, token: '{second.full}' },
    { name: first.called, token: '{first}' },
    { name: second.called, token: '{second}' },
  ].filter(({ name }) => name.trim() !== '')
  const distinct = named.filter(
    ({ name, token }) =>
      // The same name for both says nothing about which is meant.
      !named.some(
        (other) => other.name === name && other.token.slice(0, 4) !== token.slice(0, 4),
      ) &&
      // Called by the whole name: one token is enough.
      !(
        token.endsWith('.full}') &&
        named.some((other) => other.name === name && other.token !== token)
      ),
  )
  return distinct.toSorted((one, other) => other.name.length - one.name.length)
}

/** Whether the words around show that the name is somebody else's, or part of another name. */
function isAnothers(before: string, after: string, language: Language): boolean {
  if (kin[language].test(before.slice(-kinCharacters))) return true
  // `Ana Paula`, and `Maria Ana` unless it is the sentence that begins with a capital.
  return /^[ \t]+\p{Lu}\p{Ll}/u.test(after) || endsInName(before.slice(-80))
}

/** Whether these words of a sentence end in one with a capital that is not its first. */
function endsInName(words: string): boolean {
  const last = /[ \t]\p{Lu}\p{L}+[ \t]+$/u.exec(words)
  if (last === null) return false
  const sentence = words.slice(0, last.index).split(/[.!?…\n]/)
  return /\p{L}/u.test(sentence.at(-1) ?? '')
}

/**
 * A plain text with the couple's names as tokens. Only whole words with their capitals are taken, and none that
 * stands beside another name or a word such as grandmother. A brace of the text itself stays as it is.
 */
export function withNameTokens(
  text: string,
  couple: readonly [WrittenPartner, WrittenPartner],
  language: Language,
): string {
  const names = namesOf(couple)
  if (names.length === 0) return text
  const tokens = new Map(names.map(({ name, token }) => [name.replace(/\s+/g, ' '), token]))
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}{.])(?:${names.map(({ name }) => escaped(name)).join('|')})(?![\\p{L}\\p{N}}])`,
    'gu',
  )
  let written = ''
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [name] = match
    const token =
      tokens.get(name.replace(/\s+/g, ' ').replaceAll("'", '’')) ??
      tokens.get(name.replace(/\s+/g, ' '))
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + name.length)
    if (token === undefined || isAnothers(before, after, language)) continue
    written += unfitted(text.slice(end, match.index), name, language) + token
    end = match.index + name.length
  }
  return written + text.slice(end)
}
