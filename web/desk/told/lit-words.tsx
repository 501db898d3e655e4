import { useEffect, useRef } from 'react'
import type { Place } from '#core/told/place-quote.ts'
import './lit-words.css'

interface LitWordsProps {
  text: string
  stretches: readonly Place[]
}

/** Marks words of a field, which cannot mark them itself: the same text over it, unseen but for its marks. */
export function LitWords({ text, stretches }: LitWordsProps) {
  const copy = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = copy.current?.parentElement?.querySelector('textarea')
    const mark = copy.current?.querySelector('mark')
    if (field == null || mark == null) return
    // A long answer scrolls by itself, and its copy with it.
    const follow = (): void => {
      if (copy.current !== null) copy.current.scrollTop = field.scrollTop
    }
    const { offsetTop, offsetHeight } = mark
    const isInSight =
      offsetTop >= field.scrollTop &&
      offsetTop + offsetHeight <= field.scrollTop + field.clientHeight
    if (!isInSight) field.scrollTop = offsetTop - field.clientHeight / 3
    follow()
    field.addEventListener('scroll', follow)
    return () => field.removeEventListener('scroll', follow)
  }, [])
  const pieces: { text: string; start: number; isLit: boolean }[] = []
  let reached = 0
  const inOrder = stretches.toSorted((one, other) => one.start - other.start)
  for (const { start, end } of inOrder) {
    const from = Math.max(start, reached)
    if (from >= end) continue
    pieces.push({ text: text.slice(reached, from), start: reached, isLit: false })
    pieces.push({ text: text.slice(from, end), start: from, isLit: true })
    reached = end
  }
  pieces.push({ text: text.slice(reached), start: reached, isLit: false })
  return (
    <div ref={copy} className="lit-words" aria-hidden="true">
      {pieces.map(({ text: words, start, isLit }) =>
        isLit ? <mark key={start}>{words}</mark> : words,
      )}{' '}
    </div>
  )
}
