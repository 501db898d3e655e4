/** What is held back of the tellings, and what of them may be said, also where nobody has read them yet. */
import { baseLanguage } from '../ceremony/ceremony-language.ts'
import type { Ceremony } from '../ceremony/document.ts'
import { sentencesOf } from '../ceremony/sentences.ts'
import { sayableText } from '../told/sayable.ts'
import type { Telling } from '../told/telling.ts'
import { rangesOf, type ToldRange } from '../told/told-range.ts'
import { holdsWish } from '../told/wish-cues.ts'
import { fingerprint } from '../writer/fingerprint.ts'
import type { CheckLanguage } from './language/check-language.ts'
import { checkLanguages } from './language/languages.ts'

/** Words that are held back; the rest as for a range. */
export type HeldWords = Pick<ToldRange, 'telling' | 'quote' | 'by' | 'why' | 'secretFor'>

export interface HeldInTellings {
  held: readonly HeldWords[]
  /** What may be said of each telling with words in it. */
  sayable: readonly Pick<Telling, 'id' | 'text'>[]
}

/** How far a request points back: `Isso tudo fica de fora.` */
const sentencesBack = 3

/** What a telling that nobody has read asks to leave out, each with what it points back to. */
function askedFor({ id, text }: Telling, language: CheckLanguage): ToldRange[] {
  const sentences = sentencesOf(text)
  return sentences.flatMap((sentence, position) => {
    const asks = language.leaveOutCue.test(sentence.text) || holdsWish(sentence.text)
    if (!asks) return []
    const before = language.backReference.test(sentence.text) ? sentencesBack : 0
    const start = sentences[Math.max(0, position - before)]?.start ?? sentence.start
    const end = sentence.start + sentence.text.length
    const quote = text.slice(start, end)
    return [{ telling: id, start, end, quote, decision: 'hold', by: 'code', why: 'asked' }]
  })
}

/** An order to whoever writes names no matter; a request does. */
function isMatter({ why, quote }: ToldRange): boolean {
  return why !== 'request' || holdsWish(quote)
}

/**
 * A telling that nobody has read holds what it asks for itself, as code can tell. One for whoever celebrates alone is
 * held as a whole.
 */
export function heldInTellings(
  ceremony: Pick<Ceremony, 'tellings' | 'ranges' | 'tellingsRead' | 'language'>,
): HeldInTellings {
  const { tellings, ranges, tellingsRead } = ceremony
  const language = checkLanguages[baseLanguage(ceremony.language)]
  const told = tellings.filter(({ text }) => text.trim() !== '')
  const heldOf = (telling: Telling): ToldRange[] => {
    const own = rangesOf(ranges, telling.id)
    const isRead = tellingsRead?.[telling.id] === fingerprint(telling.text) || own.length > 0
    return isRead ? own.filter(({ decision }) => decision === 'hold') : askedFor(telling, language)
  }
  return {
    held: told.flatMap((telling): HeldWords[] =>
      telling.isPrivate === true
        ? [{ telling: telling.id, quote: telling.text, by: 'hand', why: 'private' }]
        : heldOf(telling).filter(isMatter),
    ),
    sayable: told
      .filter(({ isPrivate }) => isPrivate !== true)
      .map((telling) => ({ id: telling.id, text: sayableText(telling.text, heldOf(telling)) })),
  }
}

/** Sentence by sentence: two words that stand far apart in a long telling have nothing to do with each other. */
export function bySentence(held: readonly HeldWords[]): HeldWords[] {
  return held.flatMap((words) =>
    sentencesOf(words.quote).map(({ text }) => ({ ...words, quote: text })),
  )
}
