import { locationMaxCharacters } from '#core/ceremony/ceremony.ts'
import { changeDetails } from '#core/ceremony/edits/details.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Field } from '../../ui/field.tsx'
import { useCeremonyDesk } from '../use-desk.ts'
import { fieldIds } from './field-ids.ts'
import { useTooLong } from './use-too-long.ts'

/** Where and when. */
export function DayFields() {
  const { ceremony, isEditable, change } = useCeremonyDesk()
  const { info } = useCreatorMessages().creator
  const tooLong = useTooLong()

  const field = (name: 'place' | 'date' | 'time') => ({
    id: fieldIds[name],
    value: ceremony[name],
    onValue: (value: string) =>
      change((current, nowMs) => changeDetails(current, { [name]: value }, nowMs), {
        at: fieldIds[name],
        typing: fieldIds[name],
      }),
    readOnly: !isEditable,
    autoComplete: 'off',
  })
  return (
    <div className="grid gap-3">
      <Field
        {...field('place')}
        label={info.location}
        hint={info.locationHint}
        problem={tooLong(ceremony.place, locationMaxCharacters)}
      />
      <div className="pair">
        {/* Without it browsers take years of six digits, which are no dates of a calendar. */}
        <Field {...field('date')} label={info.date} type="date" max="9999-12-31" />
        <Field {...field('time')} label={info.time} type="time" />
      </div>
    </div>
  )
}
