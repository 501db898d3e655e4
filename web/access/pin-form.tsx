import { type SubmitEvent, useState } from 'react'
import { pinLength } from '#core/access/pin.ts'
import { useLanguage } from '../language/use-language.ts'
import { RenewLink } from '../selling/renew-link.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { EmailField, isEmail } from './email-field.tsx'
import { PinField } from './pin-field.tsx'
import { sessionStore, useLoginToast, useSession } from './use-session.ts'

interface PinFormProps {
  pin: string
  onPin: (pin: string) => void
  /** Whether the e-mail has to be sent with the PIN. */
  withEmail: boolean
  onEmailRequired: () => void
  onLinkSent: () => void
}

/** The form on `/login`: the PIN, and the e-mail once the server has asked for it. */
export function PinForm({ pin, onPin, withEmail, onEmailRequired, onLinkSent }: PinFormProps) {
  const { language, messages } = useLanguage()
  const { access, errors } = messages
  const [email, setEmail] = useState('')
  const [unlikely, setUnlikely] = useState(false)
  const [running, setRunning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const toast = useLoginToast()
  const { hasEnded } = useSession()

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (pin.length !== pinLength || running) return
    if (withEmail && !isEmail(email)) {
      setUnlikely(true)
      return
    }
    setRunning(true)
    const outcome = await sessionStore.logIn(
      withEmail ? { pin, email: email.trim(), language } : { pin, language },
    )
    setRunning(false)
    setProblem(toast('login', outcome))
    if (outcome.answer !== 'refused') return
    if (outcome.code === 'email-required') onEmailRequired()
    if (outcome.code === 'link-sent') onLinkSent()
  }

  const words = access.login
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <CookieNotice />
      <PinField
        label={access.pin}
        value={pin}
        onValue={(text) => {
          onPin(text)
          setProblem(undefined)
        }}
        problem={problem}
      />
      {hasEnded ? (
        <p>
          <RenewLink />
        </p>
      ) : null}
      {withEmail ? (
        <>
          <p role="status" className="notice">
            {errors.refusals['email-required']({ limit: '', questionNumber: 0, wait: '' })}
          </p>
          <EmailField
            value={email}
            onValue={(value) => {
              setEmail(value)
              setUnlikely(false)
              // The mistake may have been in the address.
              setProblem(undefined)
            }}
            unlikely={unlikely}
            autoComplete="username"
            autoFocus
          />
        </>
      ) : null}
      <button
        type="submit"
        className="button button-main"
        disabled={pin.length !== pinLength || running}
      >
        {running ? words.submitting : words.submit}
      </button>
    </form>
  )
}
