import { useLayoutEffect } from 'react'

/**
 * Gives the document's root a class while a part of the page is there, for what its styles say of the whole. Not with
 * `html:has(...)`: for that the browser looks through all of the page at every key.
 */
export function useRootMark(name: string): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.add(name)
    return () => classList.remove(name)
  }, [name])
}
