import { useMemo } from 'react'
import { dateLocale } from '../../language/date-locale.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { useKeeping, useShelving } from '../desk-state.ts'

/** That what is on the desk is kept here, and since when; what is not kept is the notices' matter. */
export function Saved() {
  const storedAtMs = useShelving((state) => state.storedAtMs)
  const keeping = useKeeping()
  const isKept = keeping === 'kept' && storedAtMs !== undefined
  return <p className="bar-saved">{isKept ? <Since ms={storedAtMs} /> : null}</p>
}

/** By itself: the first format of a date takes the browser a phone's tenth of a second, for which no empty desk waits. */
function Since({ ms }: { ms: number }) {
  const { language } = useLanguage()
  const { shelf, desk } = useCreatorMessages()
  const locale = dateLocale(language)
  // Stored with every key: to make a format takes as long as to draw the script's line.
  const day = useMemo(() => new Intl.DateTimeFormat(locale, { dateStyle: 'short' }), [locale])
  const clock = useMemo(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }), [locale])
  const time = clock.format(ms)
  const date = day.format(ms)
  const isToday = date === day.format(Date.now())
  const whole = isToday ? shelf.savedAt(time) : desk.bar.savedOn(date, time)
  return (
    <>
      <span className="bar-saved-whole">{whole}</span>
      <span className="bar-saved-shortly" title={whole}>
        {desk.bar.savedShortly}
      </span>
    </>
  )
}
