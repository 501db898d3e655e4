import { type RefObject, useEffect, useState } from 'react'

interface Stretch {
  start: number
  end: number
}

/** The words selected in a field, without the spaces around them; undefined where none are. */
export function selectedIn(field: HTMLTextAreaElement): Stretch | undefined {
  const { value, selectionStart, selectionEnd } = field
  const words = value.slice(selectionStart, selectionEnd)
  const start = selectionStart + words.length - words.trimStart().length
  const end = selectionStart + words.trimEnd().length
  return start < end ? { start, end } : undefined
}

/** Whether words of a field are selected. They still are while something else than a field has the focus. */
export function useSelected(field: RefObject<HTMLTextAreaElement | null>): boolean {
  const [isSelected, setSelected] = useState(false)
  useEffect(() => {
    const look = (): void => {
      const active = document.activeElement
      if (!(active instanceof HTMLTextAreaElement)) return
      setSelected(active === field.current && selectedIn(active) !== undefined)
    }
    // At the window, since the document is not told (use-quiet-caret.ts). What is typed over is no longer selected.
    window.addEventListener('selectionchange', look, { capture: true })
    return () => window.removeEventListener('selectionchange', look, { capture: true })
  }, [field])
  return isSelected
}
