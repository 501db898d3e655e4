import { useMemo, useSyncExternalStore } from 'react'

/** Whether a media query holds now; false while the page is prerendered. */
export function useMedia(query: string): boolean {
  // Asked once: a question that is new with each drawing costs more than what is drawn.
  const { subscribe, matches } = useMemo(() => mediaOf(query), [query])
  return useSyncExternalStore(subscribe, matches, () => false)
}

function mediaOf(query: string) {
  let asked: MediaQueryList | undefined
  const media = (): MediaQueryList => {
    asked ??= window.matchMedia(query)
    return asked
  }
  return {
    subscribe(listener: () => void): () => void {
      media().addEventListener('change', listener)
      return () => media().removeEventListener('change', listener)
    },
    matches: (): boolean => media().matches,
  }
}
