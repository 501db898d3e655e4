import { useEffect, useRef } from 'react'
import type { TextName } from '#core/ceremony.ts'
import { buildScript, type Script, scriptText } from '#core/script.ts'
import { useCreatorMessages, useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'
import { copyText } from './clipboard.ts'
import { download } from './download.ts'
import { partIds } from './part-id.ts'
import { ceremonyStore, generation, useGeneration } from './use-ceremony.ts'

const documentName = 'cerimonia.docx'

/** Puts the focus where the buttons are, for controls that vanish when they are used. */
export function focusActions(): void {
  document.getElementById(partIds.actions)?.focus({ preventScroll: true })
}

/** What can be done with the ceremony (seed section 2, "Buttons"). */
export function Actions({ generate }: { generate: (texts?: readonly TextName[]) => void }) {
  const { running } = useGeneration()
  const { language, messages } = useLanguage()
  const creatorMessages = useCreatorMessages()
  const { actions, toast, toasts } = messages.screens
  const generateButton = useRef<HTMLButtonElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)

  // The button pressed is disabled or gone now, and the focus with it: it goes to the way to stop, and back.
  const focusMoved = useRef(false)
  useEffect(() => {
    const active = document.activeElement
    const lost = active === document.body || active === generateButton.current
    if (running) {
      focusMoved.current = lost
      if (lost) stopButton.current?.focus({ preventScroll: true })
    } else if (focusMoved.current) {
      focusMoved.current = false
      if (lost) generateButton.current?.focus({ preventScroll: true })
    }
  }, [running])

  const script = (): Script => {
    const { info, texts } = ceremonyStore.state()
    return buildScript({ language, info, texts }, creatorMessages.script)
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
    <section id={partIds.actions} tabIndex={-1} aria-label={actions.region}>
      <div className="grid grid-cols-2 gap-3">
        <Button
          ref={generateButton}
          look="main"
          className={running ? '' : 'col-span-2'}
          disabled={running}
          onClick={() => generate()}
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
