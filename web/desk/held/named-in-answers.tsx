import { useMemo, useRef } from 'react'
import { addPerson } from '#core/ceremony/edits/people.ts'
import type { HeldMessages } from '#core/messages/shape/held.ts'
import { type ToldPerson, toldPeople } from '#core/writer/told-people.ts'
import { useColon } from '../../language/use-colon.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../announcer.tsx'
import { moreToldId } from '../element-ids.ts'
import { useDesk } from '../use-desk.ts'
import { useSettled } from '../use-settled.ts'

/** So that nobody is looked for while something is typed. */
const pauseMs = 800

/** Who is named in what was told and stands nowhere in the ceremony yet: one press puts them among its people. */
export function NamedInAnswers() {
  const words = useCreatorMessages().held
  const { ceremony, library, isEditable, change } = useDesk()
  const settled = useSettled(ceremony, pauseMs)
  const { couple, people, children, pets, celebrant, tellings, ranges } = settled
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of the ceremony is looked at
  const named = useMemo(
    () => toldPeople(settled, library),
    [couple, people, children, pets, celebrant, tellings, ranges, library],
  )
  const colon = useColon()
  const heading = useRef<HTMLHeadingElement>(null)
  if (named.length === 0) return null

  const add = (person: ToldPerson): void => {
    change((current, nowMs) => addPerson(current, { id: crypto.randomUUID(), ...person }, nowMs), {
      at: moreToldId,
    })
    announce(words.people.added(person.name))
    heading.current?.focus()
  }
  return (
    <section>
      <h3 ref={heading} tabIndex={-1} className="font-medium">
        {words.people.heading}
      </h3>
      <p className="text-ink-soft text-sm">{words.people.explanation}</p>
      <ul className="held-named">
        {named.map((person) => (
          <li key={`${person.role} ${person.name}`}>
            <span>
              <bdi className="font-medium">{person.name}</bdi>{' '}
              <span className="text-ink-soft text-sm">{partsOf(person, words)}</span>
            </span>
            <Button
              aria-label={`${words.addButton}${colon} ${person.name}`}
              disabled={!isEditable}
              onClick={() => add(person)}
            >
              {words.addButton}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was told of somebody: `avó · já faleceu`. */
function partsOf(person: ToldPerson, { people: words }: HeldMessages): string {
  return [
    person.role,
    person.isInMemory ? words.inMemory : '',
    person.reads === '' ? '' : words.reads,
    person.brings === '' ? '' : words.brings(person.brings),
  ]
    .filter((part) => part !== '')
    .map((part) => `· ${part}`)
    .join(' ')
}
