import { useId } from 'react'
import { coupleKindOf, coupleKinds } from '#core/ceremony/couple-kind.ts'
import { chooseCoupleKind } from '#core/ceremony/edits/choose-couple-kind.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { useCeremonyDesk } from '../use-desk.ts'
import { fieldIds } from './field-ids.ts'

/** Bride and groom, two brides, two grooms, or neither. */
export function CoupleKindChoice() {
  const { ceremony, isEditable, change } = useCeremonyDesk()
  const { kind: words } = useCreatorMessages().couple
  const name = useId()
  const chosen = coupleKindOf(ceremony.couple)
  return (
    <fieldset disabled={!isEditable}>
      <legend className="sr-only">{words.legend}</legend>
      <div className="kinds">
        {coupleKinds.map((kind) => (
          <label key={kind} className="kind">
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={kind === chosen}
              onChange={() =>
                change((current, nowMs) => chooseCoupleKind(current, kind, nowMs), {
                  at: fieldIds.name.first,
                })
              }
            />
            {words.kinds[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
