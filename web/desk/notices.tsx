import { type ReactNode, useSyncExternalStore } from 'react'
import type { TextName } from '#core/ceremony/ceremony.ts'
import { useCreatorMessages, useLanguage, useScreens } from '../language/use-language.ts'
import { RestoreOffer } from '../shelf/backup/restore-offer.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'
import { useRootMark } from '../ui/use-root-mark.ts'
import { saveToFile } from './bar/ceremony-file.ts'
import {
  editing,
  setAside,
  shelving,
  useGeneration,
  useKeeping,
  useShelving,
} from './desk-state.ts'
import { partIds } from './element-ids.ts'
import { failureSentence } from './writing/use-writing.ts'

/** Puts the focus back on the script, for controls that vanish when they are used. */
function focusScript(): void {
  document.getElementById(partIds.script)?.querySelector('summary')?.focus({ preventScroll: true })
}

/** What must not be missed about the storage of this device. */
export function StorageNotice() {
  const isElsewhere = useShelving((state) => state.isElsewhere)
  const isSetAside = useShelving((state) => state.setAside)
  const keeping = useKeeping()
  const { creator, shelf } = useCreatorMessages()
  const { storage } = creator
  const screens = useScreens()
  return (
    <div role="status" className="desk-notices">
      {isElsewhere ? (
        <div className="notice notice-sticky">
          <p className="max-w-prose">{shelf.elsewhere}</p>
          <Button onClick={() => void shelving.takeOver()}>{shelf.takeOver}</Button>
        </div>
      ) : null}
      {keeping === 'kept' ? null : (
        <div className="notice notice-failure notice-sticky">
          <p className="max-w-prose">{keeping === 'lost' ? shelf.lost : storage[keeping]}</p>
          <Button onClick={() => saveToFile(editing.state().ceremony, screens)}>
            {storage.saveFile}
          </Button>
        </div>
      )}
      {isSetAside ? <p className="notice">{storage.setAside}</p> : null}
      <RestoreOffer />
    </div>
  )
}

/** Over the end of the script, at the foot of the window: what passes goes to its head meanwhile. */
function ScriptNotice({ className = '', children }: ScriptNoticeProps) {
  useRootMark('has-script-notice')
  return <div className={`notice ${className}`}>{children}</div>
}

interface ScriptNoticeProps {
  className?: string
  children: ReactNode
}

/** The way back after everything was cleared or a file took its place. */
export function UndoNotice() {
  const kind = useSyncExternalStore(setAside.subscribe, setAside.state, () => undefined)
  const { undo: words } = useCreatorMessages().creator
  const { toasts } = useScreens()
  if (kind === undefined) return null
  return (
    <ScriptNotice className="notice-undo">
      <p>{words[kind]}</p>
      <div className="flex gap-2">
        <Button
          onClick={() => {
            setAside.bringBack()
            focusScript()
            showToast({ kind: 'success', title: toasts.restored })
          }}
        >
          {words.undo}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setAside.dismiss()
            focusScript()
          }}
        >
          {words.dismiss}
        </Button>
      </div>
    </ScriptNotice>
  )
}

/** What the last generation could not write and why; stays after the toast is gone. */
export function FailureNotice({ retry }: { retry: (texts: readonly TextName[]) => void }) {
  const { running, failures, progress } = useGeneration()
  const { messages } = useLanguage()
  const { failures: words, texts } = messages.screens
  if (running || failures.length === 0) return null
  const missing = (Object.keys(texts) as TextName[]).filter((text) => progress[text] === 'failed')
  return (
    <ScriptNotice className="notice-failure">
      <div className="grid gap-1">
        <p className="font-semibold">{words.report}</p>
        <ul className="grid gap-1">
          {failures.map((failure) => (
            <li key={'text' in failure ? failure.text : failure.kind}>
              {'text' in failure ? <strong>{words.about(texts[failure.text])} </strong> : null}
              {failureSentence(failure, messages)}
            </li>
          ))}
        </ul>
        <p className="text-sm">{words.nothingLost}</p>
      </div>
      {missing.length === 0 ? null : <Button onClick={() => retry(missing)}>{words.retry}</Button>}
    </ScriptNotice>
  )
}
