import { Dialog } from '../ui/dialog.tsx'
import { latePiece } from '../ui/late-piece.tsx'
import { Check, type CheckProps } from './check.tsx'
import type { Checked } from './checking.ts'

/** What the save menu says of red findings; draw it inside `LatePieces`. */
export const LateRedReminder = latePiece<Checked>(() =>
  import('./red-reminder.tsx').then(({ RedReminder }) => RedReminder),
)

interface CheckDialogProps extends CheckProps {
  open: boolean
  /** The words of the button that opened it. */
  title: string
  onClose: () => void
}

/** "Conferir" in a dialog, which closes when somebody goes to a line. Nothing of it is loaded before it is opened. */
export function CheckDialog({ open, title, onClose, onGoTo, ...rest }: CheckDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Check
        {...rest}
        entrances={{
          ...rest.entrances,
          open: () => {
            onClose()
            rest.entrances.open()
          },
        }}
        onGoTo={(sectionKey, line) => {
          onClose()
          onGoTo(sectionKey, line)
        }}
      />
    </Dialog>
  )
}
