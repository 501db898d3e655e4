/** A backup as an attacker may write one: its secret is right, and it unpacks to far more than it is. */
import { gzipSync } from 'node:zlib'
import { toBase64url } from '../../web/shelf/backup/base64url.ts'

const secret = 'o pão de queijo é nosso'
const encoder = new TextEncoder()

/** Of a content with so many bytes, all of them spaces. */
export async function packedBackup(bytes: number): Promise<{ text: string; secret: string }> {
  const [salt, iv] = [new Uint8Array(16), new Uint8Array(12)]
  const material = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret.normalize('NFKC')),
    'PBKDF2',
    false,
    ['deriveKey'],
  )
  const slotKey = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 1_000 },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
  const rawFileKey = new Uint8Array(32)
  const fileKey = await crypto.subtle.importKey('raw', rawFileKey, 'AES-GCM', false, ['encrypt'])
  const key = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, slotKey, rawFileKey)
  const header = JSON.stringify({
    product: 'enlace',
    kind: 'backup',
    format: 1,
    cipher: 'AES-256-GCM',
    compression: 'gzip',
    iv: toBase64url(iv),
    slots: [
      {
        kind: 'passphrase',
        kdf: 'PBKDF2-SHA-256',
        iterations: 1_000,
        salt: toBase64url(salt),
        iv: toBase64url(iv),
        key: toBase64url(new Uint8Array(key)),
      },
    ],
  })
  const packed = gzipSync(Buffer.alloc(bytes, ' '), { level: 9 })
  const additionalData = encoder.encode(header)
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    fileKey,
    new Uint8Array(packed),
  )
  return { text: `${header}\n${toBase64url(new Uint8Array(encrypted))}\n`, secret }
}
