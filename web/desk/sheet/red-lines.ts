/** Which lines of the sheet hold something red. Found late, so that no line waits for it. */
import { useSyncExternalStore } from 'react'

let red: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

/** By the ids of their fields. */
export function showRedLines(lines: ReadonlySet<string>): void {
  red = lines
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useIsRed(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => red.has(id),
    () => false,
  )
}
