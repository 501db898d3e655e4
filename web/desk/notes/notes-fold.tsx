import { useState } from 'react'
import { useCreatorMessages } from '../../language/use-language.ts'
import { LatePieces, latePiece } from '../../ui/late-piece.tsx'

const NotesPanel = latePiece(() => import('./notes-panel.tsx').then((notes) => notes.NotesPanel))

/** Notes for the answers of a ceremony that has begun, folded: nothing of it is loaded before somebody opens it. */
export function NotesFold() {
  const { couple } = useCreatorMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="aside-details"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{couple.pasteNotes}</summary>
      {isOpen ? (
        <LatePieces>
          <NotesPanel />
        </LatePieces>
      ) : null}
    </details>
  )
}
