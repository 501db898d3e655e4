import { useCallback, useEffect, useRef, useState } from 'react'
import type { EditableLine } from '#core/ceremony/editable-lines.ts'
import type { Language } from '#core/languages.ts'
import { labelled } from '#core/library/grammar.ts'

/** A line and the section it stands in. */
export interface PlacedLine extends EditableLine {
  key: string
}

interface HeldLineProps {
  line: PlacedLine
  language: Language
  isCorrecting: boolean
  label: string
  onCorrect: (line: PlacedLine, text: string) => void
}

/** A pause in typing after which a correction is stored; leaving the line stores it at once. */
const pauseMs = 400

/** One line of the script, read or corrected in place. */
export function HeldLine({ line, language, isCorrecting, label, onCorrect }: HeldLineProps) {
  if (!isCorrecting) {
    const { speaker, text, spokenBy } = line
    return (
      <p className={`reading-line reading-${speaker}`}>
        {speaker === 'direction' ? `(${text})` : null}
        {speaker !== 'direction' && spokenBy === undefined ? text : null}
        {speaker !== 'direction' && spokenBy !== undefined
          ? labelled(spokenBy, text, language)
          : null}
      </p>
    )
  }
  return <LineField line={line} label={label} onCorrect={onCorrect} />
}

function LineField({
  line,
  label,
  onCorrect,
}: Pick<HeldLineProps, 'line' | 'label' | 'onCorrect'>) {
  const [text, setText] = useState(line.text)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; store: () => void }>(undefined)

  const flush = useCallback((): void => {
    const waiting = pending.current
    if (waiting === undefined) return
    clearTimeout(waiting.timer)
    pending.current = undefined
    waiting.store()
  }, [])
  // Whoever is done, leaves the page or puts the phone away has finished typing as well.
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  const type = (typed: string): void => {
    setText(typed)
    clearTimeout(pending.current?.timer)
    const store = (): void => onCorrect(line, typed)
    pending.current = { store, timer: setTimeout(flush, pauseMs) }
  }

  return (
    <div className="growing reading-line" data-text={text}>
      <textarea
        aria-label={label}
        rows={1}
        value={text}
        onChange={({ target }) => type(target.value.replaceAll('\n', ' '))}
        onBlur={flush}
      />
    </div>
  )
}
