import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { pinLength } from '#core/access/pin.ts'
import { useLanguage } from '../language/use-language.ts'
import { RenewLink } from '../selling/renew-link.tsx'
import { showToast } from '../ui/toast.ts'
import { appPath } from './app-path.ts'
import { CookieNotice } from './cookie-notice.tsx'
import { PinField } from './pin-field.tsx'
import { sessionStore, useLoginToast, useSession } from './use-session.ts'

/** The PIN typed so far, kept in memory only: the page in another language has a separate field. */
let typedPin = ''
sessionStore.subscribe(() => {
  // On a shared computer the PIN must not be back in the field after logging out.
  if (sessionStore.state().isAuthenticated) typedPin = ''
})

/**
 * "Já tem um PIN?" on `/` (docs/specification.md section 2.1): goes to the creator, or to `/login` if the e-mail is
 * needed too.
 */
export function PinCheck() {
  const { language, messages } = useLanguage()
  const { pinCheck: words, toasts } = messages.access
  const [pin, setPin] = useState(typedPin)
  const [running, setRunning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const toast = useLoginToast()
  const navigate = useNavigate()
  const { hasEnded } = useSession()

  const type = (text: string): void => {
    typedPin = text
    setPin(text)
    setProblem(undefined)
  }

  const tellLength = (): void => {
    showToast({ kind: 'failure', ...toasts.pinLength })
    setProblem(toasts.pinLength.text)
  }

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (running) return
    if (pin.length !== pinLength) {
      tellLength()
      return
    }
    setRunning(true)
    const outcome = await sessionStore.logIn({ pin, language })
    setRunning(false)
    setProblem(toast('landing', outcome))
    if (outcome.answer !== 'failed') typedPin = ''
    if (outcome.answer === 'open') void navigate(appPath)
    if (outcome.answer === 'refused' && outcome.code === 'email-required') {
      sessionStore.carryPin(pin)
      void navigate('/login')
    }
  }

  return (
    <form className="grid gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <CookieNotice />
      <PinField
        label={words.heading}
        value={pin}
        onValue={type}
        problem={problem}
        onEarlyEnter={tellLength}
      />
      {hasEnded && problem !== undefined ? (
        <p>
          <RenewLink />
        </p>
      ) : null}
      <button type="submit" className="button" disabled={pin.length !== pinLength || running}>
        {running ? words.submitting : words.submit}
      </button>
    </form>
  )
}
