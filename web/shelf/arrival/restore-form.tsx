import { type FormEvent, useEffect, useState } from 'react'
import { momentWriter } from '#core/calendar.ts'
import { dateLocale } from '../../language/date-locale.ts'
import { useLanguage } from '../../language/use-language.ts'
import { keepVoice, readVoice } from '../../storage/stored-voice.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import type { BackupContent } from '../backup/backup-content.ts'
import { readBackup } from '../backup/backup-file.ts'
import { readRecoveryCode } from '../backup/recovery-code.ts'
import type { RestoreChoice, RestoreStep } from '../backup/restore.ts'
import { deviceDayLines, deviceOwnPieces, deviceTransfers } from '../device-shelf.ts'
import { keptDevice } from '../shared/device-clearing.ts'
import { useCopiesWords } from '../with-copies-words.tsx'

interface RestoreFormProps {
  /** Of the backup. */
  text: string
  /** What a couple without names is called. */
  unnamed: string
  onRestored: (ids: readonly string[]) => void
}

/** Unlocks a backup, shows what would become of each of its ceremonies, and restores what is wanted. */
export function RestoreForm({ text, unnamed, onRestored }: RestoreFormProps) {
  const { open: words } = useCopiesWords()
  const [secret, setSecret] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isOpening, setOpening] = useState(false)
  const [content, setContent] = useState<BackupContent>()

  const unlock = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isOpening) return
    setProblem(undefined)
    setOpening(true)
    const read = await readBackup(text, secret)
    setOpening(false)
    if (read.kind === 'backup') setContent(read.content)
    else if (read.kind === 'not-a-backup') setProblem(words.refused.damaged)
    else if (read.kind === 'wrong-secret') setProblem(words.refused[whatIsWrong(secret)])
    else setProblem(words.refused[read.kind])
  }

  if (content !== undefined) {
    return <RestoreChoices content={content} unnamed={unnamed} onRestored={onRestored} />
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void unlock(event)}>
      <Field
        label={words.secret}
        hint={words.secretHint}
        problem={problem}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        value={secret}
        onValue={setSecret}
      />
      <button type="submit" className="button button-main justify-self-start">
        {isOpening ? words.unlocking : words.unlock}
      </button>
    </form>
  )
}

/** A slip of the pen is told where what was typed can only be meant for a code. */
function whatIsWrong(secret: string): 'wrong-secret' | 'incomplete-code' | 'mistyped-code' {
  const read = readRecoveryCode(secret)
  if (read.kind === 'mistyped') return 'mistyped-code'
  const isLikeCode = /^[\dA-Za-z]{4}([\s-][\dA-Za-z]{4}){2,}/.test(secret.trim())
  return read.kind === 'incomplete' && isLikeCode ? 'incomplete-code' : 'wrong-secret'
}

const everything: RestoreChoice = { withDeleted: true, withEarlier: true }

function RestoreChoices({
  content,
  unnamed,
  onRestored,
}: {
  content: BackupContent
} & Pick<RestoreFormProps, 'unnamed' | 'onRestored'>) {
  const { language } = useLanguage()
  const { open: words } = useCopiesWords()
  const [choice, setChoice] = useState<RestoreChoice>({ withDeleted: false, withEarlier: false })
  const [steps, setSteps] = useState<readonly RestoreStep[]>()
  const [earlier, setEarlier] = useState(0)
  const [problem, setProblem] = useState<string>()
  const { records, madeAtMs } = content
  const locale = dateLocale(language)

  useEffect(() => {
    const compare = async (): Promise<void> => {
      const [wanted, all, allButEarlier] = await Promise.all([
        deviceTransfers.compare(records, choice),
        deviceTransfers.compare(records, everything),
        deviceTransfers.compare(records, { ...everything, withEarlier: false }),
      ])
      if (wanted.kind === 'failed' || all.kind === 'failed' || allButEarlier.kind === 'failed') {
        setProblem(words.refused['not-stored'])
        return
      }
      setSteps(wanted.value)
      setEarlier(beside(all.value) - beside(allButEarlier.value))
    }
    void compare()
  }, [records, choice, words])

  const restore = async (): Promise<void> => {
    const [pieces, lines, arrival] = [
      await deviceOwnPieces.keep(content.ownPieces),
      await deviceDayLines.join(content.dayLines),
      await deviceTransfers.arrive(records, choice),
    ]
    if (pieces.kind === 'failed' || lines.kind === 'failed' || arrival.kind === 'failed') {
      setProblem(words.refused['not-stored'])
      return
    }
    const { voice } = content
    // The one that is here is the later one.
    if (voice !== undefined && readVoice(keptDevice) === undefined) keepVoice(keptDevice, voice)
    const { ids } = arrival.value
    showToast({ kind: 'success', title: words.restored(ids.length) })
    onRestored(ids)
  }

  if (problem !== undefined) return <p role="alert">{problem}</p>
  if (steps === undefined) return null
  const names = new Intl.ListFormat(locale, { type: 'conjunction' })
  const day = momentWriter(language, { dateStyle: 'long' }, locale)
  const wedding = momentWriter(language, { dateStyle: 'long', timeZone: 'UTC' }, locale)
  const wanted = records.filter(
    ({ deletedAtMs }) => deletedAtMs === undefined || choice.withDeleted,
  )
  const deleted = records.length - records.filter(isNotDeleted).length
  const comes = steps.filter(({ kind }) => kind !== 'keep').length
  return (
    <div className="grid gap-4">
      <p className="font-medium" role="status">
        {words.holds(records.length, day(madeAtMs))}
      </p>
      <ul className="grid max-h-[40dvh] gap-2 overflow-y-auto">
        {wanted.map(({ ceremony }, position) => {
          const { couple, date } = ceremony
          const known = couple.map(({ name }) => name.trim()).filter((name) => name !== '')
          const step = steps[position]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a backup may hold one ceremony twice, and its order never changes
            <li key={position} className="[overflow-wrap:anywhere]">
              <span className="font-medium">
                {known.length === 0 ? unnamed : names.format(known)}
              </span>
              <span className="text-ink-soft text-sm">
                {date === '' ? '' : ` · ${wedding(Date.parse(date))}`}
                {step === undefined ? '' : ` · ${words.becomes[step.kind]}`}
              </span>
            </li>
          )
        })}
      </ul>
      {deleted === 0 ? null : (
        <Tick
          label={words.withDeleted(deleted)}
          checked={choice.withDeleted}
          onChange={(withDeleted) => setChoice({ ...choice, withDeleted })}
        />
      )}
      {earlier === 0 ? null : (
        <Tick
          label={words.withEarlier(earlier)}
          checked={choice.withEarlier}
          onChange={(withEarlier) => setChoice({ ...choice, withEarlier })}
        />
      )}
      {comes === 0 ? (
        <p>{words.nothingToRestore}</p>
      ) : (
        <Button look="main" className="justify-self-start" onClick={() => void restore()}>
          {words.restore}
        </Button>
      )}
    </div>
  )
}

function isNotDeleted({ deletedAtMs }: { deletedAtMs?: number | undefined }): boolean {
  return deletedAtMs === undefined
}

function beside(steps: readonly RestoreStep[]): number {
  return steps.filter(({ kind }) => kind === 'add-beside').length
}

function Tick(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="flex items-center gap-3">
      <input
        type="checkbox"
        className="size-5 flex-none accent-accent"
        checked={props.checked}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      {props.label}
    </label>
  )
}
