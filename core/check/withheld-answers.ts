import type { Ceremony } from '../ceremony/document.ts'
import { sentencesOf } from '../ceremony/sentences.ts'
import type { CheckLanguage } from './language/check-language.ts'

/** Questions whose answer asks to leave something out, where nobody has sorted it into facts yet: all of it is withheld. */
export function withheldAnswers(ceremony: Ceremony, language: CheckLanguage): string[] {
  return Object.entries(ceremony.answers)
    .filter(
      ([id, { text }]) =>
        language.leaveOutCue.test(text) && ceremony.facts.every(({ source }) => source !== id),
    )
    .map(([id]) => id)
}

/** How far a request points back: `Isso tudo fica de fora.` */
const sentencesBack = 3

/**
 * What of those answers is not to be said, each with what it points back to; the rest may be, for all that the check can
 * tell.
 */
export function withheldWords(ceremony: Ceremony, language: CheckLanguage): string[] {
  return withheldAnswers(ceremony, language).flatMap((id) => {
    const sentences = sentencesOf(ceremony.answers[id]?.text ?? '').map(({ text }) => text)
    return sentences.flatMap((sentence, position) => {
      if (!language.leaveOutCue.test(sentence)) return []
      const before = language.backReference.test(sentence) ? sentencesBack : 0
      return [sentences.slice(Math.max(0, position - before), position + 1).join(' ')]
    })
  })
}
