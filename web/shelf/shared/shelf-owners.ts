/** Whose ceremonies this browser holds, so that nobody opens another's by logging in. */
import type { Device } from '../../storage/device.ts'
import { shelfOwnersKey } from '../../storage/keys.ts'

/** Whether only others have worked here so far. Who has no e-mail cannot be told from anybody. */
export function isOthersShelf(device: Device, email: string): boolean {
  const owners = ownersOf(device)
  return email !== '' && owners.length > 0 && !owners.includes(ownerMark(email))
}

/** From now on this is one of those whose shelf it is. */
export function joinOwners(device: Device, email: string): void {
  const owners = ownersOf(device)
  if (email === '' || owners.includes(ownerMark(email))) return
  device.write(shelfOwnersKey, [...owners, ownerMark(email)].join(' '))
}

function ownersOf(device: Device): string[] {
  return (device.read(shelfOwnersKey) ?? '').split(' ').filter((mark) => mark !== '')
}

/**
 * Tells addresses apart without leaving them on a shared computer: 32 bits of FNV-1a
 * (http://www.isthe.com/chongo/tech/comp/fnv/), which many addresses share.
 */
function ownerMark(email: string): string {
  let mark = 0x811c9dc5
  for (const byte of new TextEncoder().encode(email.trim().toLowerCase())) {
    mark = Math.imul(mark ^ byte, 0x01000193)
  }
  return (mark >>> 0).toString(36)
}
