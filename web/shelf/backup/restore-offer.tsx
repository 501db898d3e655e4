import { lazy, Suspense, useDeferredValue } from 'react'
import { useShelving } from '../../desk/desk-state.ts'

const Nothing = () => null

/** An offer that cannot be loaded is not made. */
const EmptyShelf = lazy(() =>
  import('./empty-shelf.tsx').then(
    ({ EmptyShelf }) => ({ default: EmptyShelf }),
    () => ({ default: Nothing }),
  ),
)

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
