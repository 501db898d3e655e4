/**
 * The wallet's preference for this visit: made once, when the purchase card comes into view, and used by every purchase
 * card (docs/design/shape.md section 2). The server is asked again as the buyer leaves: it learns the e-mail and the
 * language of that moment, and that from now on the order may be paid. It answers with the same preference, unless
 * somebody else's e-mail had been given for it.
 */
import type { MercadoPagoCheckout } from '#core/wire.ts'
import type { CheckoutWish, SellingClient } from './selling-client.ts'

export type WalletState =
  | { phase: 'absent' | 'asking' }
  /** `sentence` is the server's own. */
  | { phase: 'failed'; sentence?: string }
  | { phase: 'made'; preferenceId: string }

export interface WalletCheckout {
  state(): WalletState
  subscribe(listener: () => void): () => void
  /** Makes the preference unless it exists, is being made or has failed. Resolves with whether it did not fail. */
  open(wish: CheckoutWish): Promise<boolean>
  /** Retries what failed, or asks again whether the existing one may still be offered. */
  renew(wish: CheckoutWish): Promise<boolean>
  /** Where the buyer pays, once the server has this wish; undefined if it could not be sent. */
  leave(wish: CheckoutWish): Promise<string | undefined>
}

export function createWalletCheckout(
  client: Pick<SellingClient, 'makeMercadoPagoCheckout'>,
): WalletCheckout {
  const listeners = new Set<() => void>()
  let state: WalletState = { phase: 'absent' }
  let made: MercadoPagoCheckout | undefined
  let asking: Promise<boolean> | undefined

  function publish(next: WalletState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function ask(wish: CheckoutWish): Promise<boolean> {
    // What the button offers stays in place while it is checked.
    if (state.phase !== 'made') publish({ phase: 'asking' })
    asking = client.makeMercadoPagoCheckout(wish).then((outcome) => {
      asking = undefined
      if (outcome.answer === 'failed') {
        const { sentence } = outcome
        made = undefined
        publish({ phase: 'failed', ...(sentence !== undefined && { sentence }) })
        return false
      }
      made = outcome.checkout
      publish({ phase: 'made', preferenceId: outcome.checkout.preferenceId })
      return true
    })
    return asking
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async open(wish) {
      if (state.phase === 'absent') return ask({ ...wish, ahead: true })
      return asking ?? true
    },
    async renew(wish) {
      return asking ?? ask({ ...wish, ahead: true })
    },
    async leave(wish) {
      await asking
      await ask(wish)
      return made?.checkoutUrl
    },
  }
}
