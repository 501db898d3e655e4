import { useId, useState } from 'react'
import type { AltarMessages } from '#core/messages/shape/altar.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface ShownLine {
  /** Position within the section. */
  line: number
  text: string
}

interface CorrectLinesProps {
  words: AltarMessages
  /** Those on the screen. */
  lines: readonly ShownLine[]
  onSave: (line: number, text: string) => Promise<void>
  onClose: () => void
}

/** Corrects the lines on the screen: a name that was wrong all along is found out when it is read. */
export function CorrectLines({ words, lines, onSave, onClose }: CorrectLinesProps) {
  const [texts, setTexts] = useState(() => lines.map(({ text }) => text))
  const [isSaving, setSaving] = useState(false)
  const id = useId()

  const save = async (): Promise<void> => {
    if (isSaving) return
    setSaving(true)
    for (const [index, { line, text }] of lines.entries()) {
      const corrected = texts[index] ?? text
      if (corrected.trim() !== text) await onSave(line, corrected)
    }
    onClose()
  }

  return (
    <Dialog open title={words.correct.heading} onClose={onClose}>
      {lines.map(({ line }, index) => (
        <div key={line} className="altar-field">
          <label htmlFor={`${id}-${line}`}>
            {words.correct.line} {index + 1}
          </label>
          <div className="growing" data-text={texts[index]}>
            <textarea
              id={`${id}-${line}`}
              className="input"
              data-first-focus={index === 0 ? '' : undefined}
              value={texts[index]}
              onChange={({ target }) => setTexts(texts.with(index, target.value))}
            />
          </div>
        </div>
      ))}
      <div className="altar-actions">
        <Button look="main" aria-disabled={isSaving} onClick={() => void save()}>
          {words.correct.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.correct.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
