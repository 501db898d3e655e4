import type { Context } from 'hono'
import { errorSentence, type Refusal } from '#core/error-sentences.ts'
import { type ErrorBody, errorStatus } from '#core/errors.ts'
import { type Language, languageDetails } from '#core/languages.ts'
import { preferredLanguage } from './accept-language.ts'

/**
 * Answers an error of the closed list with its status and a sentence in the user's language: the one their request
 * was written in where that could be read, else the one their browser prefers (design.md section 5). `beside` stands
 * next to the error in the body.
 */
export function answerError(
  c: Context,
  refusal: Refusal,
  requestLanguage?: Language,
  beside: Readonly<Record<string, boolean>> = {},
): Response {
  const language = requestLanguage ?? preferredLanguage(c.req.header('accept-language'))
  const { code } = refusal
  const body: ErrorBody = { error: { code, message: errorSentence(refusal, language) } }
  return c.json({ ...beside, ...body }, errorStatus[code], {
    'cache-control': 'no-store',
    'content-language': languageDetails[language].locale,
  })
}
