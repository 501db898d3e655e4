import type { Handler } from 'hono'
import { answerError } from './answer-error.ts'

/** Answers 405 to every method a path does not support, listing those it does. Register it after them. */
export function onlyMethods(...methods: string[]): Handler {
  const allow = methods.join(', ')
  return function methodNotAllowed(c) {
    const answer = answerError(c, { code: 'method-not-allowed' })
    answer.headers.set('allow', allow)
    return answer
  }
}
