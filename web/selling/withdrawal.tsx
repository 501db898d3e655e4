import { useState } from 'react'
import { writtenMoment } from '#core/calendar.ts'
import type { Language } from '#core/languages.ts'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { useWithdrawable, type WithdrawablePurchase } from './use-withdrawable.ts'
import { WithdrawalDialog } from './withdrawal-dialog.tsx'

/**
 * Taking a purchase back, in the account corner (Decreto 7.962/2013, art. 5; CDC art. 49): until when, the way to ask,
 * and the refund's progress. Absent without a refundable order. `onEnded`: the access may have ended with it.
 */
export function Withdrawal({ onEnded }: { onEnded: () => void }) {
  const { language, messages } = useLanguage()
  const words = messages.selling.withdrawal
  const { purchase, look } = useWithdrawable()
  // What the dialog speaks of stays what it was when it opened, also once it is no longer refundable.
  const [asked, setAsked] = useState<WithdrawablePurchase>()
  if (purchase === undefined && asked === undefined) return null

  return (
    <>
      {purchase === undefined ? null : (
        <>
          <p className="flex-[1_1_19rem] self-center text-ink-soft text-sm">
            {purchase.status === 'requested'
              ? words.requestedLine
              : words.until(lastMoment(language, purchase.withdrawableUntil))}
          </p>
          {purchase.status === 'requested' ? null : (
            <Button look="quiet" onClick={() => setAsked(purchase)}>
              {words.open}
            </Button>
          )}
        </>
      )}
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

/** The last moment, in the reader's own time zone. */
function lastMoment(language: Language, moment: string): string {
  return writtenMoment(Date.parse(moment), language, { dateStyle: 'long', timeStyle: 'short' })
}
