import type { Context } from 'hono'
import { type ErrorBody, errorStatus } from '#core/errors.ts'
import { type Language, languageDetails } from '#core/languages.ts'
import { errorSentence, type Refusal } from '#core/messages/error-sentences.ts'
import { preferredLanguage } from './accept-language.ts'

/**
 * Answers with an error of the closed list: its status and a sentence in the user's language, which is the one their
 * request names, if it could be read, otherwise the one their browser prefers. `beside` is added to the body next to
 * the error.
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
