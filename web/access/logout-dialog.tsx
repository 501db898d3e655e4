import { useId, useState } from 'react'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { sessionStore } from './use-session.ts'

/** Logging out, here or everywhere, with the offer to clear a device that others use (design.md section 7). */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { access, screens } = useLanguage().messages
  const { logout: words, toasts } = access
  const [clearsDevice, setClearsDevice] = useState(false)
  const hintId = useId()

  const leave = async (everywhere: boolean): Promise<void> => {
    if (clearsDevice) {
      try {
        // Loaded only now: the pages before the creator need nothing of it.
        const { clearDevice } = await import('./clear-device.ts')
        clearDevice()
      } catch {
        // Leaving without clearing is not what was asked for.
        const { toast, failures } = screens
        showToast({ kind: 'failure', title: toast.error, text: failures.offline })
        return
      }
    }
    onClose()
    const heard = await sessionStore.logOut({ everywhere, forgetDevice: clearsDevice })
    if (!heard) showToast({ kind: 'failure', ...toasts.leftOffline })
  }

  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <p className="text-ink-soft">{words.explanation}</p>
      <div className="option">
        <label className="flex min-h-6 items-center gap-3 font-medium">
          <input
            type="checkbox"
            className="size-5 flex-none accent-accent"
            checked={clearsDevice}
            onChange={(event) => setClearsDevice(event.target.checked)}
            aria-describedby={hintId}
          />
          {words.clearDevice}
        </label>
        <p id={hintId} className="pl-8 text-ink-soft text-sm">
          {words.clearDeviceHint}
        </p>
      </div>
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button look="main" data-first-focus="" onClick={() => void leave(false)}>
          {words.here}
        </Button>
        <Button onClick={() => void leave(true)}>{words.everywhere}</Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  )
}
