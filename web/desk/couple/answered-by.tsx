import { useId } from 'react'
import { calledNames } from '#core/ceremony/called-names.ts'
import { changeAnswer } from '#core/ceremony/edits/details.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { useDesk } from '../use-desk.ts'

/** Who of the two gave an answer: one tap, and not asked for before there is one. */
export function AnsweredBy({ questionId }: { questionId: string }) {
  const { ceremony, isEditable, change } = useDesk()
  const { answers: words } = useCreatorMessages().couple
  const name = useId()
  const [first, second] = calledNames(ceremony.couple)
  const answerers = [
    { by: 'first', label: first || '1' },
    { by: 'second', label: second || '2' },
    { by: 'both', label: words.both },
  ] as const
  return (
    <fieldset disabled={!isEditable} className="kinds kinds-small">
      <legend className="sr-only">{words.answeredBy}</legend>
      <span aria-hidden="true" className="text-ink-soft text-sm">
        {words.answeredBy}
      </span>
      {answerers.map(({ by, label }) => (
        <label key={by} className="kind">
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={ceremony.answers[questionId]?.answeredBy === by}
            onChange={() =>
              change((current, nowMs) =>
                changeAnswer(current, questionId, { answeredBy: by }, nowMs),
              )
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
