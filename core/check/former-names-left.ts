/** A partner's former name wherever it still stands for that partner, in all that is the ceremony's own. */
import { baseLanguage } from '../ceremony/ceremony-language.ts'
import type { Ceremony, PartnerId } from '../ceremony/document.ts'
import { type FormerName, formerNames } from '../ceremony/former-names.ts'
import { formerWords } from '../ceremony/former-words.ts'
import { namedPeople } from '../ceremony/named-people.ts'
import { type OwnText, ownTexts } from '../ceremony/own-texts.ts'
import { secondKey } from '../ceremony/second-language.ts'
import { spokenSentence } from '../ceremony/spoken-sentence.ts'
import type { Library } from '../library/piece.ts'
import { folded } from '../without-accents.ts'
import { findingId } from './finding.ts'
import { checkLanguages } from './language/languages.ts'
import { wordsOf } from './words-of.ts'

export interface FormerNamesLeft {
  partner: PartnerId
  /** All that can be replaced at once by `replaceFormerNames`, in the plan's order. */
  places: readonly FormerName[]
}

/** Between two words that name somebody together: `tia Ana`, `a avó, Ana`, `Ana-Maria`. */
const together = /^(?:[ \u00a0]|, |\. |-|[’'])$/u

/** Whether the words around a name make it somebody else’s: `vovó Ana`, `Dona Ana`, `Santa Ana`, `Ana Beatriz`. */
function isAnotherPerson(
  { text, language }: OwnText,
  name: { start: number; end: number },
  ceremony: Ceremony,
): boolean {
  const { kin, capitalWords } = checkLanguages[baseLanguage(language ?? ceremony.language)]
  const said = text.slice(name.start, name.end)
  const isShouted = said.length > 1 && said === said.toUpperCase()
  const words = wordsOf(text)
  const before = words.findLast(({ end }) => end <= name.start)
  const after = words.find(({ start }) => start >= name.end)
  if (before !== undefined && together.test(text.slice(before.end, name.start))) {
    if (kin.some((forms) => forms.includes(before.folded)) || capitalWords.has(before.folded)) {
      return true
    }
    const gap = text.slice(before.end, name.start)
    const isNaming = before.isCapital && !before.startsSentence && before.text.length > 1
    if (isNaming && !isShouted && /^[ \u00a0-]$/.test(gap)) return true
  }
  return (
    after?.isCapital === true &&
    after.text.length > 1 &&
    !isShouted &&
    /^[ \u00a0-]$/.test(text.slice(name.end, after.start))
  )
}

/** Whether the celebrant has called this one right where the check showed it. */
function isAccepted(name: FormerName, ceremony: Ceremony, library: Library): boolean {
  const { acceptedFindings = [] } = ceremony
  if (acceptedFindings.length === 0) return false
  const sentence = spokenSentence(name, ceremony, namedPeople(ceremony, library.frame))
  const section = name.language === undefined ? name.key : secondKey(name.key)
  return acceptedFindings.includes(
    findingId('formerDetail', [section, folded(sentence), folded(name.former)]),
  )
}

/**
 * For each partner whose name was changed, the places that still say the former one: in titles, in own texts, in both
 * languages, in sections that are switched off too. Left out are words that are somebody else's name as well, those that
 * the words around them give to somebody else, and those that were called right.
 */
export function formerNamesLeft(ceremony: Ceremony, library: Library): FormerNamesLeft[] {
  const gone = new Set(
    formerWords(ceremony)
      .filter(({ detail }) => detail === 'name')
      .map(({ words }) => words.toLocaleLowerCase()),
  )
  if (gone.size === 0) return []
  const texts = ownTexts(ceremony.plan)
  const isIn = (name: FormerName, own: OwnText): boolean =>
    own.key === name.key &&
    own.language === name.language &&
    JSON.stringify(own.place) === JSON.stringify(name.place)
  return (['first', 'second'] as const).flatMap((partner, position) => {
    const next = ceremony.couple[position === 0 ? 0 : 1]
    const places: FormerName[] = []
    for (const one of ceremony.former ?? []) {
      if (one.kind !== 'name' || one.of !== partner) continue
      const { name, calledAs } = one
      for (const found of formerNames(ceremony, { ...next, name, calledAs }, next)) {
        const own = texts.find((text) => isIn(found, text))
        const isFree = places.every(
          (other) =>
            own === undefined ||
            !isIn(other, own) ||
            found.end <= other.start ||
            found.start >= other.end,
        )
        const start = found.end - found.former.length
        if (
          own !== undefined &&
          isFree &&
          gone.has(found.former.toLocaleLowerCase()) &&
          !isAnotherPerson(own, { start, end: found.end }, ceremony) &&
          !isAccepted(found, ceremony, library)
        ) {
          places.push(found)
        }
      }
    }
    return places.length === 0 ? [] : [{ partner, places }]
  })
}
