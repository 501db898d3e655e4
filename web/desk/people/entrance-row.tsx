import { type PointerEvent, useId } from 'react'
import type { Entrance } from '#core/ceremony/document.ts'
import { useColon } from '../../language/use-colon.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Field } from '../../ui/field.tsx'
import { MoveButtons, MoveHandle, moveByKey } from '../reorder/move-controls.tsx'
import { useDesk } from '../use-desk.ts'

interface EntranceRowProps {
  entrance: Entrance
  /** Who walks, as the row is spoken of. */
  name: string
  position: number
  count: number
  /** The id of the list of names that fields offer. */
  peopleListId: string
  isRemembered: (name: string) => boolean
  onGrasp: (position: number, event: PointerEvent<HTMLElement>) => void
  onMove: (by: number) => void
  /** `typing` names the field that is typed into. */
  onChange: (entrance: Entrance, typing: string) => void
  onRemove: () => void
}

/** One step of the procession. */
export function EntranceRow(props: EntranceRowProps) {
  const { entrance, name, position, count, peopleListId, isRemembered } = props
  const { onGrasp, onMove, onChange, onRemove } = props
  const { isEditable } = useDesk()
  const { entrances: words } = useCreatorMessages().people
  const colon = useColon()
  const id = useId()
  const dead = [entrance.kind === 'others' ? entrance.name : '', entrance.with].filter(isRemembered)
  return (
    <li className="entrance" aria-labelledby={id} onKeyDown={(event) => moveByKey(event, onMove)}>
      <div className="entrance-line">
        <MoveHandle
          label={words.move.drag(name)}
          onPointerDown={(event) => {
            if (isEditable) onGrasp(position, event)
          }}
        />
        <p id={id} className="entrance-name">
          <span aria-hidden="true">{position + 1}. </span>
          <bdi>{name}</bdi>
        </p>
        <MoveButtons
          name={name}
          words={words.move}
          isFirst={position === 0}
          isLast={position === count - 1}
          onMove={onMove}
        />
        <button
          type="button"
          data-removes=""
          className="plan-more"
          aria-label={`${words.remove}${colon} ${name}`}
          disabled={!isEditable}
          onClick={onRemove}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <div className="entrance-fields">
        {entrance.kind === 'others' ? (
          <Field
            label={words.who}
            value={entrance.name}
            list={peopleListId}
            dir="auto"
            disabled={!isEditable}
            onValue={(value) => onChange({ ...entrance, name: value }, `who-${entrance.id}`)}
          />
        ) : null}
        <Field
          label={words.with}
          placeholder={words.withHint}
          value={entrance.with}
          list={peopleListId}
          dir="auto"
          disabled={!isEditable}
          onValue={(value) => onChange({ ...entrance, with: value }, `with-${entrance.id}`)}
        />
        <Field
          label={words.song}
          value={entrance.song}
          dir="auto"
          disabled={!isEditable}
          onValue={(value) => onChange({ ...entrance, song: value }, `song-${entrance.id}`)}
        />
      </div>
      {dead.map((one) => (
        <p key={one} className="plan-lacks">
          {words.inMemory(one)}
        </p>
      ))}
    </li>
  )
}
