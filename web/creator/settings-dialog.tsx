import type { Site } from '#core/wire.ts'
import { useScreens } from '../language/use-language.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SettingsForm } from './settings-form.tsx'

/** Who writes the texts: the product, or a service the user has a key for. */
export function SettingsDialog(props: {
  open: boolean
  onClose: () => void
  site: Site | undefined
}) {
  const { settings } = useScreens()
  return (
    <Dialog open={props.open} onClose={props.onClose} title={settings.title}>
      <SettingsForm site={props.site} />
    </Dialog>
  )
}
