import { useCallback, useEffect, useState } from 'react'
import { HelpLink } from '../../help/help-link.tsx'
import { dateLocale } from '../../language/date-locale.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import type { FileForms } from '../carry/hand-over.ts'
import { HandOverButtons } from '../carry/hand-over-buttons.tsx'
import { backupKeeper } from '../device-shelf.ts'
import { useCopiesWords, WithCopiesWords } from '../with-copies-words.tsx'
import { backupAge } from './backup-age.ts'
import { backupFileName } from './backup-file-name.ts'
import type { BackupState } from './backup-keeper.ts'
import { NewCode } from './new-code.tsx'
import { usePersistence } from './use-persistence.ts'

/** Making a backup of the whole shelf. The first one begins with a recovery code; later ones ask nothing. */
export function BackupPanel() {
  return (
    <WithCopiesWords>
      <Backup />
    </WithCopiesWords>
  )
}

function Backup() {
  const { language } = useLanguage()
  const { backup: words, open } = useCopiesWords()
  const persistence = usePersistence()
  const [state, setState] = useState<BackupState>()
  const [made, setMade] = useState<{ forms: FileForms; unread: number }>()
  const [isRenewing, setRenewing] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const look = useCallback(async (): Promise<void> => {
    const found = await backupKeeper.state()
    if (found.kind === 'failed') {
      setFailed(true)
      return
    }
    setState(found.value)
    if (!found.value.hasCode) return
    const backup = await backupKeeper.make()
    if (backup.kind === 'failed') setFailed(true)
    else if (backup.value !== undefined) {
      const { text, unread } = backup.value
      const name = backupFileName(Date.now())
      setMade({ forms: [new File([text], name, { type: 'text/plain' })], unread })
    }
  }, [])
  useEffect(() => void look(), [look])

  const noteMade = async (): Promise<void> => {
    await backupKeeper.noteMade()
    const found = await backupKeeper.state()
    if (found.kind === 'done') setState(found.value)
  }

  if (hasFailed) return <p role="alert">{open.refused['not-stored']}</p>
  const locale = dateLocale(language)
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        {words.explanation} <HelpLink task="backup" className="link" />
      </p>
      {persistence === 'may-forget' ? <p className="notice">{words.mayForget}</p> : null}
      {state === undefined ? null : (
        <p>
          {state.lastMs === undefined
            ? words.never
            : words.last(backupAge(state.lastMs, Date.now(), locale))}
        </p>
      )}
      {state !== undefined && (!state.hasCode || isRenewing) ? (
        <NewCode
          onKept={() => {
            setRenewing(false)
            setMade(undefined)
            void look()
          }}
        />
      ) : null}
      {state?.hasCode && !isRenewing ? (
        <>
          {made === undefined ? null : <p role="status">{words.ready}</p>}
          {made === undefined || made.unread === 0 ? null : (
            <p className="notice">{words.unread(made.unread)}</p>
          )}
          <HandOverButtons forms={made?.forms} onHandedOver={() => void noteMade()} />
          <div className="grid gap-1">
            <Button
              look="quiet"
              className="-ml-3 justify-self-start underline"
              onClick={() => setRenewing(true)}
            >
              {words.newCode}
            </Button>
            <p className="text-ink-soft text-sm">{words.newCodeHint}</p>
          </div>
        </>
      ) : null}
    </div>
  )
}
