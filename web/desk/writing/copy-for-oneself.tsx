import { useEffect, useMemo, useState } from 'react'
import { coupleFileName } from '#core/ceremony/couple-file-name.ts'
import { scriptOf } from '#core/ceremony/script.ts'
import { scriptText } from '#core/ceremony/script-paragraphs.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { BackupPanel } from '../../shelf/backup/backup-panel.tsx'
import { shareable, shareFile } from '../../shelf/carry/hand-over.ts'
import { Button } from '../../ui/button.tsx'
import { download } from '../../ui/download.ts'
import { showToast } from '../../ui/toast.ts'
import { useDesk } from '../use-desk.ts'
import { finishedWords } from './finished-words.ts'

/**
 * First what can be read: the script, through the browser's share sheet where there is one, else as a download. Then the
 * locked copy of everything, for another device (docs/decisions/0016-copies-of-the-shelf.md).
 */
export function CopyForOneself() {
  const { messages } = useLanguage()
  const words = useLateWords(finishedWords)
  const [isLocking, setLocking] = useState(false)
  if (words === 'missing') return <p role="alert">{messages.screens.failures.offline}</p>
  if (words === 'loading') return <p className="text-ink-soft">{messages.access.loading}</p>
  const { copy } = words
  return (
    <div className="grid gap-6">
      <section className="grid gap-3">
        <h3 className="font-semibold">{copy.script}</h3>
        <p className="text-ink-soft">{copy.scriptHint}</p>
        <ScriptToSend words={copy} />
      </section>
      <section className="grid gap-3 border-line border-t pt-4">
        <h3 className="font-semibold">{copy.everything}</h3>
        {isLocking ? (
          <BackupPanel />
        ) : (
          <>
            <p className="text-ink-soft">{copy.everythingHint}</p>
            <Button className="justify-self-start" onClick={() => setLocking(true)}>
              {copy.lock}
            </Button>
          </>
        )}
      </section>
    </div>
  )
}

interface ScriptToSendProps {
  words: { share: string; shareText: string; save: string; attach: string }
}

function ScriptToSend({ words }: ScriptToSendProps) {
  const { ceremony, library } = useDesk()
  const { toasts } = useLanguage().messages.screens
  const script = useMemo(() => scriptOf(ceremony, library), [ceremony, library])
  const [file, setFile] = useState<File>()
  const [hasFailed, setFailed] = useState(false)

  // Ready before the press: a share sheet opens only right after one.
  useEffect(() => {
    let isWanted = true
    const make = async (): Promise<void> => {
      const { scriptDocument } = await import('#docx/script-document.ts')
      const document = await scriptDocument(script)
      const name = coupleFileName(ceremony, 'docx')
      if (isWanted) setFile(new File([document], name, { type: document.type }))
    }
    make().catch(() => setFailed(true))
    return () => {
      isWanted = false
    }
  }, [script, ceremony])

  if (hasFailed) return <p role="alert">{toasts.documentFailed}</p>
  const shared = file && shareable([file], navigator)
  const text = { title: script.title, text: scriptText(script) }
  const takesText = 'share' in navigator && navigator.canShare?.(text) === true
  const canShare = shared !== undefined || takesText

  const save = (): void => {
    if (file === undefined) return
    download(file, file.name)
    showToast({ kind: 'success', title: toasts.documentGenerated })
  }
  const share = async (document: File): Promise<void> => {
    if ((await shareFile(document, navigator)) === 'refused') save()
  }
  const shareText = async (): Promise<void> => {
    try {
      await navigator.share(text)
    } catch (error) {
      // Closing the sheet without sending is no failure.
      if (error instanceof Error && error.name === 'AbortError') return
      save()
    }
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {shared !== undefined ? (
          <Button look="main" onClick={() => void share(shared)}>
            {words.share}
          </Button>
        ) : takesText ? (
          // Chrome shares no Word documents.
          <Button look="main" onClick={() => void shareText()}>
            {words.shareText}
          </Button>
        ) : null}
        <Button
          look={canShare ? 'plain' : 'main'}
          aria-disabled={file === undefined}
          onClick={save}
        >
          {words.save}
        </Button>
      </div>
      {canShare ? null : <p className="text-ink-soft text-sm">{words.attach}</p>}
    </>
  )
}
