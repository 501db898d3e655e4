/** Waits for the server's word on a payment, never the address's (design.md section 2). */
import type { ClaimRequest, SessionUser } from '#core/wire.ts'
import type { SellingClient } from './selling-client.ts'

/**
 * What is known so far. `pending` comes once and following goes on; `unknown` ends it: the server did not answer
 * several times in a row, and asking again is worth while.
 */
export type ClaimNews =
  | { state: 'paid'; user: SessionUser }
  | { state: 'mailed' | 'pending' | 'failed' | 'order-not-found' | 'unknown' }

/** Seconds before each next question: close together while a card is being confirmed, rare once it is a slip. */
const pausesSeconds = [1, 1, 2, 3, 5, 8, 13, 20, 30]
const longestPauseSeconds = 60
/** About an hour; then the letter is what brings the news. */
const questionsAtMost = 70
/** Questions answered `pending` before the page says so, by how the provider sent the buyer back. */
const patience = { success: 6, pending: 2, failure: 2 }
const unheardAtMost = 4

/**
 * Asks until the answer is final. `wait` resolves after so many milliseconds, and rejects when nobody looks any more.
 */
export async function* followClaim(
  client: Pick<SellingClient, 'claim'>,
  request: ClaimRequest,
  wait: (ms: number) => Promise<void>,
): AsyncGenerator<ClaimNews, void> {
  let unheard = 0
  let undecided = 0
  let saidPending = false
  for (let question = 0; question < questionsAtMost; question += 1) {
    const answer = await client.claim(request)
    switch (answer.status) {
      case 'paid':
        yield { state: 'paid', user: answer.user }
        return
      case 'unheard':
        unheard += 1
        if (unheard < unheardAtMost) break
        yield { state: 'unknown' }
        return
      case 'pending':
        unheard = 0
        undecided += 1
        if (saidPending || undecided < patience[request.returned ?? 'success']) break
        saidPending = true
        yield { state: 'pending' }
        break
      default:
        yield { state: answer.status }
        return
    }
    await wait((pausesSeconds[question] ?? longestPauseSeconds) * 1_000)
  }
}
