/**
 * The keys that open a backup. Each is derived from a secret that a person holds, and is kept on the device as a key
 * that no script can read out, so that later backups ask for nothing.
 */
const iterations = 600_000
const saltBytes = 16

export type SecretKind = 'code' | 'passphrase'

/** A derived key with what is needed to derive it again elsewhere. Storable in IndexedDB as it is. */
export interface WrappingKey {
  kind: SecretKind
  iterations: number
  salt: Uint8Array<ArrayBuffer>
  /** Not extractable. */
  key: CryptoKey
}

/** Derives the key of a secret for the first time, with a salt of its own. Takes about a second on a phone. */
export function newWrappingKey(kind: SecretKind, secret: string): Promise<WrappingKey> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
  return deriveWrappingKey({ kind, iterations, salt }, secret)
}

/** Derives it again from what stands in a backup's header. */
export async function deriveWrappingKey(
  slot: Omit<WrappingKey, 'key'>,
  secret: string,
): Promise<WrappingKey> {
  const material = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret.normalize('NFKC')),
    'PBKDF2',
    false,
    ['deriveKey'],
  )
  const key = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: slot.salt, iterations: slot.iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
  const { kind, salt } = slot
  return { kind, iterations: slot.iterations, salt, key }
}
