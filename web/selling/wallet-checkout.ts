/**
 * The wallet's preference of this visit: made once, when the purchase card comes into view, and offered wherever a
 * purchase card is shown (design.md section 2). Saying another e-mail or language afterwards says it to the server
 * before the buyer leaves, which answers the same preference.
 */
import type { MercadoPagoCheckout } from '#core/wire.ts'
import type { CheckoutWish, SellingClient } from './selling-client.ts'

export type WalletState =
  | { phase: 'absent' | 'asking' }
  /** `sentence`: what the server itself said. */
  | { phase: 'failed'; sentence?: string }
  | { phase: 'made'; preferenceId: string }

export interface WalletCheckout {
  state(): WalletState
  subscribe(listener: () => void): () => void
  /** Makes the preference unless it is there, on its way or has failed. Resolves with whether it did not fail. */
  open(wish: CheckoutWish): Promise<boolean>
  /** Tries again what failed, or asks anew whether what was made may still be offered. */
  renew(wish: CheckoutWish): Promise<boolean>
  /** Where the buyer pays, with this wish told to the server; undefined when it could not be told. */
  leave(wish: CheckoutWish): Promise<string | undefined>
}

export function createWalletCheckout(
  client: Pick<SellingClient, 'makeMercadoPagoCheckout'>,
): WalletCheckout {
  const listeners = new Set<() => void>()
  let state: WalletState = { phase: 'absent' }
  let told: { checkout: MercadoPagoCheckout; wish: CheckoutWish } | undefined
  let asking: Promise<boolean> | undefined

  function publish(next: WalletState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function ask(wish: CheckoutWish): Promise<boolean> {
    // What the button offers stays there while it is asked about again.
    if (state.phase !== 'made') publish({ phase: 'asking' })
    asking = client.makeMercadoPagoCheckout(wish).then((outcome) => {
      asking = undefined
      if (outcome.answer === 'failed') {
        const { sentence } = outcome
        told = undefined
        publish({ phase: 'failed', ...(sentence !== undefined && { sentence }) })
        return false
      }
      told = { checkout: outcome.checkout, wish }
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
      if (state.phase === 'absent') return ask(wish)
      return asking ?? true
    },
    async renew(wish) {
      return asking ?? ask(wish)
    },
    async leave(wish) {
      await asking
      const isTold = told?.wish.email === wish.email && told.wish.language === wish.language
      if (!isTold && !(await ask(wish))) return undefined
      return told?.checkout.checkoutUrl
    },
  }
}
