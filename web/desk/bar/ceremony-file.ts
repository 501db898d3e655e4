/** The ceremony on the desk as a file of the celebrant's own, and such a file on the desk. */
import { ceremonyLanguages } from '#core/ceremony/ceremony-language.ts'
import { coupleFileName } from '#core/ceremony/couple-file-name.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import type { ScreenMessages } from '#core/messages/shape/screens.ts'
import { carriedCeremony, readCarriedCeremony } from '../../shelf/carry/ceremony-file.ts'
import { download } from '../../ui/download.ts'
import { showToast } from '../../ui/toast.ts'
import { setAside } from '../desk-state.ts'

/** Saves all of it: the file stays with whoever saves it. */
export function saveToFile(ceremony: Ceremony, { toasts }: ScreenMessages): void {
  const text = carriedCeremony(ceremony, { withSecrets: true, lineage: [] })
  download(new Blob([text], { type: 'application/json' }), coupleFileName(ceremony, 'enlace.json'))
  showToast({ kind: 'success', title: toasts.fileSaved })
}

/** Puts a file's ceremony in the place of what is on the desk, which can be taken back. */
export async function openFile(file: File, { toast, toasts }: ScreenMessages): Promise<void> {
  const language = ceremonyLanguages.find((one) => one === document.documentElement.lang) ?? 'pt-BR'
  const refuse = (text: string): void => showToast({ kind: 'failure', title: toast.error, text })
  let text: string
  try {
    text = await file.text()
  } catch {
    refuse(toasts.fileRefused.unreadable)
    return
  }
  const reading = readCarriedCeremony(text, { id: 'opened', nowMs: Date.now(), language })
  if (reading.kind !== 'ceremony') {
    refuse(
      reading.kind === 'newer'
        ? toasts.fileRefused['newer-version']
        : reading.kind === 'cut'
          ? toasts.fileRefused.unreadable
          : toasts.fileRefused['not-a-ceremony'],
    )
    return
  }
  setAside.replaceBy(reading.ceremony)
  showToast({ kind: 'success', title: toasts.fileOpened })
}
