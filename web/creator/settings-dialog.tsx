import { lazy, Suspense } from 'react'
import type { Site } from '#core/wire.ts'
import { useLanguage } from '../language/use-language.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Loaded when it is opened: few ever do. A piece that cannot be loaded must not take the page down. */
const SettingsForm = lazy(() =>
  import('./settings-form.tsx').then(
    ({ SettingsForm }) => ({ default: SettingsForm }),
    () => ({ default: OutOfReach }),
  ),
)

function OutOfReach(_: { site: Site | undefined }) {
  const { failures } = useLanguage().messages.screens
  return <p role="alert">{failures.offline}</p>
}

/** Who writes the texts: the product, or a service the user has a key for. */
export function SettingsDialog(props: {
  open: boolean
  onClose: () => void
  site: Site | undefined
}) {
  const { screens, access } = useLanguage().messages
  return (
    <Dialog open={props.open} onClose={props.onClose} title={screens.settings.title}>
      <Suspense fallback={<p className="text-ink-soft">{access.loading}</p>}>
        <SettingsForm site={props.site} />
      </Suspense>
    </Dialog>
  )
}
