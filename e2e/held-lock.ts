/** A screen lock that a journey holds in its hand: counted, refused and taken away as it likes. */
interface HeldLock {
  asked: number
  refuses: boolean
  takeAway: () => void
}

declare global {
  interface Window {
    heldLock: HeldLock
  }
}

/** Runs in the page: a device whose screen lock the journey holds in its hand. */
export function lockInHand(): void {
  const held: HeldLock = { asked: 0, refuses: false, takeAway: () => undefined }
  window.heldLock = held
  const request = async () => {
    held.asked += 1
    if (held.refuses) throw new DOMException('battery saver', 'NotAllowedError')
    const sentinel = { released: false, release: async () => undefined }
    held.takeAway = () => {
      sentinel.released = true
    }
    return sentinel
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
}
