import { useRef, useState } from 'react'
import { ceremonyLanguages } from '#core/ceremony/ceremony-language.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { deviceTransfers } from '../device-shelf.ts'
import type { ShelfRecord } from '../shelf-record.ts'
import { useCopiesWords, WithCopiesWords } from '../with-copies-words.tsx'
import { readArrivingFile } from './arriving-file.ts'
import { RestoreForm } from './restore-form.tsx'

interface ArrivalPanelProps {
  /** Called with the ids of the ceremonies to look at; empty where all was here already. */
  onArrived: (ids: readonly string[]) => void
}

/** Opening a file: a ceremony carried from another device, or a backup. */
export function ArrivalPanel(props: ArrivalPanelProps) {
  return (
    <WithCopiesWords>
      <Arrival {...props} />
    </WithCopiesWords>
  )
}

function Arrival({ onArrived }: ArrivalPanelProps) {
  const { messages } = useLanguage()
  const { open: words } = useCopiesWords()
  const input = useRef<HTMLInputElement>(null)
  const [backup, setBackup] = useState<string>()
  const [problem, setProblem] = useState<string>()

  const putCarried = async (record: ShelfRecord): Promise<void> => {
    const arrival = await deviceTransfers.arrive([record], {
      withDeleted: true,
      withEarlier: false,
    })
    if (arrival.kind === 'failed') {
      setProblem(words.refused['not-stored'])
      return
    }
    const [step] = arrival.value.steps
    if (step === undefined) return
    showToast({ kind: 'success', title: words.title, text: words.carried[step.kind] })
    onArrived('id' in step && step.kind === 'keep' ? [step.id] : arrival.value.ids)
  }

  const open = async (file: File): Promise<void> => {
    setProblem(undefined)
    setBackup(undefined)
    const lang = document.documentElement.lang
    const language = ceremonyLanguages.find((one) => one === lang) ?? 'pt-BR'
    const id = crypto.randomUUID()
    const read = await readArrivingFile(file, { id, nowMs: Date.now(), language })
    if (read.kind === 'ceremony') await putCarried(read.record)
    else if (read.kind === 'backup') setBackup(read.text)
    else setProblem(words.refused[read.kind])
  }

  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{words.explanation}</p>
      <Button
        look={backup === undefined ? 'main' : 'plain'}
        className="justify-self-start"
        onClick={() => input.current?.click()}
      >
        {words.choose}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".txt,.json,text/plain,application/json"
        aria-label={words.choose}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Emptied, so that the same file can be opened again.
          target.value = ''
          if (file) void open(file)
        }}
      />
      <p role="alert" className="text-failure empty:hidden">
        {problem}
      </p>
      {backup === undefined ? null : (
        <RestoreForm
          key={backup}
          text={backup}
          unnamed={messages.creator?.shelf.unnamed ?? '—'}
          onRestored={onArrived}
        />
      )}
    </div>
  )
}
