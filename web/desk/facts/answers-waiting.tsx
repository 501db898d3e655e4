import { Suspense } from 'react'
import type { TextName } from '#core/ceremony/ceremony.ts'
import { questionsWaiting } from '#core/writer/unclear-facts.ts'
import { optionalPiece } from '../../ui/late-piece.tsx'
import { useDesk } from '../use-desk.ts'

/** Where it cannot be loaded, the card of what the couple told still says it. */
const WaitingNotice = optionalPiece(
  async () => (await import('./waiting-notice.tsx')).WaitingNotice,
)

/**
 * Says which answers were left out until somebody decides, and leads there; nothing where none was.
 * @param text only those that this text is made of
 */
export function AnswersWaiting({ text }: { text?: TextName }) {
  const { facts } = useDesk().ceremony
  const questions = questionsWaiting(facts, text)
  if (questions.length === 0) return null
  return (
    <Suspense>
      <WaitingNotice questions={questions} />
    </Suspense>
  )
}
