import { useId, useState } from 'react'
import type { BlankGroup } from '#core/ceremony/brackets.ts'
import { fillBlank } from '#core/ceremony/edits/fill-blank.ts'
import { giveName } from '#core/ceremony/edits/people.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { announce } from '../announcer.tsx'
import { useDesk } from '../use-desk.ts'
import { openPeople } from './open-people.ts'
import './people.css'

interface MissingNameProps {
  of: BlankGroup
  /** What the moment is called that lacks it. */
  moment: string
  onDone: () => void
}

/** A name that the script lacks: of somebody who is known already, or who is from then on. */
export function MissingName({ of, moment, onDone }: MissingNameProps) {
  const { ceremony, library, change, isEditable } = useDesk()
  const { people: words } = useCreatorMessages()
  const [name, setName] = useState('')
  const [reads, setReads] = useState(of === 'reader' ? moment : '')
  const listId = useId()
  const known = ceremony.people.filter((person) => person.name.trim() !== '')
  return (
    <form
      className="people"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') return
        const id = crypto.randomUUID()
        change((now, nowMs) => {
          const named = giveName(now, of, { id, name, reads: reads.trim() || moment }, nowMs)
          return fillBlank(named, of, name.trim(), library, nowMs)
        })
        announce(words.missing.given(name.trim()))
        onDone()
      }}
    >
      <datalist id={listId}>
        {known.map((person) => (
          <option key={person.id} value={person.name} />
        ))}
      </datalist>
      <Field
        label={words.name}
        hint={words.missing.hint}
        value={name}
        list={of === 'children' ? undefined : listId}
        dir="auto"
        autoComplete="off"
        data-first-focus=""
        onValue={setName}
      />
      {of === 'reader' ? (
        <Field label={words.reads} value={reads} dir="auto" autoComplete="off" onValue={setReads} />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          className="button button-main"
          disabled={!isEditable || name.trim() === ''}
        >
          {words.missing.give}
        </button>
        <Button look="quiet" onClick={() => openPeople({ kind: 'people' })}>
          {words.title}
        </Button>
      </div>
    </form>
  )
}
