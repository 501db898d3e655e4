/** Short notices at a corner of the window: one at a time, 5 s, swiped away at 50 px (seed section 9). */
import * as Radix from '@radix-ui/react-toast'
import { useSyncExternalStore } from 'react'
import { useScreens } from '../language/use-language.ts'

export interface ToastContent {
  title: string
  text?: string
  /** A second, smaller paragraph: the reason beneath a general failure. */
  detail?: string
  kind: 'success' | 'failure'
}

interface Shown extends ToastContent {
  id: number
  open: boolean
}

const durationMs = 5_000
const swipeThresholdPx = 50

let shown: Shown | undefined
const listeners = new Set<() => void>()

function publish(next: Shown): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a notice in place of the one there may be. */
export function showToast(content: ToastContent): void {
  publish({ ...content, id: (shown?.id ?? 0) + 1, open: true })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function ToastRegion() {
  const { toast: words } = useScreens()
  const toast = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  )
  return (
    <Radix.Provider
      duration={durationMs}
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
            if (!open && toast.id === shown?.id) publish({ ...toast, open: false })
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
