import { useLayoutEffect, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { isLanguage } from '#core/languages.ts'
import { altarPath, readingPath } from '#core/pages/service-worker-file.ts'
import { withdrawLanguageOffer } from '../language/language-sheet.tsx'
import { useLandingPath } from '../language/use-landing-path.ts'
import { chooseLanguage, useLanguage } from '../language/use-language.ts'
import { useSite } from '../site/use-site.ts'
import { browserDevice } from '../storage/device.ts'
import { languageKey } from '../storage/keys.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { takeMailedLink } from './enrolment-key.ts'
import { EnrolmentPanel } from './enrolment-panel.tsx'
import { PinForm } from './pin-form.tsx'
import { ReminderForm } from './reminder-form.tsx'
import { sessionStore, useSession } from './use-session.ts'

/** "Acessar Plataforma" (docs/specification.md section 2.2). */
export function LoginPage() {
  const { access } = useLanguage().messages
  const landingPath = useLandingPath()
  const { isSubscriptionActive } = useSession()
  const location = useLocation()
  const [enrolment, setEnrolment] = useState<string>()
  const [pin, setPin] = useState('')
  const [step, setStep] = useState<'pin' | 'email' | 'link-sent'>('pin')

  // Before anything else reads the address, and again if another link is opened in this tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what may have changed
  useLayoutEffect(() => {
    const link = takeMailedLink(window.location, window.history)
    if (link === undefined) return
    withdrawLanguageOffer()
    // The page goes on in the language of the letter, as `start/before-paint.ts` has expected, unless one was chosen here.
    if (link.language !== undefined && !isLanguage(browserDevice.read(languageKey))) {
      browserDevice.write(languageKey, link.language)
      // In a tab that is open already, what is stored is not read again. Offline it stays in the language it has.
      chooseLanguage(link.language).catch(() => undefined)
    }
    setEnrolment(link.key)
  }, [location])

  useLayoutEffect(() => {
    const carried = sessionStore.takeCarriedPin()
    if (carried === '') return
    setPin(carried)
    setStep('email')
  }, [])

  if (enrolment === undefined && isSubscriptionActive) return <Navigate to="/app" replace />
  return (
    <Page>
      <title>{access.login.pageTitle}</title>
      {enrolment === undefined ? (
        <>
          <LoginStep pin={pin} onPin={setPin} step={step} onStep={setStep} />
          <div className="grid justify-items-center gap-2 border-line border-t pt-4">
            <ReminderForm />
            <AccessRequest />
          </div>
        </>
      ) : (
        <EnrolmentPanel
          key={enrolment}
          enrolment={enrolment}
          onDone={() => setEnrolment(undefined)}
        />
      )}
      <p className="held-here">
        <a className="link" href={altarPath}>
          {access.login.altar}
        </a>
        <Link className="link" to={readingPath}>
          {access.login.held}
        </Link>
      </p>
      <p className="text-center">
        <Link className="button button-quiet" to={landingPath}>
          {access.login.back}
        </Link>
      </p>
    </Page>
  )
}

type Step = 'pin' | 'email' | 'link-sent'

function LoginStep(props: {
  pin: string
  onPin: (pin: string) => void
  step: Step
  onStep: (step: Step) => void
}) {
  const { access, errors } = useLanguage().messages
  const { login, linkSent } = access
  if (props.step === 'link-sent') {
    return (
      <>
        <h1 className="title">{linkSent.title}</h1>
        <p role="status">
          {errors.refusals['link-sent']({ limit: '', questionNumber: 0, wait: '' })}
        </p>
        <Button
          onClick={() => {
            props.onPin('')
            props.onStep('pin')
          }}
        >
          {linkSent.again}
        </Button>
      </>
    )
  }
  return (
    <>
      <h1 className="title">{login.title}</h1>
      <p className="text-ink-soft">{login.explanation}</p>
      <PinForm
        pin={props.pin}
        onPin={props.onPin}
        withEmail={props.step === 'email'}
        onEmailRequired={() => props.onStep('email')}
        onLinkSent={() => props.onStep('link-sent')}
      />
    </>
  )
}

/**
 * Where to ask for access: a messaging link, absent when no phone number is configured (docs/design/pages.md section
 * 4.5).
 */
function AccessRequest() {
  const { access } = useLanguage().messages
  const digits = useSite()?.contact.phone?.replace(/\D/g, '') ?? ''
  return digits === '' ? null : (
    <a className="button button-quiet" href={`https://wa.me/${digits}`} rel="noopener">
      {access.login.requestAccess}
    </a>
  )
}
