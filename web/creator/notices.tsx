import type { TextName } from '#core/ceremony.ts'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'
import { focusActions } from './actions.tsx'
import { saveToFile } from './file-actions.tsx'
import { ceremonyStore, useCeremony, useGeneration } from './use-ceremony.ts'
import { failureSentence } from './use-writing.ts'

/** What must not be missed about the storage of this device. */
export function StorageNotice() {
  const { saving, setAside } = useCeremony()
  const { screens } = useLanguage().messages
  const { storage } = screens
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {saving === 'kept' ? null : (
        <div className="notice notice-failure notice-sticky">
          <p className="max-w-prose">{storage[saving]}</p>
          <Button onClick={() => saveToFile(screens)}>{storage.saveFile}</Button>
        </div>
      )}
      {setAside ? <p className="notice">{storage.setAside}</p> : null}
    </div>
  )
}

/** The way back after everything was cleared or a file took its place. */
export function UndoNotice() {
  const { undoable } = useCeremony()
  const { undo: words, toasts } = useLanguage().messages.screens
  if (undoable === undefined) return null
  return (
    <div className="notice">
      <p>{words[undoable.kind]}</p>
      <div className="flex gap-2">
        <Button
          onClick={() => {
            ceremonyStore.undo()
            focusActions()
            showToast({ kind: 'success', title: toasts.restored })
          }}
        >
          {words.undo}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            ceremonyStore.dismissUndo()
            focusActions()
          }}
        >
          {words.dismiss}
        </Button>
      </div>
    </div>
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
    <div className="notice notice-failure">
      <div className="grid gap-1">
        <p className="font-semibold">{words.report}</p>
        <ul className="grid gap-1">
          {failures.map((failure) => (
            <li key={failure.kind === 'text' ? failure.text : failure.kind}>
              {failure.kind === 'text' ? (
                <strong>{words.about(texts[failure.text])} </strong>
              ) : null}
              {failureSentence(failure, messages)}
            </li>
          ))}
        </ul>
        <p className="text-sm">{words.nothingLost}</p>
      </div>
      {missing.length === 0 ? null : <Button onClick={() => retry(missing)}>{words.retry}</Button>}
    </div>
  )
}
