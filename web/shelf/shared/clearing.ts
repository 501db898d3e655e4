/**
 * Whether this device was cleared since a document began: what that document still holds in memory must not be written
 * back. Every clearing leaves a random name in local storage, by which a tab also learns of it that was asleep, stood in
 * the back-forward cache or can hear no other; where local storage is refused, the others tell it.
 */
import type { Device } from '../../storage/device.ts'
import { clearedKey } from '../../storage/keys.ts'

export interface Clearing {
  /** Whether another document has cleared the device since this one began. Never takes it back. */
  isCleared(): boolean
  /** This document clears it; what it writes from here on stays. @returns the name of the clearing, for `hear` elsewhere */
  begin(): string
  /** Another tab tells of a clearing. */
  hear(name: string): void
  /** Calls the listener after `hear`; local storage has events of its own. */
  subscribe(listener: () => void): () => void
}

export function createClearing(device: Device, newName: () => string): Clearing {
  /** The last clearing that this document knows: it began after it, or did it. */
  let known = device.read(clearedKey)
  let isTold = false
  /** What this document says on the channel comes back to it. */
  const own = new Set<string>()
  const listeners = new Set<() => void>()
  return {
    isCleared: () => isTold || device.read(clearedKey) !== known,
    begin() {
      const name = newName()
      // Where it is refused it stays as it was.
      known = device.write(clearedKey, name) === 'kept' ? name : device.read(clearedKey)
      own.add(name)
      return name
    },
    hear(name) {
      if (own.has(name)) return
      isTold = true
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The device for a document that must not write back what was cleared. */
export function withinClearing(device: Device, clearing: Pick<Clearing, 'isCleared'>): Device {
  return {
    read: device.read,
    write: (key, value) => (clearing.isCleared() ? 'blocked' : device.write(key, value)),
    remove: device.remove,
  }
}
