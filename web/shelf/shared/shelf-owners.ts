/**
 * Whose ceremonies this browser holds, so that nobody opens another's by logging in. Decided here alone, when somebody
 * logs in, and kept on the device: every page, also one that runs before any module has loaded, asks `isShelfClosed`.
 */
import type { SessionUser } from '#core/wire.ts'
import { heldMarks } from '../../reading/holds-ceremonies.ts'
import type { Device } from '../../storage/device.ts'
import { personKey, shelfOwnersKey, unsentLogoutKey } from '../../storage/keys.ts'
import { changePerson } from '../../storage/personal-entries.ts'
import { isShelfClosed } from './shelf-closed.ts'

/** Where it is not known whose the personal entries are. */
const unknownPerson = 'unknown'

/**
 * Somebody has logged in: what is one person's changes hands, and the shelf opens if it is theirs or nobody's. Otherwise it
 * is closed until they answer (`openShelf`), also after their access has ended.
 */
export function admit(device: Device, user: Pick<SessionUser, 'email' | 'account'>): void {
  const mark = markOf(user)
  const owners = ownersOf(device)
  // Versions before this one noted nobody who had no e-mail.
  const isNobodys = owners.length === 0 && !(isShelfClosed(device) && holdsEntries(device))
  const isOwn = isNobodys || owners.includes(mark)
  const former = device.read(personKey) ?? (isOwn ? mark : (owners[0] ?? unknownPerson))
  changePerson(device, mark, former)
  if (isOwn) openShelf(device, mark)
  else device.write(unsentLogoutKey, '')
}

/** From now on the one with this mark is one of those whose shelf it is, and it is open. */
export function openShelf(device: Device, mark: string): void {
  const owners = ownersOf(device)
  if (mark !== '' && !owners.includes(mark)) {
    device.write(shelfOwnersKey, [...owners, mark].join(' '))
  }
  // After a clearing that was the answer, nobody is noted any more.
  if (device.read(personKey) !== mark) device.write(personKey, mark)
  device.remove(unsentLogoutKey)
}

function ownersOf(device: Device): string[] {
  return (device.read(shelfOwnersKey) ?? '').split(' ').filter((mark) => mark !== '')
}

function holdsEntries(device: Device): boolean {
  return heldMarks.some((key) => device.read(key) !== null)
}

/** By the e-mail, which outlives an account; who has none is told by the account. */
function markOf({ email, account = '' }: Pick<SessionUser, 'email' | 'account'>): string {
  return email === '' ? account : emailMark(email)
}

/**
 * Tells addresses apart without leaving them on a shared computer: 32 bits of FNV-1a
 * (http://www.isthe.com/chongo/tech/comp/fnv/), which many addresses share.
 */
function emailMark(email: string): string {
  let mark = 0x811c9dc5
  for (const byte of new TextEncoder().encode(email.trim().toLowerCase())) {
    mark = Math.imul(mark ^ byte, 0x01000193)
  }
  return (mark >>> 0).toString(36)
}
