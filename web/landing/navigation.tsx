import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Language } from '#core/languages.ts'
import type { LandingMessages } from '#core/messages/pt/landing.ts'
import { publicPagePath } from '#core/public-pages.ts'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { Rings } from '../ui/rings.tsx'

interface NavigationProps {
  language: Language
  words: LandingMessages['navigation']
  account?: ReactNode
}

/** The product's name, the language, and the way in or out (seed section 2). */
export function Navigation({ language, words, account }: NavigationProps) {
  return (
    <header>
      <a className="skip-link button" href="#content">
        {words.skip}
      </a>
      <nav
        aria-label={words.label}
        className="column flex min-h-18 flex-wrap items-center justify-between gap-x-2 py-1"
      >
        <Link
          to={publicPagePath({ name: 'landing', language })}
          className="flex min-h-11 items-center gap-2.5 font-display text-2xl"
        >
          <Rings className="h-6 text-accent" />
          Enlace
        </Link>
        <div className="flex flex-wrap items-center gap-1">
          <LanguageSwitch />
          {account ?? (
            <Link className="button" to="/login">
              {words.login}
            </Link>
          )}
        </div>
      </nav>
    </header>
  )
}
