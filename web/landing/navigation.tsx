import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Language } from '#core/languages.ts'
import type { LandingMessages } from '#core/messages/shape/landing.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { Brand } from '../ui/brand.tsx'

interface NavigationProps {
  language: Language
  words: LandingMessages['navigation']
  account?: ReactNode
}

/** The product's name, the language, and the way in or out (docs/specification.md section 2.1). */
export function Navigation({ language, words, account }: NavigationProps) {
  return (
    <header>
      <a className="skip-link button" href="#content">
        {words.skip}
      </a>
      <nav
        aria-label={words.label}
        className="column flex min-h-18 flex-wrap items-center justify-between py-1"
      >
        <Brand home={publicPagePath({ name: 'landing', language })} />
        <div className="ml-auto flex flex-wrap items-center">
          <LanguageSwitch />
          {account ?? (
            <Link className="button button-quiet" to="/login">
              {words.login}
            </Link>
          )}
        </div>
      </nav>
    </header>
  )
}
