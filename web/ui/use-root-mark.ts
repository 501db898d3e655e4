import { useLayoutEffect } from 'react'

/** How many parts of the page ask for a mark. */
const asked = new Map<string, number>()

/**
 * Gives the document's root a class while a part of the page is there, for what its styles say of the whole. Not with
 * `html:has(...)`: for that the browser looks through all of the page at every key.
 */
export function useRootMark(name: string): void {
  useLayoutEffect(() => {
    const count = (change: 1 | -1): void => {
      const times = (asked.get(name) ?? 0) + change
      asked.set(name, times)
      document.documentElement.classList.toggle(name, times > 0)
    }
    count(1)
    return () => count(-1)
  }, [name])
}
