import { useEffect } from 'react'
import { type ComingDown, isMeant } from './meant-press.ts'

/**
 * Keeps from the altar's buttons the presses that nobody meant: what a hold calls up, or a turn, lies under the finger
 * when it is lifted, and the browser then reports a click on it.
 */
export function useMeantPresses(): void {
  useEffect(() => {
    let down: ComingDown | undefined
    const onPointerDown = ({ target, pointerId, pointerType, timeStamp }: PointerEvent): void => {
      down = {
        on: pressableAt(target),
        pointerId,
        isMouse: pointerType === 'mouse',
        isReading: isReadingAt(target),
        timeStamp,
      }
    }
    const onClick = (event: MouseEvent): void => {
      const on = pressableAt(event.target)
      if (on === null) return
      const { detail, timeStamp } = event
      const pointerId = event instanceof PointerEvent ? event.pointerId : undefined
      const isReading = isReadingAt(event.target)
      if (isMeant({ on, detail, pointerId, isReading, timeStamp }, down)) return
      event.preventDefault()
      event.stopPropagation()
    }
    // Before anything that listens further in.
    window.addEventListener('pointerdown', onPointerDown, true)
    window.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, true)
      window.removeEventListener('click', onClick, true)
    }
  }, [])
}

function pressableAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button, a, summary') : null
}

function isReadingAt(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.altar-reader') !== null
}
