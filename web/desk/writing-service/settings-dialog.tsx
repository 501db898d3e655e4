import type { Site } from '#core/wire.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LatePieces, latePiece } from '../../ui/late-piece.tsx'

const SettingsForm = latePiece(async () => (await import('./settings-form.tsx')).SettingsForm)

/** Who writes the texts: the product, or a service the user has a key for. */
export function SettingsDialog(props: {
  open: boolean
  onClose: () => void
  site: Site | undefined
}) {
  const { screens } = useLanguage().messages
  return (
    <Dialog open={props.open} onClose={props.onClose} title={screens.settings.title}>
      <LatePieces>
        <SettingsForm site={props.site} />
      </LatePieces>
    </Dialog>
  )
}
