/** What the stand-in answers to a request. */
import type { ChatRequest } from './chat-request.ts'
import { notesAnswer } from './labels/notes.ts'
import { readingAnswer } from './labels/reading.ts'
import { secondReadingAnswer } from './labels/second-reading.ts'
import { smallestInstance } from './labels/smallest-instance.ts'
import { voiceAnswer } from './labels/voice.ts'
import { notTranslated } from './plain/not-translated.ts'
import { plainPart } from './plain/plain-part.ts'
import type { ReadPrompt } from './read-prompt.ts'
import { recordedKey } from './recorded.ts'
import { textsAnswer } from './texts-answer.ts'

const unknownPrompt =
  'This is a stand-in for an AI service. It knows the requests of this product only.'

/**
 * The completion: a recorded one where there is one; else for a text the couple's own words, for data as much as can be
 * told without understanding. A request that is not the product's gets the smallest answer of its schema, or a sentence.
 */
export function answerTo(
  prompt: ReadPrompt | undefined,
  chat: ChatRequest,
  recorded: ReadonlyMap<string, string>,
): string {
  if (prompt === undefined) return answerToUnknown(chat)
  const known = recorded.get(recordedKey(prompt))
  if (known !== undefined && prompt.task !== 'texts') return known
  switch (prompt.task) {
    case 'reading':
      return JSON.stringify(readingAnswer(prompt))
    case 'second-reading':
      return secondReadingAnswer(prompt)
    case 'notes':
      return JSON.stringify(notesAnswer(prompt))
    case 'voice':
      return JSON.stringify(voiceAnswer(prompt))
    case 'part':
      return plainPart(prompt)
    case 'translation':
      return notTranslated(prompt)
    default:
      return textsAnswer(prompt, known)
  }
}

function answerToUnknown({ response_format: format }: ChatRequest): string {
  if (format?.type === 'json_schema') {
    return JSON.stringify(smallestInstance(format.json_schema.schema))
  }
  return format?.type === 'json_object' ? '{}' : unknownPrompt
}
