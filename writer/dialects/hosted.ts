/** A hosted service that speaks chat completions: OpenAI's own, and whoever imitates it. */
import { defaultDeadlines } from '../attempt.ts'
import { chatCompletions, completionRequest } from './chat-completions.ts'
import type { Dialect } from './dialect.ts'

export const hosted: Dialect = {
  ...chatCompletions,
  // Whoever is of no other kind is of this one.
  isSpokenAt: () => true,
  keyless: undefined,
  deadlines: defaultDeadlines,
  isUnhurried: false,
  cutsPrompts: false,
  request: (asking) =>
    completionRequest(asking, {
      limits: ['max_completion_tokens', 'max_tokens'],
      // They are asked not to keep what they are sent. Usage is not asked for: not all of them know the field.
      fields: { store: false },
    }),
  // They do not say it.
  contextTokens: async () => undefined,
}
