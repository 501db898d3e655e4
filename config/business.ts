/** Who the seller is and how to reach them. */
import type { Variables } from './variables.ts'

/** The seller's registered name, registration number and postal address. */
export interface BusinessConfig {
  name?: string
  id?: string
  address?: string
}

export interface ContactConfig {
  phone?: string
  email?: string
}

/** What the footer and the terms must state wherever anyone may buy; a site on this machine alone may leave it out. */
const demanded = {
  BUSINESS_NAME: 'the registered name of the owner or the company',
  BUSINESS_ID: 'the business registration number',
  CONTACT_PHONE: 'the number of the messaging link',
  CONTACT_EMAIL: 'where buyers ask for their money back',
} as const satisfies Partial<Record<keyof Variables, string>>

/** Reads both; at a public address, everything buyers must be told has to be there. */
export function readBusiness(
  given: Variables,
  isPublic: boolean,
  problems: string[],
): { business: BusinessConfig; contact: ContactConfig } {
  for (const [name, what] of Object.entries(demanded)) {
    // Object.entries loses the key types.
    if (isPublic && given[name as keyof typeof demanded] === undefined) {
      problems.push(`${name}: is missing (${what})`)
    }
  }
  return {
    business: present({
      name: given.BUSINESS_NAME,
      id: given.BUSINESS_ID,
      address: given.BUSINESS_ADDRESS,
    }),
    contact: present({ phone: given.CONTACT_PHONE, email: given.CONTACT_EMAIL }),
  }
}

/** The entries that have a value. */
function present<K extends string>(
  entries: Record<K, string | undefined>,
): Partial<Record<K, string>> {
  const kept: Partial<Record<K, string>> = {}
  for (const key in entries) {
    const value = entries[key]
    if (value !== undefined) kept[key] = value
  }
  return kept
}
