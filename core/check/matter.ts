/** Something that must not be said, and the words by which it would be, surely or by likeness. */
import { writtenDate, writtenTime } from '../calendar.ts'
import { baseLanguage } from '../ceremony/ceremony-language.ts'
import { mattersOf } from '../told/wish-matters.ts'
import { folded } from '../without-accents.ts'
import type { CheckedScript } from './checked-script.ts'
import type { HeldWords } from './held-words.ts'
import { namesOf } from './names-of.ts'
import { detailsOf } from './sources.ts'
import { contentWords, stemOf } from './stems.ts'
import { type Word, wordsOf } from './words-of.ts'

export interface Matter {
  /** In the words of whoever asked. */
  wish: string
  /** It was asked for by itself: no word of it is harmless, whatever else was told. */
  isExplicit: boolean
  /** Stems, each of which surely says it. */
  sure: ReadonlySet<string>
  /** Two of them do. */
  sureTogether: ReadonlySet<string>
  /** Stems, each enough to be like it. */
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

/** What the fields say is the ceremony's own: a line of it, pasted among what is held back, makes nothing a secret. */
function ownWords({ ceremony }: CheckedScript): string[] {
  const { date, time, language } = ceremony
  const people = ceremony.people.filter(({ secretFor }) => secretFor === undefined)
  const base = baseLanguage(language)
  const written = [writtenDate(date, base, language), writtenTime(time, base, language)]
  return [...detailsOf({ ...ceremony, people }), date, time, ...written].flatMap(
    (text) => text ?? [],
  )
}

function stemsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => wordsOf(text).map(({ folded }) => stemOf(folded))))
}

type LikeWords = Pick<Matter, 'telling' | 'kin' | 'stems' | 'grave'>

/**
 * How to tell what gives words away.
 * @param sayable all that was told and may be said: its words give nothing away by themselves
 */
export function matterReader(
  script: CheckedScript,
  sayable: readonly string[],
): { ofWishes: (leaveUnsaid: string) => Matter[]; ofHeld: (words: HeldWords) => Matter } {
  const { ceremony, language: spoken, toldIn: language } = script
  const own = stemsOf(ownWords(script))
  const allowed = stemsOf(sayable)
  const couple = namesOf(ceremony.couple)

  const contentOf = (words: string): Word[] =>
    contentWords(wordsOf(words), language).filter(
      ({ folded }) => !couple.has(folded) && !asking.test(folded),
    )
  const isName = ({ isCapital, startsSentence, text }: Word): boolean =>
    (isCapital && !startsSentence) || /^\p{N}{3,}/u.test(text)
  const likeWords = (
    words: string,
    content: readonly Word[],
    isTelling: (word: Word) => boolean,
  ): LikeWords => {
    const all = wordsOf(words).map(({ folded }) => folded)
    // Kin are common words, and yet naming them is enough.
    const kin = language.kin
      .filter((forms) => forms.some((form) => all.includes(form)))
      .filter((forms) => !forms.some((form) => allowed.has(stemOf(form))))
    const isFree = (word: Word): boolean => !allowed.has(stemOf(word.folded)) && isTelling(word)
    return {
      telling: new Set(content.filter(isFree).map(({ folded }) => stemOf(folded))),
      kin: new Set(kin.flat()),
      stems: new Set(content.map(({ folded }) => stemOf(folded))),
      // Grave matters stand in the same order in every language.
      grave: spoken.graveMatters.filter((_, at) => language.graveMatters[at]?.test(folded(words))),
    }
  }

  return {
    ofWishes: (leaveUnsaid) =>
      mattersOf(
        leaveUnsaid,
        ceremony.couple.flatMap(({ name, calledAs }) => [name, calledAs]),
      ).map(({ wish, heads, others }) => ({
        wish: bare(wish),
        isExplicit: true,
        sure: new Set([...heads].map(stemOf)),
        sureTogether: new Set([...others].map(stemOf)),
        ...likeWords(
          wish,
          contentOf(wish),
          (word) => !ofEveryWedding.test(word.folded) || isName(word),
        ),
      })),
    ofHeld: ({ quote, why, by }) => {
      const content = contentOf(quote).filter(({ folded }) => !own.has(stemOf(folded)))
      // Code alone holds more than was meant.
      const sure = content.filter(
        (word) => by !== 'code' && isName(word) && !allowed.has(stemOf(word.folded)),
      )
      return {
        wish: bare(quote),
        isExplicit: false,
        sure: new Set(sure.map(({ folded }) => stemOf(folded))),
        sureTogether: new Set(),
        ...likeWords(
          quote,
          content,
          (word) =>
            isName(word) ||
            ((why === 'asked' || why === 'request') && !ofEveryWedding.test(word.folded)),
        ),
      }
    },
  }
}

function bare(words: string): string {
  return words.trim().replace(/(?<![.;,])[.;,]+$/, '')
}
