/** What the notices say, and when; `toast-region.tsx` shows them. */
import { useSyncExternalStore } from 'react'

/** How long a notice stays (docs/specification.md section 9). */
export const toastDurationMs = 5_000

export interface ToastContent {
  title: string
  text?: string
  /** A smaller second paragraph: the reason for a general failure. */
  detail?: string
  kind: 'success' | 'failure'
}

export interface ShownToast extends ToastContent {
  id: number
  open: boolean
}

let shown: ShownToast | undefined
const listeners = new Set<() => void>()

function publish(next: ShownToast): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a notice, replacing the current one. */
export function showToast(content: ToastContent): void {
  publish({ ...content, id: (shown?.id ?? 0) + 1, open: true })
}

/** Closes a notice; if another has replaced it, that one stays. */
export function closeToast(id: number): void {
  if (shown?.id === id) publish({ ...shown, open: false })
}

/** Closes whatever notice is shown: it would not be true on the next page. */
export function closeShownToast(): void {
  if (shown !== undefined) closeToast(shown.id)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The notice to show now, or the one on its way out. */
export function useToast(): ShownToast | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  )
}
