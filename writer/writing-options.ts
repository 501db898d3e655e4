import type { AskOptions, TextService } from './ask-for-text.ts'
import type { Deadlines } from './attempt.ts'
import type { CallMost } from './call-most.ts'
import { capCalls } from './cap-calls.ts'
import { contextTokensOf } from './context-tokens.ts'
import { defaultTextMaxCharacters } from './read-completion.ts'
import { createServiceMemory, type ServiceMemory } from './service-memory.ts'
import type { RequestStage, WritingMeasure, WritingReport } from './writing-report.ts'

export interface WritingOptions {
  /** Asked for everything. */
  service: TextService
  /** Defaults to those of the service's dialect. */
  deadlines?: Partial<Deadlines>
  /** Longest text that is taken. Defaults to `defaultTextMaxCharacters`. */
  textMaxCharacters?: number
  /** Called once for each text, and each other stage, that failed. Must not throw. */
  report: (failure: WritingReport) => void
  fetch?: typeof fetch
  /** The code in the marks between the texts of one press; random if absent. */
  markCode?: () => string
  /** What is known of the services from earlier calls; a new memory if absent. */
  memory?: ServiceMemory
}

/** How calls of the page ask: each with a count of its own, all of one service. */
export interface Asking {
  /** Begins a call that may send so much. */
  begin: (most: CallMost, measure: WritingMeasure | undefined) => AskFor
  /** The service with the size of its window, as far as it is known; asked anew until it is, so ask when it matters. */
  knownService: (signal: AbortSignal) => Promise<TextService>
}

/** How one call of the page asks services: its own count of what it sends, everything else shared. */
type AskFor = (stage: RequestStage) => Omit<AskOptions, 'onDelta' | 'responseFormat'>

/**
 * What each call of the page begins with: its requests and their characters are counted and capped together, whatever
 * stage they are for.
 */
export function createAsking(options: WritingOptions): Asking {
  const memory = options.memory ?? createServiceMemory()
  const send: typeof fetch = options.fetch ?? ((...args) => fetch(...args))
  const begin: Asking['begin'] = (most, measure) => {
    const cap = capCalls(most)
    return (stage) => ({
      deadlines: options.deadlines ?? {},
      textMaxCharacters: options.textMaxCharacters ?? defaultTextMaxCharacters,
      memory,
      fetch: send,
      mayAsk: (promptCharacters) => {
        const may = cap.mayAsk(promptCharacters)
        if (may) measure?.called(stage, promptCharacters)
        return may
      },
      turnedAway: (promptCharacters) => {
        cap.giveBack(promptCharacters)
        measure?.turnedAway(promptCharacters)
      },
    })
  }
  return {
    begin,
    knownService: async (signal) => {
      const contextTokens = await contextTokensOf(options.service, send, memory, signal)
      return { ...options.service, contextTokens }
    },
  }
}
