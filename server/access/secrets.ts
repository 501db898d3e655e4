/**
 * Everything derived from `SECRET_KEY`: HMACs for look-ups, and sealing for what must be read again. The key lives
 * outside the database because there are so few possible PINs that anyone with both could read them all. After a
 * rotation, `SECRET_KEY_PREVIOUS` is still accepted for reading but never used for writing.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Bound into the sealed value, so that a value sealed for one purpose cannot be passed off for another. */
export type SealPurpose = 'pin' | 'letter'

/** An HMAC and the key that made it. */
interface KeyedHmac {
  keyId: string
  hmac: string
}

export interface Secrets {
  /** The key in use for writing. Stored next to what it wrote. */
  readonly keyId: string
  /** Whether we hold the key with this id, current or previous. */
  understands(keyId: string): boolean
  /** HMACs of a PIN under every key we hold, the current first. */
  pinHmacs(pin: string): readonly KeyedHmac[]
  /** Tags stored with sessions of the special PIN, the current key's first: changing `SPECIAL_PIN` ends them. */
  specialTags(specialPin: string): readonly string[]
  /** Replaces an e-mail, a payer's id or a network address where something is counted, so that none is stored there. */
  counterKey(kind: 'email' | 'payer' | 'address', value: string): string
  /** AES-256-GCM. The result names its key and is safe in JSON and URLs. */
  seal(text: string, purpose: SealPurpose): string
  /** Throws when the text was not sealed for this purpose by a key we hold. */
  open(sealed: string, purpose: SealPurpose): string
}

const minSecretKeyLength = 32
const sealVersion = 'v1'
const ivBytes = 12
const tagBytes = 16

/** Throws when a key is too short. */
export function createSecrets(secretKey: string, previousSecretKey?: string): Secrets {
  const current = deriveKeys(secretKey)
  const all = previousSecretKey ? [current, deriveKeys(previousSecretKey)] : [current]
  const byId = new Map(all.map((keys) => [keys.id, keys]))
  return {
    keyId: current.id,
    understands: (keyId) => byId.has(keyId),
    pinHmacs: (pin) => all.map((keys) => ({ keyId: keys.id, hmac: hmac(keys.pin, pin) })),
    specialTags: (specialPin) => all.map((keys) => hmac(keys.special, specialPin)),
    counterKey: (kind, value) => hmac(current.counter, `${kind}:${value}`).slice(0, 32),
    seal: (text, purpose) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', current.seal, iv)
      cipher.setAAD(Buffer.from(purpose))
      const body = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()])
      const sealed = Buffer.concat([body, cipher.getAuthTag()])
      return `${sealVersion}.${current.id}.${sealed.toString('base64url')}`
    },
    open: (sealed, purpose) => {
      const [version, keyId = '', body = ''] = sealed.split('.')
      const keys = byId.get(keyId)
      if (version !== sealVersion || !keys) throw new Error('sealed with a key that is not ours')
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', keys.seal, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(purpose))
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      const text = decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8')
      return text + decipher.final('utf8')
    },
  }
}

/** Compares two secrets in a time that does not depend on where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

interface DerivedKeys {
  id: string
  pin: KeyObject
  special: KeyObject
  counter: KeyObject
  seal: KeyObject
}

function deriveKeys(secretKey: string): DerivedKeys {
  if (secretKey.length < minSecretKeyLength) {
    throw new Error(`SECRET_KEY must have at least ${minSecretKeyLength} characters`)
  }
  const derive = (purpose: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secretKey, '', `enlace ${purpose} v1`, bytes))
  // Node prepares a key given as bytes on every call, which costs more than the HMAC or the cipher itself.
  const deriveKey = (purpose: string): KeyObject => createSecretKey(derive(purpose, 32))
  return {
    id: derive('key id', 6).toString('hex'),
    pin: deriveKey('pin look-up'),
    special: deriveKey('special tag'),
    counter: deriveKey('door counters'),
    seal: deriveKey('sealing'),
  }
}

function hmac(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
