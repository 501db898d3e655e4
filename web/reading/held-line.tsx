import { useCallback, useEffect, useRef, useState } from 'react'
import type { LineInScript } from '#core/ceremony/bilingual-lines.ts'
import { unbrokenMarks } from '#core/ceremony/unbroken-marks.ts'
import type { Language } from '#core/languages.ts'
import { labelled } from '#core/library/grammar.ts'

interface HeldLineProps {
  line: LineInScript
  language: Language
  isCorrecting: boolean
  label: string
  onCorrect: (line: LineInScript, text: string) => void
}

/** A pause in typing after which a correction is stored; leaving the line stores it at once. */
const pauseMs = 400

/** One line of the script, read or corrected in place. */
export function HeldLine({ line, language, isCorrecting, label, onCorrect }: HeldLineProps) {
  if (!isCorrecting) {
    const { speaker, spokenBy } = line
    const text = unbrokenMarks(line.text)
    return (
      <p className={`reading-line reading-${speaker}`} lang={line.language}>
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
        lang={line.language}
        rows={1}
        value={text}
        onChange={({ target }) => type(target.value.replaceAll('\n', ' '))}
        onBlur={flush}
      />
    </div>
  )
}
