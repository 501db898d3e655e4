/**
 * The few rules by which a sentence adapts to a name it cannot know in advance. Each language's texts use their own;
 * where two usages are correct the safer one is chosen.
 */

import { colonOf } from '../colon.ts'
import type { Language } from '../languages.ts'
import { folded } from '../without-accents.ts'

/**
 * French first names whose h is mute, so that `de` elides before them. Every other h is treated as aspirated: `de Hugo`
 * for a name missing here is accepted usage, while `d’Hassan` would not be.
 */
const muteHNames =
  /^(hadrien|hector|helena|helene|helie|helier|heloise|henri|henriette|henry|hercule|hermance|hermine|hermione|herve|hilaire|hippolyte|homere|honore|honorine|horace|hortense|hubert|hugo|hugues|hugolin|huguette|humbert|hyacinthe)(?![a-z])/

/** Whether a name begins, in French, with a sound before which `de` and `que` lose their vowel. */
export function elides(name: string): boolean {
  const letters = folded(name)
  if (/^(y[aeiou]|ou[aeiouy])/.test(letters)) return false
  return /^[aeiouyœæ]/.test(letters) || muteHNames.test(letters)
}

/** Whether a name begins, in Spanish, with an i sound, before which `y` becomes `e`. A glide keeps the `y`. */
function beginsWithSpanishI(name: string): boolean {
  const vowelI = /^(h?i(?![aeiou])|y(?![aeiou]))/.test(folded(name))
  const stressedI = /^h?í/.test(name.normalize('NFC').toLowerCase())
  return vowelI || stressedI
}

/** Two names joined as the language joins them: `Ana e João`, `Juan e Inés` (but `Juan y Hielo`). */
export function joinedNames(first: string, second: string, language: Language): string {
  return `${first} ${conjunctionBefore(second, language)} ${second}`
}

/** Any number of names as a sentence lists them: `Ana`, `Ana e João`, `Ana, João e Rui`. Empty without names. */
export function enumerated(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? ''
  const before = names.slice(0, -1).join(', ')
  return before === '' ? last : joinedNames(before, last, language)
}

function conjunctionBefore(name: string, language: Language): string {
  switch (language) {
    case 'pt':
      return 'e'
    case 'en':
      return 'and'
    case 'fr':
      return 'et'
    case 'es':
      return beginsWithSpanishI(name) ? 'e' : 'y'
  }
}

/** The end of a sentence right before a name, changed where the name's sound requires it. */
export function beforeName(words: string, name: string, language: Language): string {
  if (language === 'fr' && elides(name)) {
    return words.replace(/(?<![\p{L}’])(d|qu|jusqu|lorsqu|puisqu|quoiqu)e $/iu, '$1’')
  }
  if (language === 'es' && beginsWithSpanishI(name)) {
    return words.replace(/(?<=\s)y $/u, 'e ')
  }
  return words
}

/** A label and its value: `Noivo: João`; in French with the narrow space before the colon. */
export function labelled(label: string, text: string, language: Language): string {
  return `${label}${colonOf(language)} ${text}`
}

/** What people write before somebody as if it began a sentence. A name may look like one of them, so the next word counts. */
const smallWords: Record<Language, ReadonlySet<string>> = {
  pt: setOf('um uma uns umas meu minha meus minhas nosso nossa nossos nossas seu sua seus suas'),
  en: setOf('the a an my our her his their your'),
  fr: setOf('le la les un une des mon ma mes notre nos votre vos son sa ses leur leurs'),
  es: setOf(
    'el la los las un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras',
  ),
}

/** Portuguese puts them before names too: nobody is called `O` or `A`. */
const portugueseArticles = setOf('o a os as')

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** Whether a phrase for somebody begins with a small word, as `Su mamá` does, and not with a name. */
export function beginsSmall(phrase: string, language: Language): boolean {
  const [, word = '', next = ''] = /^(\p{L}+)\s+(\p{L})/u.exec(phrase) ?? []
  const bare = word.toLowerCase()
  return (
    (smallWords[language].has(bare) && next === next.toLowerCase()) ||
    (language === 'pt' && portugueseArticles.has(bare)) ||
    (language === 'fr' && /^[lL][’']\p{Ll}/u.test(phrase))
  )
}

/** A name or a phrase for somebody, as it stands within a sentence: `Su mamá, doña Lety` becomes `su mamá, doña Lety`. */
export function withinSentence(phrase: string, language: Language): string {
  return beginsSmall(phrase, language) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase
}

/** What a preposition and the article of the phrase after it become: `do pai`, `del padrino`, `des parents`, `aux parents`. */
const contracted: Record<Language, (words: string) => string> = {
  pt: (words) => words.replace(/^de (?=(?:o|a|os|as) )/u, 'd'),
  en: (words) => words,
  es: (words) => words.replace(/^de el /u, 'del '),
  fr: (words) =>
    words
      .replace(/^de le /u, 'du ')
      .replace(/^de les /u, 'des ')
      .replace(/^(?:(à)|À) le(s?) /u, (_, small, s) => `${small ? 'a' : 'A'}u${s ? 'x' : ''} `),
}

/** `de` and a name or a phrase for somebody: `d’Anne`, `do pai`, `del padrino`, `des parents`. */
function ofPhrase(phrase: string, language: Language): string {
  return contracted[language](beforeName('de ', phrase, language) + phrase)
}

/**
 * Words of a sentence and the people it goes on with: `J’invite nos parents`, `une rose aux parents de Léo`, though
 * somebody noted them down as `Nos parents`. A sentence that begins with them leaves them as they are.
 */
export function sentenceWithPeople(
  words: string,
  people: readonly string[],
  language: Language,
): string {
  const isWithin = /[^\s.!?…]\s*$/u.test(words)
  const phrases = isWithin ? people.map((phrase) => withinSentence(phrase, language)) : people
  const phrase = enumerated(phrases, language)
  const [, start, to] = /^(.*(?<!\p{L}))([àÀ] )$/su.exec(words) ?? []
  return start !== undefined && to !== undefined && beginsSmall(phrase, language)
    ? start + contracted[language](to + phrase)
    : beforeName(words, phrase, language) + phrase
}

/**
 * Words and the people after them, each as they were typed: `de Ana e João`, but `do pai e da mãe`, since one `de` serves
 * all only while it stays a word of its own.
 */
export function wordsAndPeople(
  words: string,
  people: readonly string[],
  language: Language,
): string {
  const phrases = people.map((phrase) => withinSentence(phrase, language))
  const [, start, de] = /^(.*?)((?<!\p{L})de )$/su.exec(words) ?? []
  if (language === 'en' || start === undefined || de === undefined) {
    return words + enumerated(phrases, language)
  }
  const each = phrases.map((phrase) => ofPhrase(phrase, language))
  return each.every((phrase) => phrase.startsWith('de '))
    ? words + enumerated(phrases, language)
    : start + enumerated(each, language)
}
