import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
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
 * Its content exists only while it is open.
 */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const { dialog: words } = useScreens()

  useEffect(() => {
    if (open && dialog.current?.open === false) dialog.current.showModal()
    if (!open && dialog.current?.open === true) dialog.current.close()
  }, [open])

  const closeBeside = (event: MouseEvent): void => {
    if (event.target === dialog.current) dialog.current?.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is only a tap on the backdrop; Escape does the same by keyboard
    <dialog ref={dialog} aria-labelledby={headingId} onClose={onClose} onClick={closeBeside}>
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
