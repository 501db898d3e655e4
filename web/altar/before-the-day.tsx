import { useEffect, useState } from 'react'
import type { AltarMessages } from '#core/messages/shape/altar.ts'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import {
  altarAddress,
  isKeptHere,
  openedAfterMs,
  type TrialResult,
  trialResult,
} from './trial-run.ts'

/** As long as keeping a page takes on a slow phone. */
const keepingMs = 20_000

interface BeforeTheDayProps {
  words: AltarMessages
  /** The ceremony's. */
  id: string
  isTrialShown: boolean
}

/** What to do while there is time for it; after a trial, what came of it. */
export function BeforeTheDay({ words, id, isTrialShown }: BeforeTheDayProps) {
  const { before } = words
  const [state, setState] = useState<'idle' | 'waiting' | 'impossible'>('idle')

  const tryIt = async (): Promise<void> => {
    if (state === 'waiting') return
    const { serviceWorker }: { serviceWorker?: ServiceWorkerContainer } = navigator
    setState('waiting')
    if (await isKeptHere(serviceWorker, keepingMs)) {
      // In this page's place, so that the browser's way back does not lead through the trial.
      location.replace(altarAddress(id, 'trial'))
    } else setState('impossible')
  }

  if (isTrialShown) return <TrialReport words={before} id={id} />
  return (
    <details className="altar-before">
      <summary className="heading">{before.heading}</summary>
      <ol>
        {before.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <Button aria-disabled={state === 'waiting'} onClick={() => void tryIt()}>
        {before.trial}
      </Button>
      <p>{before.trialHint}</p>
      <p role="status">
        {state === 'waiting'
          ? before.trialWaits
          : state === 'impossible'
            ? before.trialImpossible
            : null}
      </p>
    </details>
  )
}

/** What came of it, said in the trial's own page. */
function TrialReport({ words, id }: { words: AltarMessages['before']; id: string }) {
  const { language } = useLanguage()
  const [result, setResult] = useState<TrialResult>()
  useEffect(() => {
    void trialResult(fetch).then(setResult)
  }, [])
  const seconds = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return (
    <section className="altar-before">
      <p role="status">
        {result === 'worked' ? words.trialWorked(seconds.format(openedAfterMs() / 1_000)) : null}
        {result === 'failed' ? words.trialFailed : null}
      </p>
      <Button onClick={() => location.replace(altarAddress(id, 'read'))}>{words.endTrial}</Button>
    </section>
  )
}
