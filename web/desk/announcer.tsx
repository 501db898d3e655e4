import { useSyncExternalStore } from 'react'

let said = ''
const listeners = new Set<() => void>()

/** Tells whoever listens to the page what has just happened. */
export function announce(sentence: string): void {
  // The same sentence once more has to be another text, or nobody hears it.
  said = sentence === said ? `${sentence}\u00a0` : sentence
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where it is said; mounted once, by the desk. */
export function Announcer() {
  const sentence = useSyncExternalStore(
    subscribe,
    () => said,
    () => '',
  )
  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  )
}
