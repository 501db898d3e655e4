import { type ReactNode, useState } from 'react'
import { ArrivalPanel } from '../shelf/arrival/arrival-panel.tsx'
import { BackupPanel } from '../shelf/backup/backup-panel.tsx'
import { useCopiesWords, WithCopiesWords } from '../shelf/with-copies-words.tsx'

interface HeldCopiesProps {
  hasCeremonies: boolean
  onArrived: (ids: readonly string[]) => void
}

/** Files that come to this device, and the backup that leaves it. */
export function HeldCopies(props: HeldCopiesProps) {
  return (
    <WithCopiesWords>
      <Copies {...props} />
    </WithCopiesWords>
  )
}

function Copies({ hasCeremonies, onArrived }: HeldCopiesProps) {
  const words = useCopiesWords()
  return (
    <div className="grid gap-3">
      <Folded title={words.open.title}>
        <ArrivalPanel onArrived={onArrived} />
      </Folded>
      {hasCeremonies ? (
        <Folded title={words.backup.title}>
          <BackupPanel />
        </Folded>
      ) : null}
    </div>
  )
}

/** Draws what it holds only while it is open: a backup is made as soon as it is drawn. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-2 font-medium">{title}</summary>
      {isOpen ? children : null}
    </details>
  )
}
