/** A service on one's own machine or network: Ollama, llama.cpp, LM Studio, vLLM (docs/design/services.md section 3.7). */
import { defaultDeadlines } from '../attempt.ts'
import { failureCode } from '../failure-code.ts'
import { isLocalService } from '../local-service.ts'
import { chatCompletions, completionRequest, type LimitField } from './chat-completions.ts'
import type { Dialect } from './dialect.ts'
import { localContextTokens } from './local-context.ts'

/** The former name first: every server knows it. */
const limits: readonly LimitField[] = ['max_tokens', 'max_completion_tokens']

export const local: Dialect = {
  ...chatCompletions,
  isSpokenAt: isLocalService,
  // These services want none, but some clients and proxies refuse a request without any.
  keyless: 'local',
  // A cold model is read from the disk first, and its first words are worked out on one's own hardware.
  deadlines: { ...defaultDeadlines, firstTokenMs: 240_000, wholeTextMs: 1_800_000 },
  isUnhurried: true,
  cutsPrompts: true,
  request: (asking) =>
    completionRequest(asking, {
      limits,
      // Asked only where a prompt may be cut without a word.
      fields: { stream_options: { include_usage: true } },
    }),
  fieldsToLeaveOut(error, sent) {
    const refused = chatCompletions.fieldsToLeaveOut(error, sent)
    if (refused.length > 0) return refused
    // Some servers want room in their window for all that the limit allows, and then the prompt seems too long.
    const isLimited = limits.some((name) => sent.has(name))
    return isLimited && failureCode(error) === 'context-too-small' ? limits : []
  },
  contextTokens: localContextTokens,
}
