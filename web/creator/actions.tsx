import { useEffect, useRef } from 'react'
import type { TextName } from '#core/ceremony.ts'
import { buildScript, type Script, scriptText } from '#core/script.ts'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import { copyText } from './clipboard.ts'
import { download } from './download.ts'
import { ceremonyStore, generation, useGeneration } from './use-ceremony.ts'

const documentName = 'cerimonia.docx'

/** What can be done with the ceremony (seed section 2, "Buttons"). */
export function Actions({ generate }: { generate: (texts?: readonly TextName[]) => void }) {
  const { running } = useGeneration()
  const { language, messages } = useLanguage()
  const { actions, toast, toasts } = messages.screens
  const generateButton = useRef<HTMLButtonElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)

  // A disabled button loses the focus; who started by keyboard is taken to the way to stop, and back.
  const focusMoved = useRef(false)
  useEffect(() => {
    if (running && focusMoved.current) stopButton.current?.focus()
    if (!running && focusMoved.current) {
      focusMoved.current = false
      if (document.activeElement === document.body) generateButton.current?.focus()
    }
  }, [running])

  const script = (): Script => {
    const { info, texts } = ceremonyStore.state()
    return buildScript({ language, info, texts }, messages.script)
  }

  const saveDocument = async (): Promise<void> => {
    try {
      const { scriptDocument } = await import('#docx/script-document.ts')
      download(await scriptDocument(script()), documentName)
    } catch {
      showToast({ kind: 'failure', title: toast.error, text: toasts.documentFailed })
      return
    }
    ceremonyStore.saveAll()
    showToast({ kind: 'success', title: toasts.documentGenerated })
  }

  const copy = async (): Promise<void> => {
    showToast(
      (await copyText(scriptText(script())))
        ? { kind: 'success', title: toasts.copied }
        : { kind: 'failure', title: toast.error, text: toasts.copyFailed },
    )
  }

  const clear = (): void => {
    ceremonyStore.clear()
    showToast({ kind: 'success', ...toasts.cleared })
  }

  return (
    <section aria-label={actions.region} className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Button
          ref={generateButton}
          look="main"
          className={running ? '' : 'col-span-2'}
          disabled={running}
          onClick={() => {
            focusMoved.current = document.activeElement === generateButton.current
            generate()
          }}
        >
          {running ? actions.generating : actions.generate}
        </Button>
        {running ? (
          <Button ref={stopButton} onClick={() => generation.stop()}>
            {actions.stop}
          </Button>
        ) : null}
        <Button onClick={() => void saveDocument()}>{actions.saveDocument}</Button>
        <Button onClick={() => void copy()}>{actions.copy}</Button>
        <Button look="quiet" className="col-span-2" onClick={clear}>
          {actions.clear}
        </Button>
      </div>
    </section>
  )
}
