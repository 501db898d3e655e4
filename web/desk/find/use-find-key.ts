import { useEffect, useRef } from 'react'

/** Ctrl+F on the desk looks through the script; a second time, in the field itself, the browser's own search opens. */
export function useFindKey(onFind: () => void): void {
  const latest = useRef(onFind)
  latest.current = onFind
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey)
      if (!isFind || event.shiftKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('dialog, .find-bar')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
