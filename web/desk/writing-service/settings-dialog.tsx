import type { Site } from '#core/wire.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LatePieces, latePiece } from '../../ui/late-piece.tsx'

const SettingsForm = latePiece(async () => (await import('./settings-form.tsx')).SettingsForm)

/** Who writes the texts: the product, or a service the user has a key for. */
export function SettingsDialog(props: {
  open: boolean
  onClose: () => void
  site: Site | undefined
}) {
  const { settings } = useCreatorMessages().creator
  return (
    <Dialog open={props.open} onClose={props.onClose} title={settings.title}>
      <LatePieces>
        <SettingsForm site={props.site} />
      </LatePieces>
    </Dialog>
  )
}
