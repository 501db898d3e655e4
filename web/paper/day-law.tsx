import { writtenDate } from '#core/calendar.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { lawReadOn } from '#core/law/country-law.ts'
import { lawOf } from '#core/law/law-of.ts'
import type { DayKitMessages } from '#core/messages/shape/day-kit.ts'
import { useLanguage } from '../language/use-language.ts'

interface DayLawProps extends Pick<Ceremony, 'country' | 'power'> {
  words: DayKitMessages
}

/** What the ceremony is in law, with where that was read; where the celebrant marries in law, what is said and by whom. */
export function DayLaw({ country, power, words }: DayLawProps) {
  const { language } = useLanguage()
  const law = lawOf(country)
  if (law === undefined) {
    return (
      <p className="text-sm print:hidden">{country === '' ? words.noCountry : words.unreadLaw}</p>
    )
  }
  return (
    <section>
      <h2 className="heading">{words.inLaw}</h2>
      <p>{law.line[language]}</p>
      <p className="text-sm">
        {law.sources.map(({ what }) => what).join(' · ')}.{' '}
        {words.lawRead(writtenDate(lawReadOn, language) ?? lawReadOn)}
      </p>
      {power === 'symbolic' || law.words.length === 0 ? null : (
        <>
          <h3 className="mt-4 font-semibold">{words.mustBeSaid}</h3>
          <dl>
            {law.words.map(({ by, quote, region = '', source }) => (
              <div key={`${region} ${quote}`} className="mt-2">
                <dt className="text-sm">
                  {[region, words.saidBy[by]].filter((part) => part !== '').join(' · ')}
                </dt>
                <dd>
                  <q>{quote}</q> <small>({source.what})</small>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
