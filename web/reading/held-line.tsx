import { useCallback, useEffect, useRef, useState } from 'react'
import type { LineInScript } from '#core/ceremony/bilingual-lines.ts'
import { readLines } from '#core/ceremony/editable-lines.ts'
import { unbrokenMarks } from '#core/ceremony/unbroken-marks.ts'
import { keepsVerses } from '#core/ceremony/verses.ts'
import type { Language } from '#core/languages.ts'
import { labelled } from '#core/library/grammar.ts'
import { Verses } from '../ui/verses.tsx'

interface HeldLineProps {
  line: LineInScript
  /** Whether the speaker's name stands before it. */
  isNamed: boolean
  language: Language
  isCorrecting: boolean
  label: string
  onCorrect: (line: LineInScript, text: string) => void
}

/** A pause in typing after which a correction is stored; leaving the line stores it at once. */
const pauseMs = 400

/** One line of the script, read or corrected in place. */
export function HeldLine(props: HeldLineProps) {
  const { line, isNamed, language, isCorrecting, label, onCorrect } = props
  if (!isCorrecting) {
    const { speaker, spokenBy } = line
    const text = unbrokenMarks(readLines(line).join('\n\n'))
    const said = isNamed && spokenBy !== undefined ? labelled(spokenBy, text, language) : text
    return (
      <p className={`reading-line reading-${speaker}`} lang={line.language}>
        {speaker === 'direction' ? `(${text})` : <Verses text={said} />}
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
        lang={line.language}
        rows={1}
        value={text}
        onChange={({ target }) =>
          type(keepsVerses(line.speaker) ? target.value : target.value.replaceAll('\n', ' '))
        }
        onBlur={flush}
      />
    </div>
  )
}
