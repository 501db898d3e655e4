import { type FocusEvent, useId, useRef, useState } from 'react'
import { broughtBy } from '#core/ceremony/bringing.ts'
import { calledNames } from '#core/ceremony/called-names.ts'
import { changeBringer, type NamedBringer } from '#core/ceremony/edits/people.ts'
import type { Prop } from '#core/library/piece.ts'
import type { PlanMessages } from '#core/messages/shape/plan.ts'
import { useColon } from '../../language/use-colon.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { type Desk, useDesk } from '../use-desk.ts'

interface PropBringersProps {
  props: readonly Prop[]
  /** The element that undoing an answer leads back to. */
  at: string
}

/** What is asked of a thing. */
export function bringerQuestion(
  { called, isKept }: Pick<Prop, 'called' | 'isKept'>,
  needs: PlanMessages['needs'],
): string {
  return (isKept === true ? needs.whoKeeps : needs.whoBrings)(called)
}

/** What has to be there, and who brings it: amber until somebody does. */
export function PropBringers({ props, at }: PropBringersProps) {
  if (props.length === 0) return null
  return (
    <div className="props">
      {props.map((prop) => (
        <PropBringer key={prop.what} prop={prop} at={at} />
      ))}
    </div>
  )
}

const nobody: NamedBringer = { id: '', name: '' }

/** More names would be a list to look through: the field offers the others. */
const mostNames = 8

interface Answer {
  label: string
  bringer: NamedBringer
}

/** Who may be tapped: whoever usually brings it, the couple and the people named already; or nobody has to. */
function answersFor(prop: Prop, { ceremony }: Desk, needs: PlanMessages['needs']): Answer[] {
  const [first, second] = calledNames(ceremony.couple)
  const celebrant = ceremony.celebrant.name.trim() || needs.bringers.celebrant
  const role = prop.from === 'celebrant' ? celebrant : needs.bringers[prop.from]
  const names = ceremony.people
    .filter(({ name, isInMemory }) => name.trim() !== '' && !isInMemory)
    .slice(0, mostNames)
    .map(({ id, name }): Answer => ({ label: name.trim(), bringer: { id, name: name.trim() } }))
  const all: Answer[] = [
    { label: role, bringer: { by: prop.from } },
    { label: first, bringer: { by: 'first' } },
    { label: second, bringer: { by: 'second' } },
    ...names,
    { label: celebrant, bringer: { by: 'celebrant' } },
    { label: needs.alreadyThere, bringer: { by: 'there' } },
  ]
  return all.filter(
    ({ label }, index) => label !== '' && all.findIndex((other) => other.label === label) === index,
  )
}

function PropBringer({ prop, at }: { prop: Prop; at: string }) {
  const desk = useDesk()
  const { ceremony, library, change, isEditable } = desk
  const { needs } = useCreatorMessages().plan
  const colon = useColon()
  const id = useId()
  const bringer = broughtBy(ceremony, prop, library)
  const isChosen = ({ bringer: answer }: Answer): boolean =>
    bringer?.kind === 'person'
      ? 'name' in answer && answer.name === bringer.person.name.trim()
      : bringer !== undefined && 'by' in answer && answer.by === bringer.by
  const answers = answersFor(prop, desk, needs)
  const named = bringer?.kind === 'person' ? bringer.person.name : ''
  const shown = answers.some(isChosen) ? '' : named
  // Somebody new is named once the name is whole, not at its first letter.
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const answer = (wanted: NamedBringer): void =>
    change((now, nowMs) => changeBringer(now, prop, wanted, library, nowMs), { at })
  const finish = (): void => {
    if (typed !== undefined && typed.trim() !== shown)
      answer({ id: crypto.randomUUID(), name: typed })
    setTyped(undefined)
  }
  /** From the field to its button nothing is finished yet. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (currentTarget.parentElement?.contains(relatedTarget) !== true) finish()
  }
  return (
    <fieldset
      className="prop"
      data-lacks={bringer === undefined ? '' : undefined}
      disabled={!isEditable}
    >
      <legend>
        <bdi lang={library.language}>{bringerQuestion(prop, needs)}</bdi>
      </legend>
      {prop.what.toLowerCase() === prop.called ? null : (
        <p className="plan-note" lang={library.language}>
          {prop.what}
        </p>
      )}
      <div className="kinds kinds-small">
        {answers.map((one) => (
          <label key={one.label} className="kind">
            <input
              type="checkbox"
              className="sr-only"
              checked={isChosen(one)}
              onChange={({ target }) => answer(target.checked ? one.bringer : nobody)}
            />
            <bdi>{one.label}</bdi>
          </label>
        ))}
      </div>
      <div className="prop-name">
        <input
          ref={field}
          className="input"
          list={`${id}-names`}
          dir="auto"
          autoComplete="off"
          aria-label={`${needs.anotherName}${colon} ${bringerQuestion(prop, needs)}`}
          placeholder={needs.anotherName}
          value={typed ?? shown}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
          onKeyDown={({ key }) => {
            if (key === 'Enter') finish()
          }}
        />
        {typed === undefined || typed.trim() === '' || typed.trim() === shown ? null : (
          <Button
            // The field keeps the focus: leaving it would take the button away under the finger.
            onMouseDown={(event) => event.preventDefault()}
            onBlur={leave}
            onClick={() => {
              field.current?.focus()
              finish()
            }}
          >
            {needs.addName}
          </Button>
        )}
      </div>
      <datalist id={`${id}-names`}>
        {[...new Set(ceremony.people.map(({ name }) => name.trim()))]
          .filter((name) => name !== '')
          .map((name) => (
            <option key={name} value={name} />
          ))}
      </datalist>
    </fieldset>
  )
}
