import { type RefObject, useEffect, useRef, useState } from 'react'
import { purchaseEmailKey, purchaseEmailOf, tabDevice } from './purchase-email.ts'

export interface PurchaseEmail {
  field: RefObject<HTMLInputElement | null>
  typed: string
  type(text: string): void
  /** What is typed, as the server accepts it; undefined if it is not an address. */
  address: string | undefined
  /** Whether this tab's memory has been read; nothing should be sent before that. */
  isRead: boolean
}

/** The e-mail of the purchase card. `knownEmail` is in the field until something else is typed. */
export function usePurchaseEmail(knownEmail: string): PurchaseEmail {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()

  useEffect(() => {
    if (typed !== undefined) return
    // Typed or autofilled before hydration.
    const early = field.current?.value ?? ''
    if (early !== '') tabDevice.write(purchaseEmailKey, early)
    setTyped(early || knownEmail || (tabDevice.read(purchaseEmailKey) ?? ''))
  }, [typed, knownEmail])

  return {
    field,
    typed: typed ?? '',
    type(text) {
      setTyped(text)
      tabDevice.write(purchaseEmailKey, text)
    },
    address: purchaseEmailOf(typed ?? ''),
    isRead: typed !== undefined,
  }
}
