import { Suspense, useEffect, useState } from 'react'
import { useGeneration } from '../desk-state.ts'
import { useDesk } from '../use-desk.ts'
import './finished.css'
import { optionalPiece } from '../../ui/late-piece.tsx'
import { hasWritten } from './has-written.ts'

/** Where it cannot be loaded nothing is summed up. */
const Finished = optionalPiece(async () => (await import('./finished.tsx')).Finished)

/** Sums up what has just been written, over its beginning, until it is dismissed or writing begins again. */
export function WhenFinished() {
  const generated = useGeneration()
  const { running } = generated
  const isWhole = hasWritten(generated)
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    if (running) setDismissed(false)
  }, [running])
  const { plan } = useDesk().ceremony
  const isWritten = plan.some(({ body }) => body.kind === 'written' && body.content !== '')
  if (isDismissed || !isWritten || !isWhole) return null
  return (
    <Suspense fallback={<div className="finished" />}>
      <Finished onDismiss={() => setDismissed(true)} />
    </Suspense>
  )
}
