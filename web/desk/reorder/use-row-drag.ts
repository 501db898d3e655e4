import { type PointerEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { dropPosition, type Row } from './row-position.ts'

/** Close to an edge of what scrolls, the list comes along. */
const edgePx = 56
const scrollPxPerFrame = 10

interface RowDrag {
  /** The list; its children are the rows. */
  list: RefObject<HTMLUListElement | null>
  /** For the handle of the row at this position; always the same function. */
  begin: (position: number, event: PointerEvent<HTMLElement>) => void
}

function scrollerOf(element: Element): Element {
  for (let one = element.parentElement; one !== null; one = one.parentElement) {
    const { overflowY } = getComputedStyle(one)
    if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight) return one
  }
  return document.documentElement
}

/**
 * Lets rows be dragged by their handles, with any pointer. What moves meanwhile are the elements alone; the list changes
 * once, when the row is dropped. Escape puts it back.
 */
export function useRowDrag(onDrop: (from: number, to: number) => void): RowDrag {
  const list = useRef<HTMLUListElement>(null)
  const latest = useRef(onDrop)
  useLayoutEffect(() => {
    latest.current = onDrop
  })

  const begin = useCallback((from: number, event: PointerEvent<HTMLElement>): void => {
    const { current } = list
    if (current === null || event.button !== 0) return
    const elements = [...current.children].filter((child) => child instanceof HTMLElement)
    const dragged = elements[from]
    if (dragged === undefined) return
    event.preventDefault()
    const handle = event.currentTarget
    handle.setPointerCapture(event.pointerId)

    const rows: Row[] = elements.map(({ offsetTop, offsetHeight }) => ({
      top: offsetTop,
      height: offsetHeight,
    }))
    const row = rows[from] ?? { top: 0, height: 0 }
    const scroller = scrollerOf(current)
    const inList = (clientY: number): number => clientY - current.getBoundingClientRect().top
    const graspedAt = inList(event.clientY)
    let clientY = event.clientY
    let to = from
    let frame = 0

    const show = (): void => {
      const shift = inList(clientY) - graspedAt
      to = dropPosition(rows, from, shift)
      dragged.style.transform = `translateY(${shift}px)`
      for (const [position, element] of elements.entries()) {
        if (position === from) continue
        const makesRoom =
          position < from && position >= to
            ? row.height
            : position > from && position <= to
              ? -row.height
              : 0
        element.style.transform = makesRoom === 0 ? '' : `translateY(${makesRoom}px)`
      }
    }
    const follow = (): void => {
      const { top, bottom } =
        scroller === document.documentElement
          ? { top: 0, bottom: window.innerHeight }
          : scroller.getBoundingClientRect()
      const step =
        clientY < top + edgePx
          ? -scrollPxPerFrame
          : clientY > bottom - edgePx
            ? scrollPxPerFrame
            : 0
      if (step !== 0) {
        scroller.scrollBy(0, step)
        show()
      }
      frame = requestAnimationFrame(follow)
    }
    const onMove = (moved: globalThis.PointerEvent): void => {
      clientY = moved.clientY
      show()
    }
    const end = (isDropped: boolean): void => {
      cancelAnimationFrame(frame)
      handle.removeEventListener('pointermove', onMove)
      handle.removeEventListener('pointerup', onUp)
      handle.removeEventListener('pointercancel', onCancel)
      window.removeEventListener('keydown', onKey, true)
      delete current.dataset['dragging']
      delete dragged.dataset['dragged']
      for (const element of elements) element.style.transform = ''
      if (isDropped && to !== from) latest.current(from, to)
    }
    const onUp = (): void => end(true)
    const onCancel = (): void => end(false)
    const onKey = (pressed: KeyboardEvent): void => {
      if (pressed.key !== 'Escape') return
      // It ends the dragging, not the sheet around the list.
      pressed.preventDefault()
      pressed.stopPropagation()
      end(false)
    }
    handle.addEventListener('pointermove', onMove)
    handle.addEventListener('pointerup', onUp)
    handle.addEventListener('pointercancel', onCancel)
    window.addEventListener('keydown', onKey, true)
    current.dataset['dragging'] = ''
    dragged.dataset['dragged'] = ''
    frame = requestAnimationFrame(follow)
  }, [])

  return { list, begin }
}
