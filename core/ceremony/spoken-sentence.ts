import { type NamedPeople, render } from '../library/notation.ts'
import type { CeremonyLanguage } from './ceremony-language.ts'
import type { Ceremony } from './document.ts'
import type { TextPlace } from './own-texts.ts'

interface FoundSentence {
  /** The key of its section. */
  key: string
  place: TextPlace
  /** Of its text, if that is not the ceremony's own. */
  language?: CeremonyLanguage
  sentence: string
}

/** A sentence found in one of the ceremony's own texts, as it is read: with names where the writer left tokens. */
export function spokenSentence(
  { key, place, language, sentence }: FoundSentence,
  ceremony: Ceremony,
  people: NamedPeople,
): string {
  const section = ceremony.plan.find((one) => one.key === key)
  const body = language === undefined ? section?.body : section?.otherTexts?.[language]?.body
  const holdsTokens =
    place.kind === 'content' && body?.kind === 'written' && body.origin === 'writer'
  return holdsTokens ? render(sentence, people) : sentence
}
