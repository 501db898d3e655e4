import { useRef } from 'react'
import type { ScreenMessages } from '#core/messages/pt/screens.ts'
import { useScreens } from '../language/use-language.ts'
import { ceremonyFileName, readCeremonyFile, writeCeremonyFile } from '../storage/ceremony-file.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'
import { download } from './download.ts'
import { ceremonyStore } from './use-ceremony.ts'

/** Saves the ceremony to a file of the celebrant's own, for another device or a browser that forgets. */
export function saveToFile(screens: ScreenMessages): void {
  const { info, answers, texts } = ceremonyStore.state()
  const file = new Blob([writeCeremonyFile({ info, answers, texts })], { type: 'application/json' })
  download(file, ceremonyFileName(info))
  showToast({ kind: 'success', title: screens.toasts.fileSaved })
}

/** Save to a file, open from a file; opening can be undone. */
export function FileActions() {
  const screens = useScreens()
  const { actions, toast, toasts } = screens
  const input = useRef<HTMLInputElement>(null)

  const open = async (file: File): Promise<void> => {
    const read = await file
      .text()
      .then(readCeremonyFile, () => ({ refusal: 'unreadable' as const }))
    if ('refusal' in read) {
      showToast({ kind: 'failure', title: toast.error, text: toasts.fileRefused[read.refusal] })
      return
    }
    ceremonyStore.open(read.content)
    showToast({ kind: 'success', title: toasts.fileOpened })
  }

  return (
    <section className="grid gap-1 text-sm">
      <h2 className="font-semibold">{actions.fileHeading}</h2>
      <p className="text-ink-soft">{actions.fileExplanation}</p>
      <div className="-ml-3 flex flex-wrap">
        <Button look="quiet" className="underline" onClick={() => saveToFile(screens)}>
          {actions.saveFile}
        </Button>
        <Button look="quiet" className="underline" onClick={() => input.current?.click()}>
          {actions.openFile}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".json,application/json"
          aria-label={actions.openFile}
          onChange={(event) => {
            const file = event.target.files?.[0]
            // Emptied, so that the same file can be opened again.
            event.target.value = ''
            if (file) void open(file)
          }}
        />
      </div>
    </section>
  )
}
