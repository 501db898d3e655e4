/** What the store keeps under `SECRET_KEY`, for bringing it under another. */
import type { PinHmac } from './access-store.ts'

export interface RotationStore {
  /** The key that made the PIN of the access that ends last; null while there is none. One look, however many there are. */
  newestPinKeyId(): Promise<string | null>

  /** PINs that another key than this made, some at a time; empty when none is left. */
  pinsOfOtherKeys(keyId: string): Promise<readonly { id: string; pinSealed: string }[]>

  /** Replaces a PIN's HMAC and seal, unless it has been replaced or resealed meanwhile. */
  resealPin(id: string, formerSealed: string, hmac: PinHmac, pinSealed: string): Promise<void>

  /** Letters whose secrets another key than this sealed, some at a time; empty when none is left. */
  lettersOfOtherKeys(keyId: string): Promise<readonly { id: string; sealed: string }[]>

  /** Replaces a letter's seal, unless its secrets have been erased or resealed meanwhile. */
  resealLetter(id: string, formerSealed: string, sealed: string): Promise<void>
}
