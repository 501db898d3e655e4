import { useId, useState } from 'react'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { sessionStore } from './use-session.ts'

/** Logging out, here or everywhere, with an offer to clear a shared device (docs/design/pages.md section 1). */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { access, screens } = useLanguage().messages
  const { logout: words, toasts } = access
  const [clearsDevice, setClearsDevice] = useState(false)
  const [keepsDevice, setKeepsDevice] = useState(false)

  const leave = async (everywhere: boolean): Promise<void> => {
    if (clearsDevice) {
      try {
        // Loaded only now: pages outside the creator need none of it.
        const { clearDevice } = await import('./clear-device.ts')
        await clearDevice()
      } catch {
        // Logging out without clearing is not what the user asked for.
        const { toast, failures } = screens
        showToast({ kind: 'failure', title: toast.error, text: failures.offline })
        return
      }
    }
    onClose()
    const heard = await sessionStore.logOut({ everywhere, keepsDevice })
    if (!heard) showToast({ kind: 'failure', ...toasts.leftOffline })
  }

  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <p className="text-ink-soft">{words.explanation}</p>
      <Choice
        label={words.keepDevice}
        hint={words.keepDeviceHint}
        checked={keepsDevice}
        onChange={(checked) => {
          setKeepsDevice(checked)
          if (checked) setClearsDevice(false)
        }}
      />
      <Choice
        label={words.clearDevice}
        hint={words.clearDeviceHint}
        checked={clearsDevice}
        onChange={(checked) => {
          setClearsDevice(checked)
          // Clearing is for shared devices, and keeping the login for one's own: the two exclude each other.
          if (checked) setKeepsDevice(false)
        }}
      />
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

interface ChoiceProps {
  label: string
  hint: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function Choice({ label, hint, checked, onChange }: ChoiceProps) {
  const hintId = useId()
  return (
    <div className="option">
      <label className="flex min-h-6 items-center gap-3 font-medium">
        <input
          type="checkbox"
          className="size-5 flex-none accent-accent"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={hintId}
        />
        {label}
      </label>
      <p id={hintId} className="pl-8 text-ink-soft text-sm">
        {hint}
      </p>
    </div>
  )
}
