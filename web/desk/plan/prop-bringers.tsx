import { useId, useState } from 'react'
import { bringerOf } from '#core/ceremony/bringing.ts'
import { changeBringer } from '#core/ceremony/edits/people.ts'
import type { Prop } from '#core/library/piece.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { useDesk } from '../use-desk.ts'
import { planRowId } from './row-id.ts'

interface PropBringersProps {
  props: readonly Prop[]
  /** The key of the section that needs them. */
  at: string
}

/** What has to be there, and who brings it: amber until somebody does. */
export function PropBringers({ props, at }: PropBringersProps) {
  const { ceremony } = useDesk()
  const { needs } = useCreatorMessages().plan
  const listId = useId()
  if (props.length === 0) return null
  const names = new Set(ceremony.people.map(({ name }) => name.trim()))
  return (
    <fieldset className="props">
      <legend>{needs.props}</legend>
      <datalist id={listId}>
        {[...names]
          .filter((name) => name !== '')
          .map((name) => (
            <option key={name} value={name} />
          ))}
      </datalist>
      {props.map((prop) => (
        <PropBringer key={prop.what} prop={prop} at={at} listId={listId} />
      ))}
    </fieldset>
  )
}

function PropBringer({ prop, at, listId }: { prop: Prop; at: string; listId: string }) {
  const { ceremony, change, isEditable } = useDesk()
  const { needs } = useCreatorMessages().plan
  const id = useId()
  const bringer = bringerOf(ceremony.people, prop.what)?.name ?? ''
  // Somebody new is named once the name is whole, not at its first letter.
  const [typed, setTyped] = useState<string>()
  const finish = (): void => {
    if (typed === undefined) return
    change((now, nowMs) => changeBringer(now, prop.what, typed, nowMs), { at: planRowId(at) })
    setTyped(undefined)
  }
  return (
    <div className="prop" data-lacks={bringer === '' ? '' : undefined}>
      <label htmlFor={id}>{needs.whoBrings(prop.what)}</label>
      <input
        id={id}
        className="input"
        list={listId}
        dir="auto"
        disabled={!isEditable}
        value={typed ?? bringer}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={finish}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish()
        }}
      />
      <p id={`${id}-note`} className="plan-note">
        {bringer === '' ? <span className="plan-lacks">{needs.nobodyYet} </span> : null}
        {needs.usually(needs.bringers[prop.from])}
      </p>
    </div>
  )
}
