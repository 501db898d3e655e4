import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useScreens } from '../language/use-language.ts'

interface DialogProps {
  open: boolean
  title: string
  /** Called however it is closed: by its button, Escape or a click outside. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog on the browser's own element, which traps the focus and returns it. Its content exists only while it
 * is open; `data-first-focus` marks what is focused first, otherwise the close button. The title and the way out stay in
 * sight while it scrolls.
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

  // Closing on the press would let the click through to whatever is underneath. The press must be outside too, because
  // selecting text may end beyond the edge.
  const pressedBeside = useRef(false)
  const closeBeside = (event: MouseEvent<HTMLDialogElement>): void => {
    if (pressedBeside.current && isBeside(event)) event.currentTarget.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: on a keyboard Escape closes it, natively
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={({ target, currentTarget }) => {
        // React passes the closing of a dialog on to the one it stands in.
        if (target === currentTarget) onClose()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event)
      }}
      onClick={closeBeside}
    >
      {open ? (
        <>
          <div className="dialog-head">
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
          <div className="dialog-body">{children}</div>
        </>
      ) : null}
    </dialog>
  )
}

function isBeside({ currentTarget, target, clientX, clientY }: MouseEvent<Element>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return (
    target === currentTarget &&
    (clientX < left || clientX > right || clientY < top || clientY > bottom)
  )
}
