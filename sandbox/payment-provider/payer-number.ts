import { createHash } from 'node:crypto'

/** Nine digits that are always the same for one person: what a provider's id for a payer is made of. */
export function payerNumber(email: string): number {
  const digest = createHash('sha256').update(email.trim().toLowerCase()).digest()
  return 100_000_000 + (digest.readUInt32BE() % 900_000_000)
}
