import { useState } from 'react'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LatePieces, latePiece } from '../../ui/late-piece.tsx'

interface ShelfDialogProps {
  open: boolean
  onClose: () => void
}

const ShelfViews = latePiece(() => import('./shelf-views.tsx').then(({ ShelfViews }) => ShelfViews))

/** Every ceremony of this device, and the files in which they leave it and come to it. */
export function ShelfDialog({ open, onClose }: ShelfDialogProps) {
  const { shelf } = useCreatorMessages()
  // Not in the page before it is asked for, whose first bytes are counted.
  const [isNeeded, setNeeded] = useState(open)
  if (open && !isNeeded) setNeeded(true)
  if (!isNeeded) return null
  return (
    <Dialog open={open} onClose={onClose} title={shelf.title}>
      <LatePieces>
        <ShelfViews onClose={onClose} />
      </LatePieces>
    </Dialog>
  )
}
