import { useEffect, useState } from 'react'
import { dateLocale } from '../../language/date-locale.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { backupAge } from '../backup/backup-age.ts'
import type { BackupState } from '../backup/backup-keeper.ts'
import { usePersistence } from '../backup/use-persistence.ts'
import { backupKeeper } from '../device-shelf.ts'
import { useCopiesWords } from '../with-copies-words.tsx'

/** A month of work is more than anybody wants to write again. */
const oldBackupMs = 30 * 24 * 60 * 60 * 1000

/** How old the last backup is; a warning where the browser may forget and there is none, or an old one. */
export function BackupReminder() {
  const { language } = useLanguage()
  const { shelf } = useCreatorMessages()
  const { backup: words } = useCopiesWords()
  const persistence = usePersistence()
  const [state, setState] = useState<BackupState>()
  useEffect(() => {
    void backupKeeper.state().then((found) => {
      if (found.kind === 'done') setState(found.value)
    })
  }, [])
  // One line high from the start, so that nothing moves when it is known.
  if (state === undefined) return <p className="text-sm">{'\u00A0'}</p>
  const locale = dateLocale(language)
  const now = Date.now()
  const { lastMs } = state
  const isOld = lastMs === undefined || now - lastMs > oldBackupMs
  return (
    <p className="text-ink-soft text-sm">
      {lastMs === undefined ? words.never : words.last(backupAge(lastMs, now, locale))}{' '}
      {persistence === 'may-forget' && isOld ? shelf.backUp : null}
    </p>
  )
}
