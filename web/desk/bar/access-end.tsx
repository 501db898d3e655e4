import { useEffect, useState } from 'react'
import { writtenMoment } from '#core/calendar.ts'
import { counted } from '#core/messages/counted.ts'
import { readStoredSession } from '../../access/stored-session.ts'
import { dateLocale } from '../../language/date-locale.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { browserDevice } from '../../storage/device.ts'
import { shelf } from '../desk-state.ts'

/** Longer than any access that is bought: whoever has it need not think of its end. */
const endlessMs = 5 * 366 * 86_400_000

/** Until when there is access, and how many ceremonies this device keeps after that. */
export function AccessEnd() {
  const { language } = useLanguage()
  const { bar } = useCreatorMessages().desk
  const [kept, setKept] = useState(0)
  useEffect(() => {
    void shelf.list().then((list) => {
      if (list.kind === 'failed') return
      setKept(list.value.filter(({ deletedAtMs }) => deletedAtMs === undefined).length)
    })
  }, [])
  const session = readStoredSession(browserDevice)
  const endsAtMs = session === undefined ? Number.NaN : Date.parse(session.subscriptionEnd)
  if (!(endsAtMs - Date.now() < endlessMs)) return null
  const end = writtenMoment(endsAtMs, language, { dateStyle: 'long' }, dateLocale(language))
  return (
    <p className="menu-heading">
      {bar.accessUntil(end)} {kept === 0 ? null : bar.keptAfter(counted(kept, language))}
    </p>
  )
}
