import { type ComponentProps, useEffect, useRef } from 'react'
import type { AltarMessages } from '#core/messages/shape/altar.ts'
import { Button } from '../ui/button.tsx'
import { minutesAndSeconds } from './clock-time.ts'

interface ReadingEndProps {
  words: AltarMessages
  /** What a rehearsal took in all; undefined after reading to guests. */
  rehearsedMs: number | undefined
  areWaysShown: boolean
  /** The ways out were called with a key. */
  takesFocus: boolean
  /** For the screen that is turned by fingers. */
  turning: ComponentProps<'main'>
  onBack: () => void
  onLeave: () => void
}

/** After the last word: a sentence, and the ways out. */
export function ReadingEnd(props: ReadingEndProps) {
  const { words, rehearsedMs, areWaysShown, takesFocus, turning, onBack, onLeave } = props
  const { end, rehearsal } = words
  const isRehearsal = rehearsedMs !== undefined
  return (
    <>
      <main className="altar-end" {...turning}>
        <h1>{isRehearsal ? rehearsal.over : end.breathe}</h1>
        {isRehearsal ? <p>{rehearsal.tookWhole(minutesAndSeconds(rehearsedMs))}</p> : null}
      </main>
      {areWaysShown ? (
        <WaysOut takesFocus={takesFocus}>
          <Button onClick={onLeave}>{isRehearsal ? rehearsal.toTimes : end.leave}</Button>
          <Button look="quiet" onClick={onBack}>
            {end.back}
          </Button>
        </WaysOut>
      ) : null}
    </>
  )
}

function WaysOut({
  takesFocus,
  children,
}: Pick<ReadingEndProps, 'takesFocus'> & ComponentProps<'nav'>) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector('button')?.focus()
  }, [takesFocus])
  return (
    <nav ref={panel} className="altar-ways">
      {children}
    </nav>
  )
}
