import { calledNames } from '#core/ceremony/called-names.ts'
import { allowUnclear } from '#core/ceremony/edits/facts.ts'
import { questionIds } from '#core/ceremony/question-ids.ts'
import type { FactsMessages } from '#core/messages/shape/facts.ts'
import { namesAllItAsks } from '#core/writer/own-matter.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../announcer.tsx'
import { waitingId } from '../element-ids.ts'
import { useDesk } from '../use-desk.ts'

interface WaitingProps {
  /** The question's number, from 1. */
  question: number
  words: FactsMessages
}

/** Why an answer was left out, once for all that it tells, and one press for all of it where the request says what it means. */
export function Waiting({ question, words }: WaitingProps) {
  const { ceremony, isEditable, change } = useDesk()
  const source = questionIds[question - 1]
  const id = waitingId(question)
  if (source === undefined) return null
  const answer = ceremony.answers[source]?.text ?? ''
  const isPlain = namesAllItAsks(answer, calledNames(ceremony.couple))
  return (
    <div className="notice facts-waiting" id={id} tabIndex={-1}>
      <p>{words.withheld(String(question))}</p>
      {isPlain ? (
        <Button
          disabled={!isEditable}
          onClick={() => {
            change((current, nowMs) => allowUnclear(current, source, nowMs), { at: id })
            announce(words.allowed)
          }}
        >
          {words.allow}
        </Button>
      ) : (
        <p>{words.decideEach}</p>
      )}
    </div>
  )
}
