import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useScreens } from '../language/use-language.ts'

interface DialogProps {
  open: boolean
  title: string
  /** Called however it closes: its button, Escape, a tap beside it. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog on the browser's own element, which keeps the focus inside and gives it back.
 * Its content exists only while it is open; `data-first-focus` marks what is focused first, else its close button.
 */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const { dialog: words } = useScreens()

  useEffect(() => {
    if (open && dialog.current?.open === false) {
      dialog.current.showModal()
      dialog.current.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    }
    if (!open && dialog.current?.open === true) dialog.current.close()
  }, [open])

  const closeBeside = (event: PointerEvent<HTMLDialogElement>): void => {
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    if (event.target !== event.currentTarget) return
    if (x < left || x > right || y < top || y > bottom) event.currentTarget.close()
  }

  return (
    <dialog ref={dialog} aria-labelledby={headingId} onClose={onClose} onPointerDown={closeBeside}>
      {open ? (
        <div className="grid gap-4 p-6 sm:p-8">
          <div className="flex items-start justify-between gap-4">
            <h2 id={headingId} className="heading">
              {title}
            </h2>
            <button
              type="button"
              className="icon-button -mt-1 -mr-2"
              aria-label={words.close}
              onClick={() => dialog.current?.close()}
            >
              <span aria-hidden="true">×</span>
            </button>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  )
}
