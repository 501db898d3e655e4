import { useSyncExternalStore } from 'react'
import { createRenewingFetch } from '../access/renewing-fetch.ts'
import { sessionStore } from '../access/use-session.ts'
import { createSellingClient } from './selling-client.ts'
import { createWalletCheckout, type WalletState } from './wallet-checkout.ts'

const absent: WalletState = { phase: 'absent' }

/** The buying calls of this page. A withdrawal needs a session, which may have to be renewed. */
export const sellingClient = createSellingClient(
  createRenewingFetch((...request) => fetch(...request), sessionStore),
)

/** One for all purchase cards of this visit. */
export const walletCheckout = createWalletCheckout(sellingClient)

export function useWallet(): WalletState {
  return useSyncExternalStore(walletCheckout.subscribe, walletCheckout.state, () => absent)
}
