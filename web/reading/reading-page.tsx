import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { useLandingPath } from '../language/use-landing-path.ts'
import { useLanguage, useScreens } from '../language/use-language.ts'
import { keepForOffline } from '../offline/keep-for-offline.ts'
import { Brand } from '../ui/brand.tsx'
import { HeldList } from './held-list.tsx'
import { HeldScript } from './held-script.tsx'
import './reading.css'
import { useReadingWords, WithReadingWords } from './with-reading-words.tsx'

/**
 * What this device holds, for whoever has no access any more or just wants to read: outside of the door, without any
 * writing by AI, and nothing new is begun here. `isClosed`: somebody has left this browser, and it says so instead.
 */
export function ReadingPage({ isClosed = false }: { isClosed?: boolean }) {
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
          {isClosed ? <Closed /> : <Held />}
        </WithReadingWords>
      </main>
    </div>
  )
}

function Held() {
  const words = useReadingWords()
  const { hash } = useLocation()
  // Ids are letters, digits and hyphens: nothing in them is ever encoded.
  const id = hash.slice(1)
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
