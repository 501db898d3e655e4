import { lazy, Suspense, useEffect, useState } from 'react'
import { useGeneration } from '../desk-state.ts'
import { useDesk } from '../use-desk.ts'

const Nothing = () => null

/** Where it cannot be loaded nothing is summed up. */
const Finished = lazy(() =>
  import('./finished.tsx').then(
    ({ Finished }) => ({ default: Finished }),
    () => ({ default: Nothing }),
  ),
)

/** Sums up what has just been written, until it is dismissed or writing begins again. */
export function WhenFinished() {
  const { running, progress, failures } = useGeneration()
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    if (running) setDismissed(false)
  }, [running])
  const { plan } = useDesk().ceremony
  const isWritten = plan.some(({ body }) => body.kind === 'written' && body.content !== '')
  const ends = Object.values(progress)
  const isFinished = ends.length > 0 && ends.every((end) => end === 'done')
  if (running || isDismissed || !isWritten || !isFinished || failures.length > 0) return null
  return (
    <Suspense>
      <Finished onDismiss={() => setDismissed(true)} />
    </Suspense>
  )
}
