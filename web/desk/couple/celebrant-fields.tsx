import { useMemo } from 'react'
import { agreements, type Ceremony } from '#core/ceremony/document.ts'
import { changeDetails } from '#core/ceremony/edits/details.ts'
import { languageDetails } from '#core/languages.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { Field } from '../../ui/field.tsx'
import { useDesk } from '../use-desk.ts'
import { Choice } from './choice.tsx'
import { countries } from './countries.ts'
import { CountryLine } from './country-line.tsx'
import { fieldIds } from './field-ids.ts'

const powers = ['symbolic', 'legal'] as const

/** Who celebrates, and where in law. */
export function CelebrantFields() {
  const { ceremony, isEditable, change } = useDesk()
  const { language } = useLanguage()
  const { celebrant: words, partner } = useCreatorMessages().couple
  const { celebrant, power, country } = ceremony
  const set = (details: Partial<Ceremony>, typing?: string): void =>
    change((current, nowMs) => changeDetails(current, details, nowMs), {
      ...(typing === undefined ? {} : { typing }),
    })
  const inOrder = useMemo(() => {
    const names = new Intl.DisplayNames(languageDetails[language].locale, { type: 'region' })
    return countries
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language))
  }, [language])
  // A ceremony of another device may name a country that this list does not have.
  const isKnown = country === '' || countries.some((code) => code === country)
  return (
    <div className="grid gap-3">
      <div className="pair">
        <Field
          id={fieldIds.celebrant}
          label={words.name}
          value={celebrant.name}
          onValue={(name) => set({ celebrant: { ...celebrant, name } }, 'celebrant-name')}
          readOnly={!isEditable}
          autoComplete="off"
        />
        <Choice
          label={words.agreement}
          value={celebrant.agreement}
          options={agreements.map((value) => ({ value, label: partner.agreements[value] }))}
          onChoose={(agreement) => set({ celebrant: { ...celebrant, agreement } })}
          disabled={!isEditable}
        />
        <Choice
          label={words.country}
          value={country}
          options={[
            { value: '', label: words.noCountry },
            ...(isKnown ? inOrder : [...inOrder, { value: country, label: country }]),
          ]}
          onChoose={(code) => set({ country: code })}
          disabled={!isEditable}
        />
        <Choice
          label={words.effect}
          value={power}
          options={powers.map((value) => ({ value, label: words.powers[value] }))}
          onChoose={(value) => set({ power: value })}
          disabled={!isEditable}
        />
      </div>
      {country === '' ? null : <CountryLine country={country} />}
    </div>
  )
}
