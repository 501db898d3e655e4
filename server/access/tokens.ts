/** Random tokens that open something; only their hashes are stored. */
import { createHash, randomBytes } from 'node:crypto'

export const sessionTokenBytes = 32
export const deviceTokenBytes = 16
export const enrolmentKeyBytes = 16

/** A random token of this many bytes, safe in cookies and URLs. */
export function newToken(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/** What the store keeps of a token. Tokens are long and random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
