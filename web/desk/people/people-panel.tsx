import { useRef, useState } from 'react'
import { addPerson } from '#core/ceremony/edits/people.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { useDesk } from '../use-desk.ts'
import { FamilyFields } from './family-fields.tsx'
import { focusNew } from './focus-new.ts'
import { OccasionFields } from './occasion-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import './people.css'

/** The people of the ceremony, each named once; the couple's children and animals. */
export function PeoplePanel() {
  const { ceremony, change, isEditable } = useDesk()
  const { people: words } = useCreatorMessages()
  const [said, say] = useState('')
  const adding = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { people } = ceremony
  return (
    <div className="people">
      <p>{words.explanation}</p>
      {people.length === 0 ? <p className="plan-note">{words.nobody}</p> : null}
      <ul ref={list} className="people-list">
        {people.map((person) => (
          <PersonFields
            key={person.id}
            person={person}
            onRemoved={(name) => {
              say(words.removed(name))
              adding.current?.focus()
            }}
          />
        ))}
      </ul>
      <p>
        <Button
          ref={adding}
          disabled={!isEditable}
          onClick={() => {
            const id = crypto.randomUUID()
            change((now, nowMs) => addPerson(now, { id }, nowMs))
            say(words.added)
            focusNew(() => list.current?.children ?? [])
          }}
        >
          {words.add}
        </Button>
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <OccasionFields />
      <FamilyFields />
    </div>
  )
}
