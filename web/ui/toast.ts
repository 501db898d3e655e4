/** What the short notices say and when; `toast-region.tsx` shows them. */
import { useSyncExternalStore } from 'react'

/** How long a notice stays (seed section 9). */
export const toastDurationMs = 5_000

export interface ToastContent {
  title: string
  text?: string
  /** A second, smaller paragraph: the reason beneath a general failure. */
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

/** Shows a notice in place of the one there may be. */
export function showToast(content: ToastContent): void {
  publish({ ...content, id: (shown?.id ?? 0) + 1, open: true })
}

/** Takes a notice away; another that took its place stays. */
export function closeToast(id: number): void {
  if (shown?.id === id) publish({ ...shown, open: false })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The notice to show now, or the one that is just leaving. */
export function useToast(): ShownToast | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  )
}
