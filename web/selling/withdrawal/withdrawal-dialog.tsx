import { useState } from 'react'
import { writtenMoment } from '#core/calendar.ts'
import { dateFormOf } from '#core/date-form.ts'
import type { Language } from '#core/languages.ts'
import { providerNames } from '#core/selling/provider-names.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { moneyIn } from '../offer-words.ts'
import type { WithdrawalOutcome } from '../selling-client.ts'
import { sellingClient } from '../use-selling.ts'
import type { WithdrawablePurchase } from './use-withdrawable.ts'

interface WithdrawalDialogProps {
  /** The purchase to withdraw from; the dialog is open while there is one. */
  purchase: WithdrawablePurchase | undefined
  /** Receives the outcome, if a withdrawal was requested. */
  onClose: (outcome: WithdrawalOutcome | undefined) => void
}

/** The plain question, then what happened to the refund. */
export function WithdrawalDialog({ purchase, onClose }: WithdrawalDialogProps) {
  const { language, messages } = useLanguage()
  const { refusals } = messages.errors
  const words = messages.selling.withdrawal
  const [isAsking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState<WithdrawalOutcome>()

  const withdraw = async (): Promise<void> => {
    if (isAsking) return
    setAsking(true)
    setOutcome(await sellingClient.withdraw())
    setAsking(false)
  }

  const close = (): void => {
    onClose(outcome)
    setOutcome(undefined)
  }

  const price = purchase ? moneyIn(language, purchase.priceCents, purchase.currency) : ''
  const provider = purchase ? providerNames[purchase.provider] : ''
  const noDetails = { limit: '', questionNumber: 0, wait: '' }
  const says = (() => {
    switch (outcome) {
      case undefined:
        if (purchase?.byHand) return words.byHand
        if (purchase?.status === 'requested') {
          return { title: words.requested.title, text: words.requestedLine }
        }
        return { title: words.title, text: words.question(price, provider) }
      case 'refunded':
      case 'requested': {
        const { title, text } = words[outcome]
        return { title, text: text(price, provider) }
      }
      case 'by-hand':
        return words.byHand
      case 'failed':
        return words.failed
      default:
        return { title: words.failed.title, text: refusals[outcome](noDetails) }
    }
  })()
  const isOpenQuestion =
    outcome === 'failed' || (outcome === undefined && purchase?.status !== 'requested')

  return (
    <Dialog open={purchase !== undefined} title={says.title} onClose={close}>
      <p role="status">{says.text}</p>
      {isOpenQuestion ? (
        <>
          {purchase === undefined ? null : <p>{words.until(lastDay(language, purchase))}</p>}
          <p className="text-ink-soft">{words.keepTexts}</p>
          <div className="grid gap-3 sm:flex sm:flex-row-reverse">
            <Button look="main" data-first-focus="" onClick={close}>
              {words.stay}
            </Button>
            <Button aria-disabled={isAsking} aria-busy={isAsking} onClick={() => void withdraw()}>
              {isAsking ? words.confirming : words.confirm}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button look="main" onClick={close}>
            {words.done}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

/** The last day on which the button works: the same date, in the same zone and form, as in the letter. */
function lastDay(language: Language, purchase: WithdrawablePurchase): string {
  const { timeZone, locale } = dateFormOf(language, purchase.dateForm)
  const lastMs = Date.parse(purchase.withdrawableUntil)
  return writtenMoment(lastMs, language, { dateStyle: 'long', timeZone }, locale)
}
