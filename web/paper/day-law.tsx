import { writtenDay } from '#core/calendar.ts'
import { baseLanguage } from '#core/ceremony/ceremony-language.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { lawReadOn } from '#core/law/country-law.ts'
import { lawOf } from '#core/law/law-of.ts'
import type { DayKitMessages } from '#core/messages/shape/day-kit.ts'
import { useLanguage } from '../language/use-language.ts'

interface DayLawProps {
  ceremony: Pick<Ceremony, 'country' | 'power' | 'language'>
  /** In the ceremony's language. */
  words: DayKitMessages
  /** Of the screen. */
  asks: DayKitMessages
}

/** What the ceremony is in law, with where that was read; where the celebrant marries in law, what is said and by whom. */
export function DayLaw({ ceremony, words, asks }: DayLawProps) {
  const { country, power } = ceremony
  const { language } = useLanguage()
  const law = lawOf(country)
  if (law === undefined) {
    return (
      <p className="text-sm print:hidden" lang={language}>
        {country === '' ? asks.noCountry : asks.unreadLaw}
      </p>
    )
  }
  const onPaper = baseLanguage(ceremony.language)
  const readOn = writtenDay(lawReadOn, onPaper)
  return (
    <section>
      <h2 className="heading">{words.inLaw}</h2>
      <p>{law.line[onPaper]}</p>
      <p className="text-sm">
        {law.sources.map(({ what }) => what).join(' · ')}. {words.lawRead(readOn)}
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
