import { lazy, Suspense } from 'react'
import type { TextName } from '#core/ceremony/ceremony.ts'
import { questionsWaiting } from '#core/writer/unclear-facts.ts'
import { useDesk } from '../use-desk.ts'

const Nothing = () => null

/** Where it cannot be loaded, the card of what the couple told still says it. */
const WaitingNotice = lazy(() =>
  import('./waiting-notice.tsx').then(
    ({ WaitingNotice }) => ({ default: WaitingNotice }),
    () => ({ default: Nothing }),
  ),
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
