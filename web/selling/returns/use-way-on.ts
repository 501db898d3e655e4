import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { closeShownToast } from '../../ui/toast.ts'

/** Long enough to read that the payment is confirmed and what happens next. */
const readingMs = 3_000

/**
 * Moves on from a page that has just said what happens next: after a moment to read it, or at once with `goOn`. The
 * notice does not come along: on the next page nobody is waiting to move on, and the PIN it announces is on screen.
 */
export function useWayOn(): { leadTo: (path: string) => void; goOn: () => void } {
  const navigate = useNavigate()
  const [path, setPath] = useState<string>()

  const goOn = (): void => {
    if (path === undefined) return
    closeShownToast()
    void navigate(path, { replace: true })
  }
  const goOnByItself = useEffectEvent(goOn)

  useEffect(() => {
    if (path === undefined) return
    const timer = setTimeout(() => goOnByItself(), readingMs)
    return () => clearTimeout(timer)
  }, [path])

  return { leadTo: setPath, goOn }
}
