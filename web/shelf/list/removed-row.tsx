import './shelf-row.css'
import { Button } from '../../ui/button.tsx'

interface RemovedRowProps {
  sentence: string
  undo: string
  /** Names the ceremony as well, for those who listen. */
  undoAbout: string
  onUndo: () => void
}

/** Stands where a ceremony stood that has just been deleted, with the way back. */
export function RemovedRow({ sentence, undo, undoAbout, onUndo }: RemovedRowProps) {
  return (
    <li className="shelf-row">
      <div className="notice notice-quiet">
        <p className="[overflow-wrap:anywhere]">{sentence}</p>
        <Button data-removed="" aria-label={undoAbout} onClick={onUndo}>
          {undo}
        </Button>
      </div>
    </li>
  )
}
