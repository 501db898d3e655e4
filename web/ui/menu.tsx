import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

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
 * Escape, by a press elsewhere and when the focus leaves it.
 */
export function Menu({ label, name, className = 'button', opens = false, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

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
      button.current?.focus()
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
        <div id={panelId} className="menu-panel">
          {children(() => {
            // While a dialog that was opened from here is open, nothing outside of it takes the focus.
            place.current?.querySelector<HTMLDialogElement>('dialog[open]')?.close()
            setOpen(false)
            button.current?.focus()
          })}
        </div>
      ) : null}
    </div>
  )
}
