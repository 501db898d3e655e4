import { useState } from 'react'
import { useCreatorMessages } from '../../language/use-language.ts'
import { LatePieces, latePiece } from '../../ui/late-piece.tsx'
import { useDesk } from '../use-desk.ts'
import { holdsAnswers } from './holds-answers.ts'

const NotesPanel = latePiece(() => import('./notes-panel.tsx').then((notes) => notes.NotesPanel))

/** Notes for the answers of a ceremony that has begun, folded: nothing of it is loaded before somebody opens it. */
export function NotesFold() {
  const { couple } = useCreatorMessages()
  const { ceremony } = useDesk()
  const hasAnswers = holdsAnswers(ceremony)
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="aside-details"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{hasAnswers ? couple.pasteNotes : couple.pasteFirstNotes}</summary>
      {isOpen ? (
        <LatePieces>
          <NotesPanel />
        </LatePieces>
      ) : null}
    </details>
  )
}
