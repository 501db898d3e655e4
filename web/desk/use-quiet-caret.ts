import { useEffect } from 'react'

function keepFromDocument(event: Event): void {
  if (event.target instanceof HTMLElement) event.stopPropagation()
}

/**
 * Keeps from the document that the caret of a field has moved: nobody on the desk listens, but Chromium itself does, and
 * walks through all fields after the caret at every key.
 */
export function useQuietCaret(): void {
  useEffect(() => {
    document.addEventListener('selectionchange', keepFromDocument, { capture: true })
    return () => {
      document.removeEventListener('selectionchange', keepFromDocument, { capture: true })
    }
  }, [])
}
