import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

interface MenuProps {
  /** What the button says; its accessible name unless `name` gives another. */
  label: ReactNode
  name?: string
  className?: string
  /** Opens by itself whenever this becomes true. */
  opens?: boolean
  /** The way to close it, for what does its work at once. */
  children: (close: () => void) => ReactNode
}

/**
 * A button with a panel of further controls below it. What is in the panel exists only while it is open; it closes with
 * Escape, by a press elsewhere and when the focus leaves it. Where there is no room below the button it is above it.
 */
export function Menu({ label, name, className = 'button', opens = false, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()

  useLayoutEffect(() => {
    if (isOpen && panel.current !== null && button.current !== null) {
      putInSight(panel.current, button.current)
    }
  }, [isOpen])

  useEffect(() => {
    if (opens) setOpen(true)
  }, [opens])

  useEffect(() => {
    if (!isOpen) return
    // A dialog that was opened from here covers the page and lies within the panel.
    const isOutside = ({ target }: Event): boolean =>
      target instanceof Node && place.current?.contains(target) === false
    const onOutside = (event: Event): void => {
      if (isOutside(event)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (place.current?.querySelector('dialog[open]')) return
      setOpen(false)
      giveFocusBack(button.current)
    }
    document.addEventListener('pointerdown', onOutside)
    document.addEventListener('focusin', onOutside)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onOutside)
      document.removeEventListener('focusin', onOutside)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen])

  return (
    <div ref={place} className="menu">
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen ? (
        <div ref={panel} id={panelId} className="menu-panel">
          {children(() => {
            // While a dialog that was opened from here is open, nothing outside of it takes the focus.
            place.current?.querySelector<HTMLDialogElement>('dialog[open]')?.close()
            setOpen(false)
            giveFocusBack(button.current)
          })}
        </div>
      ) : null}
    </div>
  )
}

/** What the bar at the top may cover, as the panel's greatest height has it. */
const barPx = 80

/**
 * Above the button where its end would lie below the window or behind a bar; in a place too low, as far as it goes. Below a
 * bar that stays in sight there is nothing to be gained by scrolling the page: what is too high scrolls in itself.
 */
function putInSight(panel: HTMLElement, button: HTMLElement): void {
  if (button.closest('header') !== null) return
  const { left, width, height, bottom } = panel.getBoundingClientRect()
  const isInSight = panel.contains(document.elementFromPoint(left + width / 2, bottom - 2))
  if (isInSight) return
  if (button.getBoundingClientRect().top - height >= barPx) panel.dataset['above'] = ''
  else panel.scrollIntoView({ block: 'nearest' })
}

/** In a bar that stays in sight, browsers would scroll the page to where the bar was once: the reader stays. */
function giveFocusBack(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true })
}
