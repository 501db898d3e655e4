import { type RefObject, useEffect, useRef, useState } from 'react'
import { purchaseEmailKey, purchaseEmailOf, tabDevice } from './purchase-email.ts'

export interface PurchaseEmail {
  field: RefObject<HTMLInputElement | null>
  typed: string
  type(text: string): void
  /** What is typed, as the server takes it; undefined for what is no address. */
  address: string | undefined
  /** Whether what this tab remembers has been read; before, nothing should be sent. */
  isRead: boolean
}

/** The e-mail of the purchase card. `knownEmail` stands in the field until something else is typed. */
export function usePurchaseEmail(knownEmail: string): PurchaseEmail {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()

  useEffect(() => {
    if (typed !== undefined) return
    // Typed or filled in before the page came alive.
    const early = field.current?.value ?? ''
    if (early !== '') tabDevice.write(purchaseEmailKey, early)
    setTyped(early === '' ? (tabDevice.read(purchaseEmailKey) ?? knownEmail) : early)
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
