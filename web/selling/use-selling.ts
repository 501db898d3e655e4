import { useSyncExternalStore } from 'react'
import { createRenewingFetch } from '../access/renewing-fetch.ts'
import { sessionStore } from '../access/use-session.ts'
import { createSellingClient } from './selling-client.ts'
import { createWalletCheckout, type WalletState } from './wallet-checkout.ts'

const absent: WalletState = { phase: 'absent' }

/** This page's checkout calls. A withdrawal needs a session, which may have to be renewed first. */
export const sellingClient = createSellingClient(
  createRenewingFetch((...request) => fetch(...request), sessionStore),
)

/** Shared by all purchase cards of this visit. */
export const walletCheckout = createWalletCheckout(sellingClient)

export function useWallet(): WalletState {
  return useSyncExternalStore(walletCheckout.subscribe, walletCheckout.state, () => absent)
}
