import { useEffect, useState } from 'react'
import { writtenDay } from '#core/calendar.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import type { ReadLaw } from './read-law.ts'

/** Who marries in law in the ceremony's country, for the celebrant's eyes alone; the laws come when they are asked for. */
export function CountryLine({ country }: { country: string }) {
  const { language } = useLanguage()
  const { law: words } = useCreatorMessages().libraryWords
  const [read, setRead] = useState<ReadLaw>()
  useEffect(() => {
    let isWanted = true
    import('./read-law.ts').then(
      ({ readLaw }) => {
        if (isWanted) setRead(readLaw(country))
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
          {words.source(writtenDay(readOn, language))}{' '}
          {law.sources.map(({ what, at }) => `${what} (${at})`).join('; ')}
        </p>
      )}
    </div>
  )
}
