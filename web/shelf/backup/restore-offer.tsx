import { Suspense, useDeferredValue } from 'react'
import { useShelving } from '../../desk/desk-state.ts'
import { optionalPiece } from '../../ui/late-piece.tsx'

/** An offer that cannot be loaded is not made. */
const EmptyShelf = optionalPiece(async () => (await import('./empty-shelf.tsx')).EmptyShelf)

/** Offers to restore a backup where a known device has an empty shelf: the browser may have cleared it. */
export function RestoreOffer() {
  const isEmpty = useShelving(
    ({ phase, storedAtMs }) => phase === 'open' && storedAtMs === undefined,
  )
  // After the desk, which it is not part of.
  const isDue = useDeferredValue(isEmpty, false) && isEmpty
  return isDue ? (
    <Suspense>
      <EmptyShelf />
    </Suspense>
  ) : null
}
