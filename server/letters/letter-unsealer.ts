import type { SealPurpose, Secrets } from '../access/secrets.ts'
import type { LetterUnsealer } from './letter-composition.ts'

/** Opens the secrets of letters with the keys in use: the current one and, during a rotation, the former. */
export function createLetterUnsealer(secrets: Pick<Secrets, 'open'>): LetterUnsealer {
  function open(sealed: string, purpose: SealPurpose): string | undefined {
    try {
      return secrets.open(sealed, purpose)
    } catch {
      // Sealed by a key we no longer hold, or damaged: the same to a letter, and never a reason to stop.
      return undefined
    }
  }
  return {
    unsealLetter: ({ sealed }) => open(sealed, 'letter'),
    unsealPin: ({ pinSealed }) => open(pinSealed, 'pin'),
  }
}
