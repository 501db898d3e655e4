import { useCreatorMessages } from '../../language/use-language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LatePieces, latePiece } from '../../ui/late-piece.tsx'

const CopyForOneself = latePiece(
  async () => (await import('./copy-for-oneself.tsx')).CopyForOneself,
)

/** "Enviar uma cópia para mim", from wherever it is asked for. */
export function CopyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { bar } = useCreatorMessages().desk
  return (
    <Dialog open={open} onClose={onClose} title={bar.sendCopy}>
      <LatePieces>
        <CopyForOneself />
      </LatePieces>
    </Dialog>
  )
}
