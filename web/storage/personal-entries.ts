/**
 * What on a shared computer is one person's and nobody else's: while somebody else is logged in it waits under its
 * owner's mark, and stands in its place again when they come back. Whoever reads an entry under its own key never meets
 * another's (docs/design/pages.md section 3).
 */
import type { Device } from './device.ts'
import { apiKeyKey, awayKey, personKey, pinNotedKey, voiceKey, writerChoiceKey } from './keys.ts'

const personalKeys = [apiKeyKey, writerChoiceKey, voiceKey, pinNotedKey] as const

/** Puts the entries of `former` away, if that is somebody else, and those of the one with this mark in their place. */
export function changePerson(device: Device, mark: string, former: string): void {
  if (former !== mark) {
    for (const key of personalKeys) {
      move(device, key, awayKey(former, key))
      move(device, awayKey(mark, key), key)
    }
  }
  if (device.read(personKey) !== mark) device.write(personKey, mark)
}

/** Taken away first: where there is no room for it, nobody else may find it either. */
function move(device: Device, from: string, to: string): void {
  const value = device.read(from)
  if (value === null) return
  device.remove(from)
  device.write(to, value)
}
