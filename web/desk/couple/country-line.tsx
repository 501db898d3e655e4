import { useEffect, useState } from 'react'
import { writtenDate } from '#core/calendar.ts'
import type { CountryLaw } from '#core/law/country-law.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'

interface Read {
  /** Undefined for a country that we have read nothing of. */
  law: CountryLaw | undefined
  /** `YYYY-MM-DD` */
  readOn: string
}

/** Who marries in law in the ceremony's country, for the celebrant's eyes alone; the laws come when they are asked for. */
export function CountryLine({ country }: { country: string }) {
  const { language } = useLanguage()
  const { law: words } = useCreatorMessages().libraryWords
  const [read, setRead] = useState<Read>()
  useEffect(() => {
    let isWanted = true
    Promise.all([import('#core/law/law-of.ts'), import('#core/law/country-law.ts')]).then(
      ([{ lawOf }, { lawReadOn }]) => {
        if (isWanted) setRead({ law: lawOf(country), readOn: lawReadOn })
      },
      // Without a connection the line is missing, and nothing else.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [country])
  if (read === undefined) return null
  const { law, readOn } = read
  return (
    <div className="country-line">
      <p className="font-semibold">{words.heading}</p>
      <p>{law?.line[language] ?? words.elsewhere}</p>
      {law === undefined ? null : (
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          {words.source(writtenDate(readOn, language) ?? readOn)}{' '}
          {law.sources.map(({ what, at }) => `${what} (${at})`).join('; ')}
        </p>
      )}
    </div>
  )
}
