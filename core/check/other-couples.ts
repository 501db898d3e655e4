/** The other ceremonies of a device, as the check needs them: whose names they are, and what was written for them. */
import { baseLanguage } from '../ceremony/ceremony-language.ts'
import type { Ceremony } from '../ceremony/document.ts'
import { ownTexts } from '../ceremony/own-texts.ts'
import { enumerated } from '../library/grammar.ts'
import { parseTemplate } from '../library/notation.ts'
import { checkLanguages } from './language/languages.ts'
import { namesOf } from './names-of.ts'
import { anyName, runsOf } from './runs.ts'
import { wordsOf } from './words-of.ts'

export interface OtherCouples {
  /** The couple by each of the words of its names, folded. */
  byName: ReadonlyMap<string, string>
  /** The couple by each run of words written for it. */
  byRun: ReadonlyMap<string, string>
}

/** Another ceremony of the device; without its plan only its names are known. */
export type OtherCeremony = Pick<Ceremony, 'couple' | 'language'> & Partial<Pick<Ceremony, 'plan'>>

function coupleOf({ couple: [first, second], language }: OtherCeremony): string {
  const names = [first, second].map(({ name, calledAs }) => calledAs.trim() || name.trim())
  return enumerated(
    names.filter((name) => name !== ''),
    baseLanguage(language),
  )
}

/** A text without its tokens; a sign that is in no run stands for them. */
function plain(text: string, holdsTokens: boolean): string {
  if (!holdsTokens) return text
  return parseTemplate(text)
    .map((part) => (part.kind === 'literal' ? part.text : part.kind === 'name' ? 'X' : '#'))
    .join('')
}

/**
 * Prepares the other ceremonies in steps, one for each, between which a key can be answered. A check of one ceremony then
 * takes no longer for having many.
 */
export function* otherCoupleSteps(
  others: readonly OtherCeremony[],
): Generator<undefined, OtherCouples> {
  const byName = new Map<string, string>()
  const byRun = new Map<string, string>()
  for (const ceremony of others) {
    const couple = coupleOf(ceremony)
    const names = namesOf(ceremony.couple)
    for (const name of names) byName.set(name, couple)
    const language = checkLanguages[baseLanguage(ceremony.language)]
    const written = (ceremony.plan ?? []).filter(({ body }) => body.kind === 'written')
    for (const { text, holdsTokens, place } of ownTexts(written)) {
      if (place.kind !== 'content') continue
      const words = wordsOf(plain(text, holdsTokens))
      for (const { key } of runsOf(words, new Set([...names, anyName]), language)) {
        byRun.set(key, couple)
      }
    }
    yield
  }
  return { byName, byRun }
}

/** The same at once. */
export function otherCouples(others: readonly OtherCeremony[]): OtherCouples {
  const steps = otherCoupleSteps(others)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
