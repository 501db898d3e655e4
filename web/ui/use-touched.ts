import { useEffect, useState } from 'react'

/** A click without a pointer is one that was kept until the page lived (start/early-acts.ts). */
const touches = ['pointerdown', 'keydown', 'focusin', 'click'] as const

/** Whether anything has been done on the page yet, by hand or by keyboard: what only its use needs can wait for it. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const onTouch = (): void => setTouched(true)
    for (const type of touches) window.addEventListener(type, onTouch, { once: true })
    return () => {
      for (const type of touches) window.removeEventListener(type, onTouch)
    }
  }, [])
  return isTouched
}
