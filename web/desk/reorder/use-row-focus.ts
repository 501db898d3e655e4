import { type RefObject, useLayoutEffect, useRef } from 'react'

const controls = 'button, input, textarea, select'

/**
 * Returns a function to call right before a row goes to another position: the focus goes along, to the same control of
 * that row. For lists whose rows are known by their position alone.
 */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
): (from: number, to: number) => void {
  const wanted = useRef<{ row: number; control: number }>(undefined)
  const controlsOf = (row: number): Element[] => [
    ...(list.current?.children[row]?.querySelectorAll(controls) ?? []),
  ]
  useLayoutEffect(() => {
    const { current } = wanted
    wanted.current = undefined
    if (current === undefined) return
    const control = controlsOf(current.row)[current.control]
    if (control instanceof HTMLElement) control.focus()
  })
  return (from, to) => {
    const { activeElement } = document
    const control = activeElement === null ? -1 : controlsOf(from).indexOf(activeElement)
    wanted.current = control === -1 ? undefined : { row: to, control }
  }
}
