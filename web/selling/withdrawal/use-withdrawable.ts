import { useCallback, useEffect, useState } from 'react'
import type { Withdrawable } from '#core/wire.ts'
import { sessionStore } from '../../access/use-session.ts'
import { sellingClient } from '../use-selling.ts'

export type WithdrawablePurchase = NonNullable<Withdrawable['purchase']>

/** The purchase that may still be withdrawn from, as last reported by the server; undefined until it answers. */
export function useWithdrawable(): {
  purchase: WithdrawablePurchase | undefined
  look: () => void
} {
  const [purchase, setPurchase] = useState<WithdrawablePurchase>()

  const look = useCallback(() => {
    void (async () => {
      // A lost cookie is renewed first.
      await sessionStore.start()
      if (!sessionStore.state().isSubscriptionActive) return
      const answer = await sellingClient.withdrawable()
      // Without an answer, what was known stays.
      if (answer !== undefined) setPurchase(answer ?? undefined)
    })()
  }, [])

  useEffect(look, [look])
  return { purchase, look }
}
