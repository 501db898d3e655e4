import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useSession } from '../../access/use-session.ts'
import { browserDevice } from '../../storage/device.ts'
import { LatePieces, latePiece } from '../../ui/late-piece.tsx'
import { isOthersShelf, joinOwners } from './shelf-owners.ts'

const OthersShelf = latePiece(() =>
  import('./others-shelf.tsx').then(({ OthersShelf }) => OthersShelf),
)

/** Asks whoever logs in where only others have worked before it shows what they have kept. */
export function OwnShelf({ children }: { children: ReactNode }) {
  const { email } = useSession()
  const [isOthers, setOthers] = useState(() => isOthersShelf(browserDevice, email))
  // Before the first paint of what is known about the session: a reloaded page starts without it.
  useLayoutEffect(() => {
    const others = isOthersShelf(browserDevice, email)
    setOthers(others)
    if (!others) joinOwners(browserDevice, email)
  }, [email])
  if (!isOthers) return children
  return (
    <LatePieces>
      <OthersShelf
        onOpen={() => {
          joinOwners(browserDevice, email)
          setOthers(false)
        }}
      />
    </LatePieces>
  )
}
