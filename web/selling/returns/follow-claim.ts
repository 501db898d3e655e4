/**
 * Waits for the server's word on a payment; what the address says proves nothing (docs/design/pages.md section 4.2).
 */
import type { ClaimRequest, PendingPurchase, SessionUser } from '#core/wire.ts'
import type { SellingClient } from '../selling-client.ts'

/**
 * What is known so far. `pending` comes once, and following goes on; `unknown` ends it: the server failed to answer
 * several times in a row, and asking again is worthwhile.
 */
export type ClaimNews =
  | { state: 'paid'; user: SessionUser }
  | { state: 'pending'; purchase: PendingPurchase }
  | { state: 'mailed' | 'failed' | 'order-not-found' | 'unknown' }

/** Seconds before each next request: frequent while a card is being confirmed, rare once it is a slip. */
const pausesSeconds = [1, 1, 2, 3, 5, 8, 13, 20, 30]
const longestPauseSeconds = 60
/** About an hour; after that the letter brings the news. */
const questionsAtMost = 70
/** How many times `pending` is answered before the page says so, by how the provider sent the buyer back. */
const patience = { success: 6, pending: 2, failure: 2 }
const unheardAtMost = 4

/** Asks until the answer is final. `wait` resolves after that many milliseconds, and rejects once the page is left. */
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
        yield { state: 'pending', purchase: answer.purchase }
        break
      default:
        yield { state: answer.status }
        return
    }
    await wait((pausesSeconds[question] ?? longestPauseSeconds) * 1_000)
  }
}
