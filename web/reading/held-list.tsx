import { useCallback, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { momentWriter } from '#core/calendar.ts'
import { appPath } from '../access/app-path.ts'
import { useSession } from '../access/use-session.ts'
import { altarAddress } from '../altar/trial-run.ts'
import { dateLocale } from '../language/date-locale.ts'
import { useLanguage } from '../language/use-language.ts'
import { RenewLink } from '../selling/renew-link.tsx'
import type { ShelfEntry } from '../shelf/shelf-entry.ts'
import { coupleOf } from '../shelf/shelf-order.ts'
import { LatePieces, latePiece } from '../ui/late-piece.tsx'
import { deviceCeremonies } from './device-ceremonies.ts'
import { useReadingWords } from './with-reading-words.tsx'

const Copies = latePiece(() => import('./held-copies.tsx').then(({ HeldCopies }) => HeldCopies))

/** Every ceremony of this device, the next one first, to be opened. */
export function HeldList() {
  const { language, messages } = useLanguage()
  const words = useReadingWords()
  const { isSubscriptionActive } = useSession()
  const navigate = useNavigate()
  const [entries, setEntries] = useState<readonly ShelfEntry[] | 'blocked'>()
  const locale = dateLocale(language)

  const look = useCallback(async (): Promise<void> => {
    setEntries((await deviceCeremonies.list()) ?? 'blocked')
  }, [])
  useEffect(() => void look(), [look])

  const arrived = (ids: readonly string[]): void => {
    const [first] = ids
    if (ids.length === 1 && first !== undefined) void navigate(`#${first}`)
    else void look()
  }

  const names = new Intl.ListFormat(locale, { type: 'conjunction' })
  const day = momentWriter(language, { dateStyle: 'long', timeZone: 'UTC' }, locale)
  return (
    <div className="card grid gap-6 p-6 sm:p-12">
      <div className="grid gap-3">
        <h1 className="title">{words.title}</h1>
        <p className="text-ink-soft">{words.explanation}</p>
      </div>
      {entries === undefined ? <p className="text-ink-soft">{messages.access.loading}</p> : null}
      {entries === 'blocked' ? <p role="alert">{words.blocked}</p> : null}
      {Array.isArray(entries) && entries.length === 0 ? <p>{words.empty}</p> : null}
      {Array.isArray(entries) ? (
        <ul className="grid gap-4">
          {entries.map((entry: ShelfEntry) => {
            const { id, date, place } = entry.head
            const couple = coupleOf(entry, (list) => names.format(list))
            const details = [date === '' ? '' : day(Date.parse(date)), place]
            const name = couple === '' ? words.unnamed : couple
            return (
              <li key={id} className="held-row">
                <p className="grid">
                  <Link className="link font-semibold text-lg" to={`#${id}`}>
                    {name}
                  </Link>
                  <span className="text-ink-soft text-sm">
                    {details.filter((detail) => detail !== '').join(' · ')}
                  </span>
                </p>
                <a
                  className="button"
                  href={altarAddress(id, 'read')}
                  aria-label={`${words.altar}, ${name}`}
                >
                  {words.altar}
                </a>
              </li>
            )
          })}
        </ul>
      ) : null}
      {Array.isArray(entries) ? (
        <LatePieces>
          <Copies hasCeremonies={entries.length > 0} onArrived={arrived} />
        </LatePieces>
      ) : null}
      <p className="border-line border-t pt-4">
        {isSubscriptionActive ? (
          <Link className="link" to={appPath}>
            {words.toDesk}
          </Link>
        ) : (
          <RenewLink />
        )}
      </p>
    </div>
  )
}
