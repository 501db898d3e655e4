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
type Pet = Ceremony['pets'][number]

/** The children of the couple, or of one of them, and the animals that come along. */
export function FamilyFields() {
  const { ceremony, library, change, isEditable } = useDesk()
  const { people: words } = useCreatorMessages()
  const colon = useColon()
  const { children, pets } = ceremony
  const couple = namedPeople(ceremony, library.frame)
  const ofOptions = [
    { value: 'both' as const, label: words.children.ofBoth },
    { value: 'first' as const, label: couple.first.called },
    { value: 'second' as const, label: couple.second.called },
  ]

  const changeAll = (family: Parameters<typeof changeFamily>[1], typing?: string): void =>
    change((now, nowMs) => changeFamily(now, family, nowMs), typing === undefined ? {} : { typing })
  const add = (family: Parameters<typeof changeFamily>[1], { parentElement }: Element): void => {
    changeAll(family)
    focusNew(() => parentElement?.querySelectorAll('.family-one') ?? [])
  }
  const setChild = (position: number, details: Partial<Child>): void => {
    const next = children.map((child, one) => (one === position ? { ...child, ...details } : child))
    changeAll({ children: next }, `child-${position}`)
  }
  const setPet = (position: number, details: Partial<Pet>): void => {
    const next = pets.map((pet, one) => (one === position ? { ...pet, ...details } : pet))
    changeAll({ pets: next }, `pet-${position}`)
  }
  return (
    <>
      <fieldset className="family" disabled={!isEditable}>
        <legend>{words.children.heading}</legend>
        {children.map(({ name, of, note }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by their place alone
          <div key={position} className="family-one">
            <Field
              label={words.children.name}
              value={name}
              dir="auto"
              onValue={(value) => setChild(position, { name: value })}
            />
            <Choice
              label={words.children.of}
              value={of}
              options={ofOptions}
              onChoose={(value) => setChild(position, { of: value })}
            />
            <Field
              label={words.children.note}
              hint={words.children.noteHint}
              value={note}
              dir="auto"
              onValue={(value) => setChild(position, { note: value })}
            />
            <Button
              look="quiet"
              className="underline"
              aria-label={`${words.remove}${colon} ${name}`}
              onClick={() => changeAll({ children: children.toSpliced(position, 1) })}
            >
              {words.remove}
            </Button>
          </div>
        ))}
        <Button
          onClick={({ currentTarget }) =>
            add({ children: [...children, { name: '', of: 'both', note: '' }] }, currentTarget)
          }
        >
          {words.children.add}
        </Button>
      </fieldset>
      <fieldset className="family" disabled={!isEditable}>
        <legend>{words.pets.heading}</legend>
        {pets.map(({ name, note }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pet is known by its place alone
          <div key={position} className="family-one">
            <Field
              label={words.pets.name}
              value={name}
              dir="auto"
              onValue={(value) => setPet(position, { name: value })}
            />
            <Field
              label={words.pets.note}
              hint={words.pets.noteHint}
              value={note}
              dir="auto"
              onValue={(value) => setPet(position, { note: value })}
            />
            <Button
              look="quiet"
              className="underline"
              aria-label={`${words.remove}${colon} ${name}`}
              onClick={() => changeAll({ pets: pets.toSpliced(position, 1) })}
            >
              {words.remove}
            </Button>
          </div>
        ))}
        <Button
          onClick={({ currentTarget }) =>
            add({ pets: [...pets, { name: '', note: '' }] }, currentTarget)
          }
        >
          {words.pets.add}
        </Button>
      </fieldset>
    </>
  )
}
