import { useId } from 'react'
import { changeWishes } from '#core/ceremony/edits/details.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { useDesk } from '../use-desk.ts'

/** Two facts about the day that change what a plan needs. */
export function OccasionFields() {
  const { ceremony, change, isEditable } = useDesk()
  const { occasion: words } = useCreatorMessages().people
  const id = useId()
  const { hasGuests, isSecondMarriage } = ceremony.wishes
  const set = (wishes: Parameters<typeof changeWishes>[1]): void =>
    change((now, nowMs) => changeWishes(now, wishes, nowMs), { at: id })
  return (
    <fieldset id={id} className="family" disabled={!isEditable}>
      <legend>{words.heading}</legend>
      <div className="person-check">
        <input
          id={`${id}-guests`}
          type="checkbox"
          checked={hasGuests === false}
          onChange={({ target }) => set({ hasGuests: !target.checked })}
        />
        <label htmlFor={`${id}-guests`}>{words.noGuests}</label>
      </div>
      <div className="person-check">
        <input
          id={`${id}-second`}
          type="checkbox"
          checked={isSecondMarriage === true}
          onChange={({ target }) => set({ isSecondMarriage: target.checked })}
        />
        <label htmlFor={`${id}-second`}>{words.secondMarriage}</label>
      </div>
    </fieldset>
  )
}
