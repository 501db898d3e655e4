import { emailAddressOf } from '#core/access/email-address.ts'

/** The first address found where a provider may name the payer; null if there is none. */
export function firstAddress(...places: readonly (string | null | undefined)[]): string | null {
  for (const place of places) {
    const address = emailAddressOf(place)
    if (address !== null) return address
  }
  return null
}
