import type { CallMost } from './call-most.ts'

/** What one call of the page may send to services, whichever stage it is for. */
export interface CallCap {
  /** Counts a request and says whether it may be sent. */
  mayAsk(promptCharacters: number): boolean
  /** One request counts no more: the service turned it away before it worked on it. */
  giveBack(promptCharacters: number): void
}

/**
 * A call that would take more requests or characters than this is one that a service leads in circles, and the operator
 * pays for each.
 */
export function capCalls(most: CallMost): CallCap {
  let requests = 0
  let characters = 0
  return {
    mayAsk(promptCharacters) {
      if (requests + 1 > most.requests) return false
      if (characters + promptCharacters > most.characters) return false
      requests += 1
      characters += promptCharacters
      return true
    },
    giveBack(promptCharacters) {
      requests -= 1
      characters -= promptCharacters
    },
  }
}
