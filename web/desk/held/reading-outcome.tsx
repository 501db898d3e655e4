import { Suspense } from 'react'
import { counted } from '#core/messages/counted.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { optionalPiece } from '../../ui/late-piece.tsx'
import { useGenerated } from '../desk-state.ts'
import { useDesk } from '../use-desk.ts'
import { HeldCount, heldOf } from './held-count.tsx'

const NotRead = optionalPiece(() => import('./not-read.tsx').then(({ NotRead }) => NotRead))

/** What became of reading the answers, over them: what stays out, what could not be read, what did not fit. */
export function ReadingOutcome() {
  const outcome = useGenerated(({ reading }) => reading?.outcome)
  const isShortened = useGenerated((generated) => generated.isShortened)
  const words = useCreatorMessages().held
  const { language } = useLanguage()
  const held = heldOf(useDesk().ceremony).length
  const said = held === 0 ? '' : words.count(counted(held, language))
  return (
    <>
      <p role="status" className="sr-only">
        {outcome === 'reading' ? words.reading : outcome === 'read' ? said : ''}
      </p>
      {outcome === 'failed' ? (
        <Suspense>
          <NotRead />
        </Suspense>
      ) : null}
      {isShortened ? (
        <p className="notice" role="status">
          {words.shortened}
        </p>
      ) : null}
      <HeldCount />
    </>
  )
}
