import type { KeyboardEvent, PointerEvent } from 'react'
import './reorder.css'

interface MoveWords {
  drag: (name: string) => string
  up: (name: string) => string
  down: (name: string) => string
}

interface MoveHandleProps {
  label: string
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

/** What a row is dragged by. The buttons and the keys do the same without a pointer. */
export function MoveHandle({ label, onPointerDown }: MoveHandleProps) {
  return (
    <span className="move-handle" title={label} aria-hidden="true" onPointerDown={onPointerDown}>
      <svg viewBox="0 0 10 16" width="10" height="16" fill="currentColor" aria-hidden="true">
        {[2, 8, 14].map((y) => (
          <g key={y}>
            <circle cx="2" cy={y} r="1.5" />
            <circle cx="8" cy={y} r="1.5" />
          </g>
        ))}
      </svg>
    </span>
  )
}

interface MoveButtonsProps {
  name: string
  words: MoveWords
  isFirst: boolean
  isLast: boolean
  /** By how many places: -1 or 1. */
  onMove: (by: number) => void
}

/** One place up, one place down. At an end they stay where the focus is and do nothing. */
export function MoveButtons({ name, words, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <span className="move-buttons">
      <button
        type="button"
        aria-label={words.up(name)}
        aria-disabled={isFirst}
        onClick={() => {
          if (!isFirst) onMove(-1)
        }}
      >
        <span aria-hidden="true">↑</span>
      </button>
      <button
        type="button"
        aria-label={words.down(name)}
        aria-disabled={isLast}
        onClick={() => {
          if (!isLast) onMove(1)
        }}
      >
        <span aria-hidden="true">↓</span>
      </button>
    </span>
  )
}

/** Alt with an arrow moves the row that has the focus, except in a field, where it moves the caret. */
export function moveByKey(event: KeyboardEvent<HTMLElement>, onMove: (by: number) => void): void {
  const { altKey, ctrlKey, metaKey, shiftKey, key, target } = event
  if (!altKey || ctrlKey || metaKey || shiftKey || (key !== 'ArrowUp' && key !== 'ArrowDown'))
    return
  if (target instanceof Element && target.matches('input, textarea, select')) return
  event.preventDefault()
  onMove(key === 'ArrowUp' ? -1 : 1)
}
