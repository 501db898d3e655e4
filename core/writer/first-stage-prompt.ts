/**
 * The prompts of `POST /api/texts`, whose callers know five answers and three texts and nothing of facts or plans: the
 * same rules, from the answers themselves (docs/design/shape.md section 5).
 */
import type { TextName } from '../ceremony/ceremony.ts'
import { ceremonyLanguageFor } from '../ceremony/ceremony-language.ts'
import { questionIds } from '../ceremony/question-ids.ts'
import type { Language } from '../languages.ts'
import type { TextsRequest } from '../wire.ts'
import type { Prompt } from './prompt.ts'
import { rawAnswers } from './raw-answers.ts'
import { defaultFinalMessage, textPrompt } from './text-prompt.ts'
import type { WritingRequest, WrittenPartner } from './writing-request.ts'

/** The names are all that is said of them; whoever is called bride there may be a second groom. */
function partner(name: string): WrittenPartner {
  return { called: name.trim(), full: name.trim(), agreement: 'neutral' }
}

function writingRequest({ language, texts, info, answers }: TextsRequest): WritingRequest {
  return {
    language: ceremonyLanguageFor(language),
    couple: [partner(info.groomName), partner(info.brideName)],
    register: 'warm',
    texts: [...texts],
    place: info.location,
    date: info.date,
    time: info.time,
    faith: 'open',
    leaveUnsaid: '',
    // The third question asks whether the challenges may be mentioned, so an answer without a wish is a yes.
    challengesMayBeTold: true,
    rituals: [],
    answers: questionIds.map((question, position) => ({ question, text: answers[position] ?? '' })),
    facts: [],
    answersRead: {},
    cities: [],
    seed: `${info.groomName} ${info.brideName}`,
  }
}

/** The prompt for one text. The final message declares the couple married, since these callers have no line that does. */
export function firstStagePrompt(text: TextName, request: TextsRequest): Prompt {
  const writing = writingRequest(request)
  const { answers } = rawAnswers(writing.answers, writing)
  const declares = text === 'finalMessage'
  return textPrompt(text, writing, { facts: [], answers }, { declares })
}

/** Used if the service could not write the final message (docs/specification.md section 8.3). */
export function firstStageDefault(language: Language): string {
  return defaultFinalMessage(ceremonyLanguageFor(language))
}
