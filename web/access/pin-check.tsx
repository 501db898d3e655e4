import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { pinLength } from '#core/pin.ts'
import { useLanguage } from '../language/use-language.ts'
import { showToast } from '../ui/toast.ts'
import { appPath } from './app-path.ts'
import { PinField } from './pin-field.tsx'
import { sessionStore, useLoginToast } from './use-session.ts'

/** What is typed, for the page in another language, which has a field of its own; in memory only. */
let typedPin = ''
sessionStore.subscribe(() => {
  // Whoever logs out afterwards, on a shared computer perhaps, must not leave it in the field.
  if (sessionStore.state().isAuthenticated) typedPin = ''
})

/** "Já tem um PIN?" of `/` (seed section 2): leads to the creator, or to `/login` where the e-mail is needed too. */
export function PinCheck() {
  const { language, messages } = useLanguage()
  const { pinCheck: words, toasts } = messages.access
  const [pin, setPin] = useState(typedPin)
  const [running, setRunning] = useState(false)
  const toast = useLoginToast()
  const navigate = useNavigate()

  const type = (text: string): void => {
    typedPin = text
    setPin(text)
  }

  const tellLength = (): void => showToast({ kind: 'failure', ...toasts.pinLength })

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
    toast('landing', outcome)
    if (outcome.answer !== 'failed') typedPin = ''
    if (outcome.answer === 'open') void navigate(appPath)
    if (outcome.answer === 'refused' && outcome.code === 'email-required') {
      sessionStore.carryPin(pin)
      void navigate('/login')
    }
  }

  return (
    <form className="grid gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <PinField label={words.heading} value={pin} onValue={type} onEarlyEnter={tellLength} />
      <button type="submit" className="button" disabled={pin.length !== pinLength || running}>
        {running ? words.submitting : words.submit}
      </button>
    </form>
  )
}
