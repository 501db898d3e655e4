import { Suspense, useEffect, useState } from 'react'
import * as v from 'valibot'
import { knownDeviceSchema } from '#core/access/known-device.ts'
import { optionalPiece } from '../../ui/late-piece.tsx'
import { deviceShelf } from '../device-shelf.ts'

/** Nearly every shelf that is empty belongs to somebody new, to whom nothing is offered: loaded where something is. */
const EmptyShelfOffer = optionalPiece(
  async () => (await import('./empty-shelf-offer.tsx')).EmptyShelfOffer,
)

/** The offer, once it is known that the shelf is empty and the device is not new. */
export function EmptyShelf() {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    void Promise.all([isShelfEmpty(), isDeviceKnown()]).then(([isEmpty, isKnown]) => {
      setOffered(isEmpty && isKnown)
    })
  }, [])
  return isOffered ? (
    <Suspense>
      <EmptyShelfOffer onDone={() => setOffered(false)} />
    </Suspense>
  ) : null
}

async function isShelfEmpty(): Promise<boolean> {
  const list = await deviceShelf.list()
  return list.kind === 'done' && list.value.length === 0
}

async function isDeviceKnown(): Promise<boolean> {
  try {
    const answer = await fetch('/api/session', { cache: 'no-store' })
    const parsed = v.safeParse(knownDeviceSchema, await answer.json())
    return parsed.success && parsed.output.knownDevice
  } catch {
    return false
  }
}
