/** The most that one call of the page may send to services, decided before it sends anything. */

import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import { secondReadingPrompt } from '#core/check/second-reading/second-reading-prompt.ts'
import type { SecondReadingRequest } from '#core/check/second-reading/second-reading-request.ts'
import { readingPrompt, unreadTellings } from '#core/told/reading/reading-prompt.ts'
import type { Prompt } from '#core/writer/prompt.ts'
import { threeTextsPrompt } from '#core/writer/three-texts/three-texts-prompt.ts'
import { toldOf } from '#core/writer/told.ts'
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

/** The reading in three ways, each tried three times. */
const requestsForReading = 9
/** The texts, tried three times; or fewer tries, and the texts one by one. */
const requestsForTexts = 6
export const callsPerPress = requestsForReading + requestsForTexts
/** One stage, likewise. */
const callsPerOther = 6

/** A text has three attempts, and there are three ways to ask for data. */
const spare = 3

/** Nobody knows a press's code before it is drawn; each is as long. */
const anyCode = 'xxxx'

/** The first stage of a press. Its room is its own: a reading that fails again and again costs no text. */
export function readingMost(request: WritingRequest): CallMost {
  const unread = unreadTellings(request)
  const size =
    unread.length === 0 ? 0 : largestRequest(readingPrompt(request, unread), request.language)
  return { requests: requestsForReading, characters: spare * size }
}

/** What no text is longer by for how far a permission goes, which a reading may find. */
const limitsMostCharacters = 2_000

/**
 * The second: the prompt as it is where nothing is held back of any telling, and once more one by one where a window is
 * too small for the texts together.
 */
export function textsMost(request: WritingRequest): CallMost {
  const told = toldOf(request.tellings, [])
  const size =
    request.texts.length === 0
      ? 0
      : promptCharacters(threeTextsPrompt(request, request.texts, told, anyCode)) +
        limitsMostCharacters
  return { requests: requestsForTexts, characters: (spare + 1) * size }
}

/** The reading after the writing. */
export function secondReadingMost(request: SecondReadingRequest): CallMost {
  return promptMost(secondReadingPrompt(request), request.language)
}

/** A whole press. */
export function pressMost(request: WritingRequest): CallMost {
  return {
    requests: callsPerPress,
    characters: readingMost(request).characters + textsMost(request).characters,
  }
}

/** A call of one stage. */
export function promptMost(prompt: Prompt, language: CeremonyLanguage): CallMost {
  return { requests: callsPerOther, characters: spare * largestRequest(prompt, language) }
}
