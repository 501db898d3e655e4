import { lazy, Suspense, useEffect, useState } from 'react'
import { useRootMark } from '../../ui/use-root-mark.ts'
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
  return <Ended onDismiss={() => setDismissed(true)} />
}

/** Room is made for it before it is loaded, or the notice that writing has ended would lie where it comes. */
function Ended({ onDismiss }: { onDismiss: () => void }) {
  useRootMark('has-script-notice')
  return (
    <Suspense>
      <Finished onDismiss={onDismiss} />
    </Suspense>
  )
}
