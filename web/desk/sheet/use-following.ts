import { type RefObject, useEffect, useRef } from 'react'
import { goToScript } from '../go-to.ts'

/** What a reader does to look elsewhere. */
const readingKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']

/**
 * Keeps the end of the text that is being written in view, until the reader scrolls; whoever has not is led to the
 * script's beginning once all of it is written. `grown` changes whenever there is more of it.
 */
export function useFollowing(
  sheet: RefObject<HTMLElement | null>,
  { isWriting, isWhole, grown }: { isWriting: boolean; isWhole: boolean; grown: unknown },
): void {
  const isFollowing = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end of writing alone
  useEffect(() => {
    if (!isWriting && isFollowing.current && isWhole) goToScript()
    isFollowing.current = isWriting
    if (!isWriting) return
    const stop = (): void => {
      isFollowing.current = false
    }
    const onKey = ({ key, target }: KeyboardEvent): void => {
      const isTyping = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
      if (readingKeys.includes(key) || isTyping) stop()
    }
    window.addEventListener('wheel', stop, { passive: true })
    window.addEventListener('touchmove', stop, { passive: true })
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('wheel', stop)
      window.removeEventListener('touchmove', stop)
      window.removeEventListener('keydown', onKey)
    }
  }, [isWriting])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has grown is read from the page
  useEffect(() => {
    if (!isFollowing.current) return
    const busy = sheet.current?.querySelector('[aria-busy]')
    const end = busy?.querySelector('.draft-end') ?? busy
    end?.scrollIntoView({ block: 'nearest' })
  }, [sheet, grown, isWriting])
}
