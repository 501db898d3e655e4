import { useEffect, useState } from 'react'
import { useCreatorMessages } from '../../language/use-language.ts'
import { LatePieces, latePiece } from '../../ui/late-piece.tsx'
import { useGenerated } from '../desk-state.ts'
import { moreToldId } from '../element-ids.ts'
import { useDesk } from '../use-desk.ts'
import { otherTellings } from './other-tellings.ts'

const MoreTold = latePiece(() => import('./more-told.tsx').then((more) => more.MoreTold))

/**
 * "O que mais você sabe?", folded where nothing stands in it: nothing of it is loaded before somebody opens it, or a
 * reading of this page has ended and has something to ask.
 */
export function MoreToldFold() {
  const { ceremony } = useDesk()
  const { more } = useCreatorMessages().held
  const others = otherTellings(ceremony).length
  const isRead = useGenerated(({ reading }) => reading?.outcome === 'read')
  const [isOpen, setOpen] = useState(others > 0)
  useEffect(() => {
    if (others > 0 || isRead) setOpen(true)
  }, [others, isRead])
  return (
    <details
      className="aside-details"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary id={moreToldId}>{others === 0 ? more : `${more} (${others})`}</summary>
      {isOpen ? (
        <LatePieces>
          <MoreTold />
        </LatePieces>
      ) : null}
    </details>
  )
}
