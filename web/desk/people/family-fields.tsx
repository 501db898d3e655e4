import type { ReactNode } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import { changeFamily } from '#core/ceremony/edits/people.ts'
import { namedPeople } from '#core/ceremony/named-people.ts'
import { useColon } from '../../language/use-colon.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Choice } from '../couple/choice.tsx'
import { useDesk } from '../use-desk.ts'
import { focusNew } from './focus-new.ts'

type Child = Ceremony['children'][number]

interface FamilyMember {
  id: string
  name: string
  note: string
}

interface FamilyGroupProps<Member extends FamilyMember> {
  words: { heading: string; name: string; note: string; noteHint: string; add: string }
  members: readonly Member[]
  /** Somebody of whom nothing is known yet. */
  newcomer: Omit<Member, 'id'>
  /** What is asked of one beside a name and a note. */
  ask?: (member: Member, set: (details: Partial<Member>) => void) => ReactNode
  change: (change: (members: readonly Member[]) => Member[], typing?: string) => void
}

/** The couple's children, or its animals. */
function FamilyGroup<Member extends FamilyMember>(props: FamilyGroupProps<Member>) {
  const { words, members, newcomer, ask, change } = props
  const { isEditable } = useDesk()
  const { people } = useCreatorMessages()
  const colon = useColon()
  const add = ({ parentElement }: Element): void => {
    const added = { ...newcomer, id: crypto.randomUUID() } as Member
    change((now) => [...now, added])
    focusNew(() => parentElement?.querySelectorAll('.family-one') ?? [])
  }
  return (
    <fieldset className="family" disabled={!isEditable}>
      <legend>{words.heading}</legend>
      {members.map((member) => {
        const { id, name, note } = member
        const set = (details: Partial<Member>): void =>
          change(
            (now) => now.map((one) => (one.id === id ? { ...one, ...details } : one)),
            `family-${id}`,
          )
        return (
          <div key={id} className="family-one">
            <Field
              label={words.name}
              value={name}
              dir="auto"
              onValue={(value) => set({ name: value } as Partial<Member>)}
            />
            {ask?.(member, set)}
            <Field
              label={words.note}
              hint={words.noteHint}
              value={note}
              dir="auto"
              onValue={(value) => set({ note: value } as Partial<Member>)}
            />
            <Button
              look="quiet"
              className="underline"
              aria-label={`${people.remove}${colon} ${name}`}
              onClick={() => change((now) => now.filter((one) => one.id !== id))}
            >
              {people.remove}
            </Button>
          </div>
        )
      })}
      <Button onClick={({ currentTarget }) => add(currentTarget)}>{words.add}</Button>
    </fieldset>
  )
}

/** The children of the couple, or of one of them, and the animals that come along. */
export function FamilyFields() {
  const { ceremony, library, change } = useDesk()
  const { people: words } = useCreatorMessages()
  const couple = namedPeople(ceremony, library.frame)
  const ofOptions = [
    { value: 'both' as const, label: words.children.ofBoth },
    { value: 'first' as const, label: couple.first.called },
    { value: 'second' as const, label: couple.second.called },
  ]
  const options = (typing?: string) => (typing === undefined ? {} : { typing })
  return (
    <>
      <FamilyGroup<Child>
        words={words.children}
        members={ceremony.children}
        newcomer={{ name: '', of: 'both', note: '' }}
        ask={({ of }, set) => (
          <Choice
            label={words.children.of}
            value={of}
            options={ofOptions}
            onChoose={(value) => set({ of: value })}
          />
        )}
        change={(next, typing) =>
          change(
            (now, nowMs) => changeFamily(now, { children: next(now.children) }, nowMs),
            options(typing),
          )
        }
      />
      <FamilyGroup
        words={words.pets}
        members={ceremony.pets}
        newcomer={{ name: '', note: '' }}
        change={(next, typing) =>
          change(
            (now, nowMs) => changeFamily(now, { pets: next(now.pets) }, nowMs),
            options(typing),
          )
        }
      />
    </>
  )
}
