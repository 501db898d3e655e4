import { useContext, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { defaultLanguage, type Language, languageDetails } from '#core/languages.ts'
import type { ScreenMessages } from '#core/messages/pt/screens.ts'
import { publicPageAt, publicPagePath } from '#core/public-pages.ts'
import { browserDevice } from '../storage/device.ts'
import { createLanguageStore, initialLanguage, type LanguageState } from './language-store.ts'
import type { Messages } from './messages.ts'
import { PageLanguageContext } from './page-language.ts'
import { messages as pt } from './pt.ts'

const loaders: Record<Language, () => Promise<{ messages: Messages }>> = {
  pt: () => Promise.resolve({ messages: pt }),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
}

const initial = initialLanguage(pt)

const store = createLanguageStore(initial, browserDevice, async (language) => {
  const { messages } = await loaders[language]()
  return messages
})

/** The language the page speaks now, with everything it says. Prerendered pages speak their own or the default one. */
export function useLanguage(): LanguageState {
  const page = useContext(PageLanguageContext)
  const state = useSyncExternalStore(store.subscribe, store.state, () => initial)
  return page === undefined ? state : { ...state, ...page }
}

/** The wording of the pages in the language spoken now. */
export function useScreens(): ScreenMessages {
  return useLanguage().messages.screens
}

/** Speaks `language` from now on, here and in other tabs. Rejects when its messages cannot be loaded. */
export function chooseLanguage(language: Language): Promise<void> {
  return store.choose(language)
}

/**
 * Follows the language of the page, else the stored preference, and keeps the document's `lang` true; mounted once,
 * in the root. Lifts the veil that `language-veil.ts` lays over a page prerendered in another language.
 */
export function useLanguagePreference(): void {
  const { language, preference, stored } = useLanguage()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const page = publicPageAt(pathname)
  const pageName = page?.name
  const pageLanguage = page?.language

  useEffect(() => {
    // Offline and the language's chunk not here: the page stays readable in the language it has.
    store.showPage(pageLanguage).catch(() => undefined)
  }, [pageLanguage])

  useEffect(() => {
    const onStorage = (event: StorageEvent): void => store.absorb(event.key, event.newValue)
    window.addEventListener('storage', onStorage)
    store
      .load()
      .catch(() => undefined)
      .finally(() => {
        // One frame later the page has been drawn in its language.
        requestAnimationFrame(() => document.documentElement.removeAttribute('data-veiled'))
      })
    return () => window.removeEventListener('storage', onStorage)
  }, [])

  useEffect(() => {
    if (preference === 'unknown') return
    document.documentElement.lang = languageDetails[pageLanguage ?? language].locale
  }, [language, preference, pageLanguage])

  // A public page's plain address follows the stored preference, those of the languages do not (design.md section 10).
  useEffect(() => {
    if (pageName === undefined || pageLanguage !== defaultLanguage) return
    if (stored === undefined || stored === defaultLanguage) return
    void navigate(publicPagePath({ name: pageName, language: stored }), {
      replace: true,
      preventScrollReset: true,
    })
  }, [pageName, pageLanguage, stored, navigate])
}
