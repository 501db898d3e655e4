/** Something that must not be said, and the words by which it would be. */
import type { Ceremony } from '../ceremony/document.ts'
import { sentencesOf } from '../ceremony/sentences.ts'
import { folded } from '../without-accents.ts'
import type { CheckedScript } from './checked-script.ts'
import { namesOf } from './names-of.ts'
import { contentWords, stemOf } from './stems.ts'
import { type Word, wordsOf } from './words-of.ts'

export interface Matter {
  /** In the words of whoever asked. */
  wish: string
  /** Stems, each enough to give it away. */
  telling: ReadonlySet<string>
  /** Words for kin, which are enough too. */
  kin: ReadonlySet<string>
  /** Two of them are. */
  stems: ReadonlySet<string>
  /** Other words for the same thing. */
  grave: readonly RegExp[]
}

/** The words of asking are not the matter. */
const asking =
  /^(?:favor|pleas|merci|pedi|cerim|ceremon|text[oe]|habl|fala|parl|menci|mention|evoq|dire$|dize|conta|conte|cont[oe]$|cite|citar|leave|keep|bring|deix|dej[ae]|laiss|segred|secret|unsaid|prefer|doid|quer|quier|veut|aparec|apare|salg|entend|saib|sab|jeito|brinc|joke|ojos?$|cuidado$|atenc|attention|important|surtout|fiqu|fica|queda|rest[eo]|manera|menos|nada)/

/** In every wedding's script, and so no sign of another marriage unless a second word of it stands beside. */
const ofEveryWedding =
  /^(?:casa(?:r|m|d[ao]s?|mentos?|mientos?|ram)?|wedding|marr(?:y|ied|iages?)|mari(?:ages?|er)|bodas?|matrimonios?|primeir[ao]s?|primer[ao]?s?|prem(?:ier|iere)s?|first|second|segund[ao]s?|deuxiemes?)$/

/** All that was told but what is not to be said. */
function allowedWords(ceremony: Ceremony, unsaid: readonly string[]): string[] {
  const pieces = unsaid.flatMap((words) => sentencesOf(words).map(({ text }) => text))
  return [
    ...Object.values(ceremony.answers).map(({ text }) => text),
    ...ceremony.facts
      .filter(({ mayBeUsed, words }) => mayBeUsed && !unsaid.includes(words))
      .map(({ words }) => words),
  ].map((text) => pieces.reduce((left, piece) => left.replace(piece, ' '), text))
}

/**
 * How to tell what gives words away.
 * @param unsaid all that is not to be said, told or not; every other word of the couple's gives nothing away
 * @returns the matter of some words; `isWish` where each of them is meant, not only those that stand for nothing else
 */
export function matterReader(
  { ceremony, language: spoken, toldIn: language }: CheckedScript,
  unsaid: readonly string[],
): (wish: string, isWish: boolean) => Matter {
  const allowed = new Set(
    allowedWords(ceremony, unsaid).flatMap((text) =>
      wordsOf(text).map(({ folded }) => stemOf(folded)),
    ),
  )
  const couple = namesOf(ceremony.couple)
  return (wish, isWish) => {
    const content = contentWords(wordsOf(wish), language).filter(
      ({ folded }) => !couple.has(folded) && !asking.test(folded),
    )
    // Grave matters stand in the same order in every language.
    const grave = spoken.graveMatters.filter((_, at) =>
      language.graveMatters[at]?.test(folded(wish)),
    )
    const isTelling = ({ folded, isCapital, startsSentence, text }: Word): boolean =>
      !allowed.has(stemOf(folded)) &&
      (!ofEveryWedding.test(folded) || (isCapital && !startsSentence)) &&
      (isWish || (isCapital && !startsSentence) || /^\p{N}{3,}/u.test(text))
    // Kin are common words, and yet naming them is enough.
    const words = wordsOf(wish).map(({ folded }) => folded)
    const kin = language.kin
      .filter((forms) => forms.some((form) => words.includes(form)))
      .filter((forms) => !forms.some((form) => allowed.has(stemOf(form))))
      .flat()
    return {
      wish: wish.trim().replace(/(?<![.;,])[.;,]+$/, ''),
      telling: new Set(content.filter(isTelling).map(({ folded }) => stemOf(folded))),
      kin: new Set(kin),
      stems: new Set(content.map(({ folded }) => stemOf(folded))),
      grave,
    }
  }
}

/** The words that give the matter away in a sentence; none if it is safe. */
export function givenAway(
  words: readonly Word[],
  sentence: string,
  matter: Matter,
  common: ReadonlySet<string>,
): { start: number; end: number } | undefined {
  const telling = words.find(
    ({ folded }) =>
      matter.kin.has(folded) ||
      // `noiva` begins like `noivado`, and is in every script.
      (matter.telling.has(stemOf(folded)) && !common.has(folded)),
  )
  if (telling !== undefined) return telling
  const shared = words.filter(({ folded }) => matter.stems.has(stemOf(folded)))
  const [first, last] = [shared[0], shared.at(-1)]
  const isShared = new Set(shared.map(({ folded }) => stemOf(folded))).size > 1
  if (isShared && first !== undefined && last !== undefined) {
    return { start: first.start, end: last.end }
  }
  const [start, end] = [words[0]?.start, words.at(-1)?.end]
  if (start === undefined || end === undefined) return undefined
  const [grave] = matter.grave.flatMap((pattern) => pattern.exec(folded(sentence))?.[0] ?? [])
  if (grave === undefined) return undefined
  const word = words.find(({ folded }) => grave.startsWith(folded) || folded.startsWith(grave))
  return word ?? { start, end }
}
