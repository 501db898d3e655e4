import { useId } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import { changeWishes } from '#core/ceremony/edits/details.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useDesk } from '../use-desk.ts'
import { Choice } from './choice.tsx'
import { fieldIds } from './field-ids.ts'

type Wishes = Ceremony['wishes']

const registers = ['solemn', 'warm', 'light'] as const
const faiths = ['none', 'open', 'religious'] as const

function faithOf(kind: Wishes['faith']['kind'], religion: string): Wishes['faith'] {
  return kind === 'religious' ? { kind, religion } : { kind }
}

/** Undefined for anything but a whole number of minutes that a ceremony may take. */
function minutesOf(typed: string): number | undefined {
  const minutes = Number.parseInt(typed, 10)
  return minutes >= 1 && minutes <= 600 ? minutes : undefined
}

/** Tone, faith and length, and what is not to be said; all of it can stay as it is. */
export function WishesFields() {
  const { ceremony, isEditable, change } = useDesk()
  const { wishes: words } = useCreatorMessages().couple
  const unsaidNote = useId()
  const { register, faith, minutes, leaveUnsaid } = ceremony.wishes
  const set = (wishes: Partial<Wishes>, field?: string): void =>
    change((current, nowMs) => changeWishes(current, wishes, nowMs), {
      ...(field === undefined ? {} : { at: field, typing: field }),
    })
  const setMinutes = (typed: string): void =>
    change(
      (current, nowMs) => {
        const { minutes: _former, ...others } = current.wishes
        const wished = minutesOf(typed)
        const next = wished === undefined ? others : { ...others, minutes: wished }
        return { ...changeWishes(current, {}, nowMs), wishes: next }
      },
      { at: fieldIds.minutes, typing: fieldIds.minutes },
    )
  return (
    <div className="grid gap-3">
      <div className="pair">
        <Choice
          label={words.register}
          value={register}
          options={registers.map((value) => ({ value, label: words.registers[value] }))}
          onChoose={(value) => set({ register: value })}
          disabled={!isEditable}
        />
        <Choice
          label={words.faith}
          value={faith.kind}
          options={faiths.map((value) => ({ value, label: words.faiths[value] }))}
          onChoose={(kind) =>
            set({ faith: faithOf(kind, faith.kind === 'religious' ? faith.religion : '') })
          }
          disabled={!isEditable}
        />
        {faith.kind === 'religious' ? (
          <Field
            label={words.religion}
            hint={words.religionHint}
            value={faith.religion}
            onValue={(religion) => set({ faith: { kind: 'religious', religion } }, 'wish-religion')}
            readOnly={!isEditable}
            autoComplete="off"
          />
        ) : null}
        <Field
          id={fieldIds.minutes}
          label={words.minutes}
          hint={words.minutesHint}
          type="number"
          inputMode="numeric"
          min={1}
          max={600}
          value={minutes === undefined ? '' : String(minutes)}
          onValue={setMinutes}
          readOnly={!isEditable}
          autoComplete="off"
        />
      </div>
      <div className="grid gap-1">
        <label htmlFor={fieldIds.leaveUnsaid} className="font-medium">
          {words.leaveUnsaid}
        </label>
        <TextArea
          id={fieldIds.leaveUnsaid}
          rows={2}
          value={leaveUnsaid}
          onValue={(value) => set({ leaveUnsaid: value }, fieldIds.leaveUnsaid)}
          readOnly={!isEditable}
          aria-describedby={unsaidNote}
        />
        <p id={unsaidNote} className="text-ink-soft text-sm">
          {words.leaveUnsaidHint}
        </p>
      </div>
    </div>
  )
}
