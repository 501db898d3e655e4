import type { RefObject } from 'react'
import { holdWords } from '#core/ceremony/edits/ranges.ts'
import { changeTelling } from '#core/ceremony/edits/tellings.ts'
import type { Telling } from '#core/told/telling.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../announcer.tsx'
import { leaveOutHintId } from '../element-ids.ts'
import { useDesk } from '../use-desk.ts'
import { selectedIn, useSelected } from './use-selected.ts'

interface TellingActsProps {
  telling: Telling
  field: RefObject<HTMLTextAreaElement | null>
}

/** What a hand may hold back of a telling: the words selected in it, or all of it. */
export function TellingActs({ telling, field }: TellingActsProps) {
  const words = useCreatorMessages().held
  const { isEditable, change } = useDesk()
  const isSelected = useSelected(field)
  const { id, isPrivate = false } = telling
  const leaveOut = (): void => {
    const { current } = field
    const selected = current === null ? undefined : selectedIn(current)
    if (current === null || selected === undefined) return
    change((ceremony, nowMs) => holdWords(ceremony, id, selected, {}, nowMs), { at: current.id })
    announce(words.nowOut)
    // The button is not to be pressed twice, and its focus must not go with it.
    current.focus({ preventScroll: true })
    current.setSelectionRange(selected.end, selected.end)
  }
  return (
    <div className="telling-acts">
      {isPrivate ? null : (
        <Button
          look="quiet"
          disabled={!isEditable || !isSelected}
          aria-describedby={leaveOutHintId}
          // The selection stays where it is.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={leaveOut}
        >
          {words.leaveOut}
        </Button>
      )}
      <label>
        <input
          type="checkbox"
          checked={isPrivate}
          disabled={!isEditable}
          onChange={({ target }) =>
            change((ceremony, nowMs) =>
              changeTelling(ceremony, id, { isPrivate: target.checked }, nowMs),
            )
          }
        />
        {words.isPrivate}
      </label>
      {isPrivate ? <p className="text-ink-soft text-sm">{words.privateNote}</p> : null}
    </div>
  )
}
