/**
 * Short notices in a corner of the window: one at a time, for 5 s, swiped away past 50 px
 * (docs/specification.md section 9).
 */
import * as Radix from '@radix-ui/react-toast'
import { useScreens } from '../language/use-language.ts'
import { closeToast, toastDurationMs, useToast } from './toast.ts'

const swipeThresholdPx = 50

export function ToastRegion() {
  const { toast: words } = useScreens()
  const toast = useToast()
  return (
    <Radix.Provider
      duration={toastDurationMs}
      swipeThreshold={swipeThresholdPx}
      swipeDirection="right"
      label={words.region}
    >
      {toast === undefined ? null : (
        <Radix.Root
          key={toast.id}
          className={`toast toast-${toast.kind}`}
          type={toast.kind === 'failure' ? 'foreground' : 'background'}
          open={toast.open}
          onOpenChange={(open) => {
            if (!open) closeToast(toast.id)
          }}
        >
          <div className="grid gap-1">
            <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
            {toast.text === undefined ? null : <Radix.Description>{toast.text}</Radix.Description>}
            {toast.detail === undefined ? null : <p className="text-sm">{toast.detail}</p>}
          </div>
          <Radix.Close className="icon-button" aria-label={words.close}>
            <span aria-hidden="true">×</span>
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="toast-viewport" label={`${words.region} ({hotkey})`} />
    </Radix.Provider>
  )
}
