import { type SubmitEvent, useState } from 'react'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { EmailField, isEmail } from './email-field.tsx'
import { createSessionClient } from './session-client.ts'

const client = createSessionClient((...request) => fetch(...request))

/** Asks for the PIN letter again. The answer is the same for everyone, so it reveals nobody. */
export function ReminderForm() {
  const { language, messages } = useLanguage()
  const { access } = messages
  const words = access.reminder
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'asking' | 'unlikely' | 'running' | 'sent' | 'failed'>(
    'asking',
  )
  const [failure, setFailure] = useState('')

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (state === 'running') return
    if (!isEmail(email)) {
      setState('unlikely')
      return
    }
    setState('running')
    const outcome = await client.remind(email.trim(), language)
    setFailure(outcome.answer === 'refused' ? outcome.sentence : words.failed)
    setState(outcome.answer === 'sent' ? 'sent' : 'failed')
  }

  if (!open) {
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
    )
  }
  return (
    <form className="grid gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <h2 className="heading">{words.open}</h2>
      <p className="text-ink-soft">{words.explanation}</p>
      <EmailField
        value={email}
        onValue={(value) => {
          setEmail(value)
          setState('asking')
        }}
        unlikely={state === 'unlikely'}
        autoComplete="email"
        autoFocus
      />
      <button type="submit" className="button" disabled={state === 'running'}>
        {state === 'running' ? words.submitting : words.submit}
      </button>
      <p role="status" className="empty:hidden">
        {state === 'sent' ? words.sent : null}
        {state === 'failed' ? <span className="text-failure">{failure}</span> : null}
      </p>
    </form>
  )
}
