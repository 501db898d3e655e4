import { useEffect, useRef } from 'react'
import type { AltarMessages } from '#core/messages/shape/altar.ts'
import { Button } from '../ui/button.tsx'
import type { Look } from './altar-memory.ts'
import { askFullScreen } from './full-screen.ts'
import { LookButtons } from './look-buttons.tsx'

/** Put away again if nobody touches them: at the altar the page must come back by itself. */
const unusedMs = 5_000

interface ReadingButtonsProps {
  words: AltarMessages
  look: Look
  /** They were called with a key, and are used with keys. */
  takesFocus: boolean
  isRehearsal: boolean
  onLook: (look: Look) => void
  onSkip: () => void
  onCorrect: () => void
  onLeave: () => void
  onClose: () => void
}

/**
 * What can be done besides turning. A finger that came here by chance has only to wait; whoever moves among the buttons
 * by keyboard, or meets them for the first time in a rehearsal, has all the time.
 */
export function ReadingButtons(props: ReadingButtonsProps) {
  const { words, look, takesFocus, isRehearsal, onLook, onSkip, onCorrect, onLeave, onClose } =
    props
  const panel = useRef<HTMLElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    if (takesFocus) panel.current?.querySelector('button')?.focus()
  }, [takesFocus])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (): void => {
      clearTimeout(timer)
      if (isRehearsal) return
      timer = setTimeout(() => {
        if (panel.current?.contains(document.activeElement) !== true) close.current()
      }, unusedMs)
    }
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && panel.current?.contains(target) === true) wait()
      else close.current()
    }
    wait()
    window.addEventListener('pointerdown', onPointerDown)
    window.addEventListener('pointermove', wait)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerdown', onPointerDown)
      window.removeEventListener('pointermove', wait)
    }
  }, [isRehearsal])

  return (
    <nav ref={panel} className="altar-buttons" aria-label={words.reading.controls}>
      <Button look="main" onClick={onClose}>
        {words.reading.goOn}
      </Button>
      <Button onClick={onSkip}>{words.reading.skip}</Button>
      <Button onClick={onCorrect}>{words.reading.correct}</Button>
      <LookButtons words={words.look} look={look} onLook={onLook} />
      <Button onClick={askFullScreen}>{words.reading.fullScreen}</Button>
      <Button onClick={onLeave}>{isRehearsal ? words.rehearsal.leave : words.reading.leave}</Button>
    </nav>
  )
}
