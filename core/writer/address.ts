import type { Wording } from './wording/wording.ts'

/** The rule for whom a text speaks to, and how. @param alone whether nobody but the two and whoever celebrates hears it */
export function addressFor({ address }: Wording, alone: boolean): string {
  return `${alone ? address.alone : address.everyone} ${address.always}`
}
