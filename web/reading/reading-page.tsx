import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../access/use-session.ts'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { useLandingPath } from '../language/use-landing-path.ts'
import { useLanguage, useScreens } from '../language/use-language.ts'
import { keepForOffline } from '../offline/keep-for-offline.ts'
import { OwnShelf } from '../shelf/shared/own-shelf.tsx'
import { isShelfClosed } from '../shelf/shared/shelf-closed.ts'
import { browserDevice } from '../storage/device.ts'
import { Brand } from '../ui/brand.tsx'
import { HeldList } from './held-list.tsx'
import { HeldScript } from './held-script.tsx'
import './reading.css'
import { useReadingWords, WithReadingWords } from './with-reading-words.tsx'

/**
 * What this device holds, for whoever has no access any more or just wants to read: outside of the door, without any
 * writing by AI, and nothing new is begun here.
 */
export function ReadingPage() {
  const { messages } = useLanguage()
  const { failures } = useScreens()
  const home = useLandingPath()
  useEffect(keepForOffline, [])
  return (
    <div className="reading">
      <header className="reading-bar flex items-center justify-between">
        <Brand home={home} />
        <LanguageSwitch />
      </header>
      <main>
        <WithReadingWords
          waiting={<p className="text-ink-soft">{messages.access.loading}</p>}
          missing={<p role="alert">{failures.offline}</p>}
        >
          <OwnShelf>
            <Held />
          </OwnShelf>
        </WithReadingWords>
      </main>
    </div>
  )
}

function Held() {
  const words = useReadingWords()
  const { hash } = useLocation()
  const { isSubscriptionActive, leaving } = useSession()
  const [isClosed, setClosed] = useState<boolean>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever somebody leaves or logs in
  useEffect(() => {
    const look = (): void => setClosed(isShelfClosed(browserDevice))
    look()
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [isSubscriptionActive, leaving])

  // Ids are letters, digits and hyphens: nothing in them is ever encoded.
  const id = hash.slice(1)
  if (isClosed === undefined) return null
  if (isClosed) return <Closed />
  return (
    <>
      <title>{`${words.title} - Enlace`}</title>
      {id === '' ? <HeldList /> : <HeldScript key={id} id={id} />}
    </>
  )
}

function Closed(): ReactNode {
  const { closed } = useReadingWords()
  return (
    <div className="card grid gap-4 p-6 sm:p-12">
      <title>{closed.title}</title>
      <h1 className="title">{closed.title}</h1>
      <p>{closed.text}</p>
      <p>
        <Link className="button button-main" to="/login">
          {closed.enter}
        </Link>
      </p>
    </div>
  )
}
