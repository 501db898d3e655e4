import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Language, languageDetails, languages } from '#core/languages.ts'
import { firstVisit as en } from '#core/messages/en/first-visit.ts'
import { firstVisit as es } from '#core/messages/es/first-visit.ts'
import { firstVisit as fr } from '#core/messages/fr/first-visit.ts'
import { firstVisit as pt } from '#core/messages/pt/first-visit.ts'
import type { FirstVisitMessages } from '#core/messages/shape/first-visit.ts'
import { publicPageAt } from '#core/pages/public-pages.ts'
import { Button } from '../ui/button.tsx'
import { Flag } from './flag.tsx'
import { useChooseLanguage } from './use-choose-language.ts'
import { useStoredLanguage } from './use-language.ts'

/** All four, small as they are: the sheet is outside the page and its messages. */
const words: Record<Language, FirstVisitMessages> = { pt, en, fr, es }

const offerAttribute = 'data-offers-language'

/** Closes the sheet until the next page load; stores nothing. */
export function withdrawLanguageOffer(): void {
  document.documentElement.removeAttribute(offerAttribute)
}

/**
 * Offers the languages on a first visit, at the head of the page, without taking the focus. It is built into every page,
 * and `start/before-paint.ts` shows it from the first paint to anyone who has not chosen yet: a dialog that came later
 * would cover what they have begun to read.
 */
export function LanguageSheet() {
  const { pathname } = useLocation()
  const { spoken, preference } = useStoredLanguage()
  const choose = useChooseLanguage()
  const shown = publicPageAt(pathname)?.language ?? spoken.language

  useEffect(() => {
    if (preference === 'stored') withdrawLanguageOffer()
  }, [preference])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // A dialog above it closes first.
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) {
        withdrawLanguageOffer()
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <section className="language-sheet" aria-label={words[shown].title}>
      <p className="heading">{words[shown].title}</p>
      {languages.map((language) => (
        <Button
          key={language}
          lang={languageDetails[language].locale}
          onClick={() => void choose(language)}
        >
          <Flag language={language} />
          {languageDetails[language].name}
        </Button>
      ))}
      <button
        type="button"
        className="icon-button"
        aria-label={words[shown].dismiss}
        onClick={withdrawLanguageOffer}
      >
        <span aria-hidden="true">×</span>
      </button>
    </section>
  )
}
