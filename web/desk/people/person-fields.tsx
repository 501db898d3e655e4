import { useId, useRef, useState } from 'react'
import type { Person } from '#core/ceremony/document.ts'
import { changePerson, removePerson, renamePerson } from '#core/ceremony/edits/people.ts'
import { namedPeople } from '#core/ceremony/named-people.ts'
import { thingsOfPlan } from '#core/ceremony/needed-things.ts'
import { withinSentence } from '#core/library/grammar.ts'
import { useColon } from '../../language/use-colon.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Choice } from '../couple/choice.tsx'
import { useDesk } from '../use-desk.ts'

type TextDetail = 'saidAs' | 'role' | 'brings' | 'reads'

interface PersonFieldsProps {
  person: Person
  onRemoved: (name: string) => void
}

/** Everything that is known of one person. */
export function PersonFields({ person, onRemoved }: PersonFieldsProps) {
  const { ceremony, library, change, isEditable } = useDesk()
  const { people: words } = useCreatorMessages()
  const colon = useColon()
  const id = useId()
  const [isOpen, setOpen] = useState(person.name === '' && person.role === '')
  // Whoever empties the field to type another name still means the same person.
  const knownAs = useRef(person.name)
  const at = `person-${person.id}`
  const name = person.name.trim() || person.role.trim() || words.unnamed
  const things = thingsOfPlan(ceremony.plan, library)
  const couple = namedPeople(ceremony, library.frame)

  const rename = (typed: string): void => {
    const former = person.name.trim() === '' ? knownAs.current : person.name
    change((now, nowMs) => renamePerson(now, person.id, typed, nowMs, former), {
      at,
      typing: `name-${at}`,
    })
    knownAs.current = former
  }
  const set = (details: Parameters<typeof changePerson>[2], typing?: string): void =>
    change(
      (now, nowMs) => changePerson(now, person.id, details, nowMs),
      typing === undefined ? { at } : { at, typing: `${typing}-${at}` },
    )
  const text = (detail: TextDetail, hint?: string, list?: string) => (
    <Field
      list={list}
      label={words[detail]}
      hint={hint}
      value={person[detail]}
      dir="auto"
      disabled={!isEditable}
      onValue={(value) => set({ [detail]: value }, detail)}
    />
  )
  const check = (detail: 'isInMemory' | 'isThanked', note?: string) => (
    <div className="person-check">
      <input
        id={`${id}-${detail}`}
        type="checkbox"
        checked={person[detail]}
        disabled={!isEditable}
        aria-describedby={note === undefined ? undefined : `${id}-${detail}-note`}
        onChange={({ target }) => set({ [detail]: target.checked })}
      />
      <label htmlFor={`${id}-${detail}`}>{words[detail]}</label>
      {note === undefined ? null : (
        <p id={`${id}-${detail}-note`} className="plan-note">
          {note}
        </p>
      )}
    </div>
  )
  const { entersWith } = person
  // Nobody asks it of somebody who is remembered; what was said before can be taken away.
  const isOffered = (part: 'reads' | 'brings'): boolean => !person.isInMemory || person[part] !== ''
  return (
    <li>
      <details
        className="person"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary id={at}>
          <bdi className="person-name">{name}</bdi>
          {person.name === '' || person.role === '' ? null : (
            <bdi className="plan-note">{person.role}</bdi>
          )}
        </summary>
        <div className="person-fields">
          <Field
            label={words.name}
            value={person.name}
            dir="auto"
            disabled={!isEditable}
            onValue={rename}
          />
          {text('role', words.roleHint)}
          {text('saidAs', words.saidAsHint)}
          {check('isInMemory', words.inMemoryHint)}
          {person.isInMemory ? null : check('isThanked')}
          {isOffered('reads') ? text('reads') : null}
          {isOffered('brings') ? text('brings', undefined, `${id}-things`) : null}
          <datalist id={`${id}-things`}>
            {things.map(({ what, called }) => (
              <option key={what} value={called} />
            ))}
          </datalist>
          {entersWith === undefined ? null : (
            <p className="plan-note">
              {entersWith === ''
                ? words.walksAlone
                : words.walksWith(withinSentence(entersWith, couple.language))}
            </p>
          )}
          <Choice
            label={words.secretFor}
            value={person.secretFor ?? 'nobody'}
            disabled={!isEditable}
            options={[
              { value: 'nobody', label: words.secretForNobody },
              { value: 'first', label: couple.first.called },
              { value: 'second', label: couple.second.called },
              { value: 'both', label: words.secretForBoth },
            ]}
            onChoose={(secretFor) =>
              set({ secretFor: secretFor === 'nobody' ? undefined : secretFor })
            }
          />
          <p>
            <Button
              look="quiet"
              className="underline"
              aria-label={`${words.remove}${colon} ${name}`}
              disabled={!isEditable}
              onClick={() => {
                change((now, nowMs) => removePerson(now, person.id, nowMs), { at })
                onRemoved(name)
              }}
            >
              {words.remove}
            </Button>
          </p>
        </div>
      </details>
    </li>
  )
}
