import { useId, useRef } from 'react'
import type { VoiceMessages } from '#core/messages/shape/voice.ts'
import { useColon } from '../../language/use-colon.ts'
import { useScreens } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'

const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

interface FormerScriptProps {
  words: VoiceMessages
  /** From 1. */
  number: number
  script: string
  isReadOnly: boolean
  onScript: (script: string) => void
  /** What became of opening a document. */
  onNote: (note: string) => void
}

/** One former script: pasted, or read from a Word document on the device. */
export function FormerScript(props: FormerScriptProps) {
  const { words, number, script, isReadOnly, onScript, onNote } = props
  const { failures } = useScreens()
  const colon = useColon()
  const file = useRef<HTMLInputElement>(null)
  const id = useId()
  const label = `${words.script} ${number}`

  const open = async (chosen: File): Promise<void> => {
    try {
      const { readDocument } = await import('#docx/reading/read-document.ts')
      const read = await readDocument(chosen)
      if (read.kind === 'refused') {
        onNote(words.fileRefused[read.reason])
        return
      }
      onScript(read.text)
      onNote(words.fileRead(chosen.name))
    } catch {
      // What reads documents could not be loaded.
      onNote(failures.offline)
    }
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <TextArea id={id} rows={4} value={script} readOnly={isReadOnly} onValue={onScript} />
      <div>
        <input
          ref={file}
          hidden
          type="file"
          accept={`.docx,${documentType}`}
          aria-label={`${words.fromFile}${colon} ${label}`}
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            // Emptied, so that the same file can be opened again.
            target.value = ''
            if (chosen) void open(chosen)
          }}
        />
        <Button
          look="quiet"
          disabled={isReadOnly}
          aria-label={`${words.fromFile}${colon} ${label}`}
          onClick={() => file.current?.click()}
        >
          {words.fromFile}
        </Button>
      </div>
    </div>
  )
}
