import { useState } from 'react'
import { useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { useWithdrawable, type WithdrawablePurchase } from './use-withdrawable.ts'
import { WithdrawalDialog } from './withdrawal-dialog.tsx'

/**
 * Withdrawing from a purchase, in the account corner (Decreto 7.962/2013, art. 5; CDC art. 49): how to ask, and the
 * refund's progress. Invisible without a refundable order; its space is reserved while the server is asked and
 * afterwards, so nothing moves. `onEnded`: the access may have ended with it.
 */
export function Withdrawal({ onEnded }: { onEnded: () => void }) {
  const { messages } = useLanguage()
  const words = messages.selling.withdrawal
  const { purchase, look } = useWithdrawable()
  const requested = purchase?.byHand ? words.byHand : words.requested
  // The dialog keeps talking about the purchase it opened with, even when that is no longer refundable.
  const [asked, setAsked] = useState<WithdrawablePurchase>()

  return (
    <>
      <Button
        look="quiet"
        className={purchase === undefined ? 'invisible' : ''}
        onClick={() => setAsked(purchase)}
      >
        {purchase?.status === 'requested' ? requested.title : words.open}
      </Button>
      <WithdrawalDialog
        purchase={asked}
        onClose={(outcome) => {
          setAsked(undefined)
          if (outcome === 'refunded') onEnded()
          else if (outcome !== undefined) look()
        }}
      />
    </>
  )
}
