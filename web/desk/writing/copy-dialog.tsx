import { Dialog } from '../../ui/dialog.tsx'
import { LatePieces, latePiece } from '../../ui/late-piece.tsx'
import { useCopyLabel } from './use-copy-label.ts'

const CopyForOneself = latePiece(
  async () => (await import('./copy-for-oneself.tsx')).CopyForOneself,
)

/** The copy for oneself, from wherever it is asked for. */
export function CopyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const label = useCopyLabel()
  return (
    <Dialog open={open} onClose={onClose} title={label}>
      <LatePieces>
        <CopyForOneself />
      </LatePieces>
    </Dialog>
  )
}
