/** What the store holds under `SECRET_KEY`, so that it can be moved to another key. */
import type { PinHmac } from './access-store.ts'

export interface RotationStore {
  /**
   * The key that made the PIN of the access that ends last; null if there is none. A single look-up, however many there
   * are.
   */
  newestPinKeyId(): Promise<string | null>

  /** PINs made with any other key, in batches; empty when none is left. */
  pinsOfOtherKeys(keyId: string): Promise<readonly { id: string; pinSealed: string }[]>

  /** Replaces a PIN's HMAC and seal, unless they were replaced meanwhile. */
  resealPin(id: string, formerSealed: string, hmac: PinHmac, pinSealed: string): Promise<void>

  /** Letters whose secrets were sealed with any other key, in batches; empty when none is left. */
  lettersOfOtherKeys(keyId: string): Promise<readonly { id: string; sealed: string }[]>

  /** Replaces a letter's seal, unless its secrets were erased or resealed meanwhile. */
  resealLetter(id: string, formerSealed: string, sealed: string): Promise<void>
}
