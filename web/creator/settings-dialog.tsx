import { lazy, Suspense } from 'react'
import type { Site } from '#core/wire.ts'
import { useScreens } from '../language/use-language.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Loaded when it is opened: few ever do. */
const SettingsForm = lazy(async () => ({
  default: (await import('./settings-form.tsx')).SettingsForm,
}))

/** Who writes the texts: the product, or a service the user has a key for. */
export function SettingsDialog(props: {
  open: boolean
  onClose: () => void
  site: Site | undefined
}) {
  const { settings } = useScreens()
  return (
    <Dialog open={props.open} onClose={props.onClose} title={settings.title}>
      <Suspense>
        <SettingsForm site={props.site} />
      </Suspense>
    </Dialog>
  )
}
