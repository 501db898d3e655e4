import { writtenDate, writtenTime } from '#core/calendar.ts'
import { locationMaxCharacters } from '#core/ceremony/ceremony.ts'
import { baseLanguage } from '#core/ceremony/ceremony-language.ts'
import { changeDetails } from '#core/ceremony/edits/details.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { Field } from '../../ui/field.tsx'
import { announce } from '../announcer.tsx'
import { useCeremonyDesk } from '../use-desk.ts'
import { fieldIds } from './field-ids.ts'
import { useTooLong } from './use-too-long.ts'

/** A year of four digits: while it is typed a browser's field goes through those of one to three. */
const wholeYear = /^[1-9]/

/** Where and when. The fields show a date in the browser's order, so it is said in the ceremony's words besides. */
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
  const { language } = ceremony
  const inWords = {
    date: (date: string): string | undefined =>
      wholeYear.test(date) ? writtenDate(date, baseLanguage(language), language) : undefined,
    time: (time: string): string | undefined => writtenTime(time, baseLanguage(language), language),
  }
  const saidField = (name: 'date' | 'time') => {
    const { onValue, ...rest } = field(name)
    return {
      ...rest,
      hint: inWords[name](ceremony[name]),
      hintLanguage: language,
      onValue: (value: string) => {
        onValue(value)
        const said = inWords[name](value)
        if (said !== undefined) announce(said)
      },
    }
  }
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
        <Field {...saidField('date')} label={info.date} type="date" max="9999-12-31" />
        <Field {...saidField('time')} label={info.time} type="time" />
      </div>
    </div>
  )
}
