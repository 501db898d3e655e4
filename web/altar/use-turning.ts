/** Keys, fingers and the browser's way back, while a script is read. */
import { type PointerEvent, useEffect, useRef } from 'react'
import { type Act, holdMs, keyAct, stillPx, strokeAct } from './turning.ts'

interface Turning {
  /** The buttons are on the screen, or a dialog: keys and fingers are theirs. */
  isPaused: boolean
  onAct: (act: Extract<Act, 'next' | 'back' | 'buttons'>, by: 'key' | 'finger') => void
}

interface Down {
  id: number
  fromX: number
  fromY: number
  sinceMs: number
  hold: ReturnType<typeof setTimeout>
  isPinch: boolean
}

/** Handlers for the screen that is turned by fingers; keys are heard wherever the focus is. */
export function useTurning({ isPaused, onAct }: Turning) {
  const down = useRef<Down>(undefined)
  const act = useRef(onAct)
  act.current = onAct

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]') !== null) return
      const { target } = event
      const isOnButton = target instanceof Element && target.closest('button, a, input') !== null
      const meant = keyAct(event, isOnButton)
      if (meant === 'leave' || (isPaused && meant !== 'buttons')) return
      event.preventDefault()
      if (meant !== 'none') act.current(meant, 'key')
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isPaused])

  const letGo = (): Down | undefined => {
    const former = down.current
    if (former !== undefined) clearTimeout(former.hold)
    down.current = undefined
    return former
  }

  return {
    onPointerDown(event: PointerEvent) {
      // A finger beside the buttons puts them away, and no more.
      if (event.button !== 0 || isPaused) return
      if (down.current !== undefined && !event.isPrimary) {
        clearTimeout(down.current.hold)
        down.current.isPinch = true
        return
      }
      // The first one down: a former one was lifted where nobody heard it, above the buttons that it had called.
      letGo()
      down.current = {
        id: event.pointerId,
        fromX: event.clientX,
        fromY: event.clientY,
        sinceMs: event.timeStamp,
        isPinch: false,
        hold: setTimeout(() => act.current('buttons', 'finger'), holdMs),
      }
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
      const { current } = down
      if (current === undefined || current.id !== pointerId) return
      if (Math.hypot(clientX - current.fromX, clientY - current.fromY) > stillPx) {
        clearTimeout(current.hold)
      }
    },
    onPointerUp({ pointerId, clientX, clientY, timeStamp }: PointerEvent) {
      if (down.current?.id !== pointerId) return
      const former = letGo()
      if (former === undefined) return
      const meant = strokeAct({
        ...former,
        toX: clientX,
        toY: clientY,
        tookMs: timeStamp - former.sinceMs,
        widthPx: window.innerWidth,
      })
      if (meant === 'next' || meant === 'back') act.current(meant, 'finger')
    },
    onPointerCancel: () => void letGo(),
    // A finger that is held down would open the browser's own menu.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}

/**
 * The browser's way back asks for the buttons first; only from there does it leave. `onBack` returns whether one has
 * left.
 */
export function useWayBack(onBack: () => boolean): void {
  const back = useRef(onBack)
  back.current = onBack
  useEffect(() => {
    let hasLeft = false
    const stay = (): void => window.history.pushState(window.history.state, '')
    const onPopState = (): void => {
      hasLeft = back.current()
      if (!hasLeft) stay()
    }
    stay()
    window.addEventListener('popstate', onPopState)
    return () => {
      window.removeEventListener('popstate', onPopState)
      // Left by another way: the entry that was in between goes as well.
      if (!hasLeft) window.history.back()
    }
  }, [])
}
