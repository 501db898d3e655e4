import { useEffect } from 'react'
import { closeToast, toastDurationMs, useToast } from './toast.ts'

/** The notices if `toast-region.tsx` could not be loaded: shown and announced all the same, without the swipe. */
export function PlainToasts() {
  const toast = useToast()
  const id = toast?.id
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => closeToast(id), toastDurationMs)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <div className="toast-viewport" role="status">
      {toast?.open ? (
        <div className={`toast toast-${toast.kind}`}>
          <div className="grid gap-1">
            <p className="font-semibold">{toast.title}</p>
            {toast.text === undefined ? null : <p>{toast.text}</p>}
            {toast.detail === undefined ? null : <p className="text-sm">{toast.detail}</p>}
          </div>
        </div>
      ) : null}
    </div>
  )
}
