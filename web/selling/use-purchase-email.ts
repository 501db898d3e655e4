import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSession } from '../access/use-session.ts'
import { browserTab } from '../storage/device.ts'
import { purchaseEmailKey } from '../storage/keys.ts'
import { purchaseEmailOf } from './purchase-email.ts'

export interface PurchaseEmail {
  field: RefObject<HTMLInputElement | null>
  typed: string
  type(text: string): void
  /** What is typed, as the server accepts it; undefined if it is not an address. */
  address: string | undefined
  /** Whether this tab's memory has been read; nothing should be sent before that. */
  isRead: boolean
}

/**
 * The e-mail of the purchase card, kept for this tab, because computers are shared, so that it survives an attempt to pay.
 * `knownEmail` is in the field until something else is typed.
 */
export function usePurchaseEmail(knownEmail: string): PurchaseEmail {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const { pin } = useSession()
  const [whose, setWhose] = useState(pin)
  if (whose !== pin) {
    setWhose(pin)
    // Whoever comes after somebody who was logged in starts with an empty field.
    if (whose !== '') setTyped(undefined)
  }

  useEffect(() => {
    if (typed !== undefined) return
    // Typed or autofilled before hydration.
    const early = field.current?.value ?? ''
    if (early !== '') browserTab.write(purchaseEmailKey, early)
    setTyped(early || knownEmail || (browserTab.read(purchaseEmailKey) ?? ''))
  }, [typed, knownEmail])

  return {
    field,
    typed: typed ?? '',
    type(text) {
      setTyped(text)
      browserTab.write(purchaseEmailKey, text)
    },
    address: purchaseEmailOf(typed ?? ''),
    isRead: typed !== undefined,
  }
}
