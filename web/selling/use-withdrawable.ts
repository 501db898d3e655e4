import { useCallback, useEffect, useState } from 'react'
import type { Withdrawable } from '#core/wire.ts'
import { sessionStore } from '../access/use-session.ts'
import { sellingClient } from './use-selling.ts'

export type WithdrawablePurchase = NonNullable<Withdrawable['purchase']>

/** The purchase that may still be taken back, as the server said last; nothing while it has not said. */
export function useWithdrawable(): {
  purchase: WithdrawablePurchase | undefined
  look: () => void
} {
  const [purchase, setPurchase] = useState<WithdrawablePurchase>()

  const look = useCallback(() => {
    void (async () => {
      // A cookie that is gone is renewed first.
      await sessionStore.start()
      if (!sessionStore.state().isSubscriptionActive) return
      const answer = await sellingClient.withdrawable()
      // Without an answer what was known stays.
      if (answer !== undefined) setPurchase(answer ?? undefined)
    })()
  }, [])

  useEffect(look, [look])
  return { purchase, look }
}
