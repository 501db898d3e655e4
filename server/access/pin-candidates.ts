import { drawPin } from '#core/access/pin.ts'
import type { PinCandidate } from '#server/ports/access-store.ts'
import type { Secrets } from './secrets.ts'

/** This many find a free PIN 97 times in 100 even when eight in nine are taken. */
const draws = 32

/** Random PINs for a grant, never the special one. */
export function drawPinCandidates(
  secrets: Secrets,
  randomUint32: () => number,
  specialPin: string | undefined,
): PinCandidate[] {
  const pins = new Set<string>()
  while (pins.size < draws) pins.add(drawPin(randomUint32))
  if (specialPin !== undefined) pins.delete(specialPin)
  return [...pins].map((pin) => ({
    hmacs: secrets.pinHmacs(pin),
    seal: () => secrets.seal(pin, 'pin'),
  }))
}
