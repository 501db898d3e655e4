/** The most that one call of the page may send to services, decided before it sends anything. */

import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import { factsPrompt, readingOf, unreadAnswers } from '#core/writer/facts-prompt.ts'
import type { Prompt } from '#core/writer/prompt.ts'
import { textPrompt } from '#core/writer/text-prompt.ts'
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

/** Four stages; each may be tried three times, and facts in two more ways. */
export const callsPerPress = 16
/** One stage, likewise. */
const callsPerOther = 6

/** A text has three attempts, and there are three ways to ask for data. */
const spare = 3

/**
 * A press: its prompts as they are where no answer can be read into facts, since then every text is sent every answer.
 * Facts that take more than their share leave the texts fewer attempts, but each its first.
 */
export function pressMost(request: WritingRequest): CallMost {
  const unread = unreadAnswers(request)
  const facts =
    unread.length === 0
      ? 0
      : largestRequest(factsPrompt(request, unread, readingOf(request, unread)), request.language)
  const texts = request.texts
    .map((text) =>
      promptCharacters(textPrompt(text, request, { facts: request.facts, answers: unread })),
    )
    .reduce((sum, size) => sum + size, 0)
  return { requests: callsPerPress, characters: spare * (facts + texts) }
}

/** A call of one stage. */
export function promptMost(prompt: Prompt, language: CeremonyLanguage): CallMost {
  return { requests: callsPerOther, characters: spare * largestRequest(prompt, language) }
}
