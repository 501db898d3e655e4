import { useEffect, useRef } from 'react'
import type { ToldRange } from '#core/told/told-range.ts'

interface HeldMarksProps {
  text: string
  /** In their order, apart. */
  ranges: readonly ToldRange[]
}

/** Hatches what is held back in a field, which cannot mark words itself: the same text over it, unseen but for the marks. */
export function HeldMarks({ text, ranges }: HeldMarksProps) {
  const copy = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = copy.current?.parentElement?.querySelector('textarea')
    if (field == null) return
    // A long answer scrolls by itself, and its copy with it.
    const follow = (): void => {
      if (copy.current !== null) copy.current.scrollTop = field.scrollTop
    }
    follow()
    field.addEventListener('scroll', follow)
    return () => field.removeEventListener('scroll', follow)
  }, [])
  return (
    <div ref={copy} className="lit-words" aria-hidden="true">
      {ranges.map(({ start, end }, at) => [
        text.slice(ranges[at - 1]?.end ?? 0, start),
        <span key={start} className="held-mark">
          {text.slice(start, end)}
        </span>,
      ])}
      {text.slice(ranges.at(-1)?.end ?? 0)}{' '}
    </div>
  )
}
