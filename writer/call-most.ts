/** The most that one call of the page may send to services, decided before it sends anything. */

import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import { factsPrompt, readingOf, unreadAnswers } from '#core/writer/facts-prompt.ts'
import type { Prompt } from '#core/writer/prompt.ts'
import { sayableOf } from '#core/writer/three-texts/sayable.ts'
import { threeTextsPrompt } from '#core/writer/three-texts/three-texts-prompt.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import { largestRequest } from './ask-for-data.ts'
import { promptCharacters } from './prompt-size.ts'

export interface CallMost {
  requests: number
  /** Of prompts, retries included. */
  characters: number
}

/** No call within `callMaxCharacters` of core may send more characters of prompts than this. */
export const charactersOfLongestCall = 1_200_000

/** Facts in three ways and the texts, each tried three times; or fewer tries, and the texts one by one. */
export const callsPerPress = 12
/** One stage, likewise. */
const callsPerOther = 6

/** A text has three attempts, and there are three ways to ask for data. */
const spare = 3

/** Nobody knows a press's code before it is drawn; each is as long. */
const anyCode = 'xxxx'

/**
 * A press: its prompts as they are where nothing is held back of any answer. Facts that take more than their share leave
 * the texts fewer attempts, but each its first, and once more one by one where a window is too small for them together.
 */
export function pressMost(request: WritingRequest): CallMost {
  const unread = unreadAnswers(request)
  const facts =
    unread.length === 0
      ? 0
      : largestRequest(factsPrompt(request, unread, readingOf(request, unread)), request.language)
  const told = sayableOf(request.answers, {
    facts: request.facts.filter(({ mayBeUsed }) => mayBeUsed),
    answers: unread,
  })
  const texts =
    request.texts.length === 0
      ? 0
      : promptCharacters(threeTextsPrompt(request, request.texts, told, anyCode))
  return { requests: callsPerPress, characters: spare * facts + (spare + 1) * texts }
}

/** A call of one stage. */
export function promptMost(prompt: Prompt, language: CeremonyLanguage): CallMost {
  return { requests: callsPerOther, characters: spare * largestRequest(prompt, language) }
}
