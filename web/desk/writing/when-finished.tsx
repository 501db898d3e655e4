import { Suspense, useEffect, useState } from 'react'
import { useGeneration } from '../desk-state.ts'
import { heldOf } from '../held/held-count.tsx'
import { useDesk } from '../use-desk.ts'
import './finished.css'
import { browserTab } from '../../storage/device.ts'
import { optionalPiece } from '../../ui/late-piece.tsx'
import { closeCard, forgetCard, isCardShown, keepCard } from './finished-card.ts'
import { hasWritten } from './has-written.ts'
import { useSecondReading } from './second-reading.ts'

/** Where it cannot be loaded nothing is summed up. */
const Finished = optionalPiece(async () => (await import('./finished.tsx')).Finished)

/**
 * Sums up what has been written, over its beginning, until it is dismissed or writing begins again: also for whoever comes
 * back from a rehearsal or from paper.
 */
export function WhenFinished() {
  const generated = useGeneration()
  const { isWriting, running, progress } = generated
  const isWhole = hasWritten(generated)
  // Some of the texts are reason enough.
  useSecondReading(!running && Object.values(progress).includes('done'))
  const [isDismissed, setDismissed] = useState(false)
  const { ceremony } = useDesk()
  const { id, plan } = ceremony
  // biome-ignore lint/correctness/useExhaustiveDependencies: another ceremony on the desk has not been written by that
  useEffect(() => {
    if (isWriting) {
      setDismissed(false)
      forgetCard(browserTab)
    } else if (isWhole) keepCard(browserTab, id)
  }, [isWriting])
  const isWritten = plan.some(({ body }) => body.kind === 'written' && body.content !== '')
  if (isDismissed || !isWritten || isWriting || !isCardShown(browserTab, id, isWhole)) return null
  const dismiss = (): void => {
    setDismissed(true)
    closeCard(browserTab)
  }
  return (
    // Stays while the card in it is exchanged and grows, so that browsers keep the page where the card begins.
    <div className="when-finished" data-held={heldOf(ceremony).length === 0 ? undefined : ''}>
      <Suspense fallback={<div className="finished" />}>
        <Finished onDismiss={dismiss} />
      </Suspense>
    </div>
  )
}
