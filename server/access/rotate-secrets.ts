import type { RotationStore } from '#server/ports/rotation-store.ts'
import type { Secrets } from './secrets.ts'

/**
 * Re-seals every PIN and every unsent letter under the current `SECRET_KEY`, so that the previous one can be removed.
 * Logging in works meanwhile, and several instances may run it at once: each writes the same PIN.
 * @returns how many were re-sealed
 */
export async function rotateSecrets(store: RotationStore, secrets: Secrets): Promise<number> {
  let count = 0
  for (;;) {
    const pins = await store.pinsOfOtherKeys(secrets.keyId)
    for (const { id, pinSealed } of pins) {
      const pin = secrets.open(pinSealed, 'pin')
      const [hmac] = secrets.pinHmacs(pin)
      if (!hmac) throw new Error('no current key')
      await store.resealPin(id, pinSealed, hmac, secrets.seal(pin, 'pin'))
    }
    const letters = await store.lettersOfOtherKeys(secrets.keyId)
    for (const { id, sealed } of letters) {
      const held = secrets.open(sealed, 'letter')
      await store.resealLetter(id, sealed, secrets.seal(held, 'letter'))
    }
    if (pins.length + letters.length === 0) return count
    count += pins.length + letters.length
  }
}
