import { useState } from 'react'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { sessionStore, useLoginToast } from './use-session.ts'

interface EnrolmentPanelProps {
  enrolment: string
  /** Called when the link is of no use or not wanted. */
  onDone: () => void
}

/**
 * The mailed link. Only pressing the button uses it up, because mail scanners open links
 * (docs/design/access-and-money.md section 5).
 */
export function EnrolmentPanel({ enrolment, onDone }: EnrolmentPanelProps) {
  const { language, messages } = useLanguage()
  const { enrolment: words, login } = messages.access
  const [running, setRunning] = useState(false)
  const toast = useLoginToast()

  const enter = async (): Promise<void> => {
    setRunning(true)
    const outcome = await sessionStore.logIn({ enrolment, language })
    setRunning(false)
    toast('link', outcome)
    // A link that could not be tried is still valid.
    if (outcome.answer !== 'failed') onDone()
  }

  return (
    <>
      <h1 className="title">{words.title}</h1>
      <p className="text-ink-soft">{words.explanation}</p>
      <CookieNotice />
      <Button look="main" disabled={running} onClick={() => void enter()}>
        {running ? login.submitting : login.submit}
      </Button>
      <Button look="quiet" onClick={onDone}>
        {words.withPin}
      </Button>
    </>
  )
}
