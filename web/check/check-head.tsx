import type { Ref } from 'react'
import type { CheckMessages } from '#core/messages/shape/check.ts'
import { useCreatorMessages, useScreens } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import type { CheckState } from './checking.ts'

interface CheckHeadProps {
  phase: CheckState['phase']
  words: CheckMessages
  /** One line; empty while it is not known. */
  summary: string
  /** What has just been done to the script, and the way back. */
  done: { said: string; undo: () => void } | undefined
  /** The sentences are being read once more. */
  isReading: boolean
  /** Looks again at what failed. */
  again: () => void
  /** Takes the focus of buttons that go when they are pressed. */
  ref: Ref<HTMLParagraphElement>
}

/** Over the list: what it comes to, that it is still at work or could not end, and what was done from it. */
export function CheckHead({ phase, words, summary, done, isReading, again, ref }: CheckHeadProps) {
  const { creator, desk } = useCreatorMessages()
  const { missingPiece } = useScreens()
  return (
    <>
      <p className="check-summary" ref={ref} tabIndex={-1}>
        {summary}{' '}
        <span role="status">
          {isReading ? words.reading : phase === 'working' ? desk.bar.checking : null}
        </span>
      </p>
      {phase === 'failed' ? (
        <div className="notice notice-failure" role="alert">
          <p>{words.failed}</p>
          <Button onClick={again}>{missingPiece.retry}</Button>
        </div>
      ) : null}
      <div role="status" className="empty:hidden">
        {done === undefined ? null : (
          <div className="notice">
            <p>{done.said}</p>
            <Button onClick={done.undo}>{creator.undo.undo}</Button>
          </div>
        )}
      </div>
    </>
  )
}
