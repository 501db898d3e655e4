import { useMemo } from 'react'
import { languageDetails } from '#core/languages.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { useKeeping, useShelving } from '../desk-state.ts'

/** That what is on the desk is kept here, and since when; what is not kept is the notices' matter. */
export function Saved() {
  const { language } = useLanguage()
  const { shelf, desk } = useCreatorMessages()
  const storedAtMs = useShelving((state) => state.storedAtMs)
  const keeping = useKeeping()
  const { locale } = languageDetails[language]
  // Stored with every key: to make a format takes as long as to draw the script's line.
  const day = useMemo(() => new Intl.DateTimeFormat(locale, { dateStyle: 'short' }), [locale])
  const clock = useMemo(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }), [locale])
  if (keeping !== 'kept' || storedAtMs === undefined) return <p className="bar-saved" />
  const time = clock.format(storedAtMs)
  const date = day.format(storedAtMs)
  const isToday = date === day.format(Date.now())
  return (
    <p className="bar-saved">
      <span className="bar-saved-whole">
        {isToday ? shelf.savedAt(time) : desk.bar.savedOn(date, time)}
      </span>
      <span className="bar-saved-shortly">{desk.bar.savedShortly(isToday ? time : date)}</span>
    </p>
  )
}
