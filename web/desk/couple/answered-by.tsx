import { useId } from 'react'
import { calledNames } from '#core/ceremony/called-names.ts'
import { changeTelling } from '#core/ceremony/edits/tellings.ts'
import type { Telling } from '#core/told/telling.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { useDesk } from '../use-desk.ts'

/** Who of the two told it: one tap, and not asked for before there are words. */
export function AnsweredBy({ telling }: { telling: Telling }) {
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
            checked={telling.by === by}
            onChange={() =>
              change((current, nowMs) => changeTelling(current, telling.id, { by }, nowMs))
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
