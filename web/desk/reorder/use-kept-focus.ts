import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a function to call right before a change that moves rows: browsers take the focus from an element that is
 * moved in the document, and the next key would go nowhere.
 */
export function useKeptFocus(): () => void {
  const kept = useRef<Element>(null)
  useLayoutEffect(() => {
    const { current } = kept
    kept.current = null
    if (current instanceof HTMLElement && current !== document.activeElement) current.focus()
  })
  return useCallback(() => {
    kept.current = document.activeElement
  }, [])
}
