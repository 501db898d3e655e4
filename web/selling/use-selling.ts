import { useSyncExternalStore } from 'react'
import { createSellingClient } from './selling-client.ts'
import { createWalletCheckout, type WalletState } from './wallet-checkout.ts'

const absent: WalletState = { phase: 'absent' }

/** The buying calls of this page. */
export const sellingClient = createSellingClient((...request) => fetch(...request))

/** One for all purchase cards of this visit. */
export const walletCheckout = createWalletCheckout(sellingClient)

export function useWallet(): WalletState {
  return useSyncExternalStore(walletCheckout.subscribe, walletCheckout.state, () => absent)
}
