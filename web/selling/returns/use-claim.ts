import { useEffect, useEffectEvent, useState } from 'react'
import type { ClaimRequest } from '#core/wire.ts'
import { languageSettled } from '../../language/use-language.ts'
import { pause } from '../pause.ts'
import { sellingClient } from '../use-selling.ts'
import { type ClaimNews, followClaim } from './follow-claim.ts'

/**
 * Follows the payment of this browser's purchase while the page is open; a `request` of undefined means not yet.
 * `onNews` receives every turn. Returns what is known and a way to ask again.
 */
export function useClaim(
  request: ClaimRequest | undefined,
  onNews: (news: ClaimNews) => void,
): { news: ClaimNews | undefined; askAgain: () => void } {
  const [news, setNews] = useState<ClaimNews>()
  const [round, setRound] = useState(0)
  const tell = useEffectEvent(onNews)
  const asked = request === undefined ? undefined : JSON.stringify(request)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is another try
  useEffect(() => {
    if (asked === undefined) return
    const leaving = new AbortController()
    const follow = async (): Promise<void> => {
      const wait = (ms: number): Promise<void> => pause(ms, leaving.signal)
      for await (const item of followClaim(sellingClient, JSON.parse(asked), wait)) {
        await languageSettled()
        if (leaving.signal.aborted) return
        setNews(item)
        tell(item)
      }
    }
    // It rejects only when the page is left.
    follow().catch(() => undefined)
    return () => leaving.abort()
  }, [asked, round])

  return {
    news,
    askAgain() {
      setNews(undefined)
      setRound((former) => former + 1)
    },
  }
}
