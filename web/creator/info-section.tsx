import { type CeremonyInfo, locationMaxCharacters, nameMaxCharacters } from '#core/ceremony.ts'
import { counted } from '#core/counted.ts'
import { languageDetails } from '#core/languages.ts'
import { useLanguage } from '../language/use-language.ts'
import { Field } from '../ui/field.tsx'
import { Section } from '../ui/section.tsx'
import { infoFieldId } from './field-id.ts'
import { partIds } from './part-id.ts'
import { ceremonyStore, useCeremony } from './use-ceremony.ts'

/** The couple's details (seed section 3). `namesAsked`: generating was tried, so missing names are marked. */
export function InfoSection({ namesAsked }: { namesAsked: boolean }) {
  const { info, loaded } = useCeremony()
  const { language, messages } = useLanguage()
  const { info: words } = messages.screens
  const { format } = new Intl.NumberFormat(languageDetails[language].locale)

  const field = (name: keyof CeremonyInfo) => ({
    id: infoFieldId(name),
    label: words[name],
    value: info[name],
    onValue: (value: string) => ceremonyStore.setInfo(name, value),
    readOnly: !loaded,
    autoComplete: 'off',
  })
  const tooLong = (name: keyof CeremonyInfo, limit: number): string | undefined =>
    info[name].length > limit
      ? words.tooLong(counted(info[name].length - limit, language), format(limit))
      : undefined
  const nameProblem = (name: 'brideName' | 'groomName'): string | undefined =>
    namesAsked && info[name].trim() === '' ? words.nameMissing : tooLong(name, nameMaxCharacters)

  return (
    <Section id={partIds.info} heading={words.heading}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('brideName')} mark={words.required} problem={nameProblem('brideName')} />
        <Field {...field('groomName')} mark={words.required} problem={nameProblem('groomName')} />
        <div className="sm:col-span-2">
          <Field
            {...field('location')}
            hint={words.locationHint}
            problem={tooLong('location', locationMaxCharacters)}
          />
        </div>
        <Field {...field('date')} type="date" />
        <Field {...field('time')} type="time" />
      </div>
    </Section>
  )
}
