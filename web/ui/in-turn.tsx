import { type ReactNode, startTransition, useEffect, useState } from 'react'

/**
 * Drawn once what stands before it has been seen: drawing, styling and laying out all of it at once would keep a slow
 * phone from answering. Only for what comes after everything else on the page, so that nothing moves.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    startTransition(() => setDue(true))
  }, [])
  return isDue ? children : null
}
