import { useContext, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { defaultLanguage, type Language, languageDetails } from '#core/languages.ts'
import type { ScreenMessages } from '#core/messages/pt/screens.ts'
import { languageOfAddress, publicPageAt, publicPagePath } from '#core/public-pages.ts'
import { browserDevice } from '../storage/device.ts'
import {
  createLanguageStore,
  initialLanguage,
  type LanguageState,
  type LanguageStore,
  type Spoken,
} from './language-store.ts'
import type { CreatorMessages, Messages } from './messages.ts'
import { PageLanguageContext } from './page-language.ts'

const loaders: Record<Language, () => Promise<{ messages: Messages }>> = {
  pt: () => import('./pt.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
}

const creatorLoaders: Record<Language, () => Promise<{ creatorMessages: CreatorMessages }>> = {
  pt: () => import('./creator-pt.ts'),
  en: () => import('./creator-en.ts'),
  fr: () => import('./creator-fr.ts'),
  es: () => import('./creator-es.ts'),
}

let isCreatorNeeded = false

async function loadMessages(language: Language): Promise<Messages> {
  const [{ messages }, creator] = await Promise.all([
    loaders[language](),
    isCreatorNeeded ? creatorLoaders[language]() : undefined,
  ])
  return creator === undefined ? messages : { ...messages, creator: creator.creatorMessages }
}

let begun: { initial: LanguageState; store: LanguageStore } | undefined

/**
 * Has the messages of the page's first language at hand before anything is drawn; called once, before rendering, at
 * build time and in the browser. A page's own language there spares a visitor the default one's words. `withCreator`:
 * the creator is drawn at once, so its words belong to what it says.
 */
export async function beginLanguage(
  language: Language,
  { withCreator }: { withCreator: boolean },
): Promise<void> {
  isCreatorNeeded = withCreator
  const initial = initialLanguage(language, await loadMessages(language))
  begun ??= { initial, store: createLanguageStore(initial, browserDevice, loadMessages) }
}

function languageHere(): { initial: LanguageState; store: LanguageStore } {
  if (begun === undefined) throw new Error('drawn before beginLanguage')
  return begun
}

/** The language the page speaks now, with everything it says. Prerendered pages speak their own or the default one. */
export function useLanguage(): Spoken {
  const page = useContext(PageLanguageContext)
  const { initial, store } = languageHere()
  const spoken = useSyncExternalStore(
    store.subscribe,
    () => store.state().spoken,
    () => initial.spoken,
  )
  return page ?? spoken
}

/** What is stored of the visitor's choice; apart, so that reading it draws no page anew. */
export function useStoredLanguage(): LanguageState {
  const { initial, store } = languageHere()
  return useSyncExternalStore(store.subscribe, store.state, () => initial)
}

/** What only the creator says; drawn inside `WithCreatorMessages` alone. */
export function useCreatorMessages(): CreatorMessages {
  const { creator } = useLanguage().messages
  if (creator === undefined) throw new Error('drawn outside of WithCreatorMessages')
  return creator
}

/**
 * Says what the creator says too, from now on, in every language spoken. Rejects when it cannot be loaded; the page
 * then still speaks the visitor's language.
 */
export async function needCreatorMessages(): Promise<void> {
  const { store } = languageHere()
  isCreatorNeeded = true
  try {
    await store.renew()
  } catch (error) {
    // Asked for together, one that fails takes the other with it.
    isCreatorNeeded = false
    await store.renew().catch(() => undefined)
    throw error
  }
}

/** The wording of the pages in the language spoken now. */
export function useScreens(): ScreenMessages {
  return useLanguage().messages.screens
}

/** How long news waits for its language. */
const settleTimeoutMs = 3_000

/** Resolves once the page speaks the visitor's language, or cannot soon: what is said before is said in another. */
export async function languageSettled(): Promise<void> {
  const tooLong = new Promise((resolve) => setTimeout(resolve, settleTimeoutMs))
  await Promise.race([languageHere().store.load(), tooLong]).catch(() => undefined)
}

/** Speaks `language` from now on, here and in other tabs. Rejects when its messages cannot be loaded. */
export function chooseLanguage(language: Language): Promise<void> {
  return languageHere().store.choose(language)
}

/**
 * Follows the language of the page, else the stored preference, and keeps the document's `lang` true; mounted once,
 * in the root. Lifts the veil that `start/before-paint.ts` lays over a page prerendered in another language.
 */
export function useLanguagePreference(): void {
  const { spoken, preference, stored } = useStoredLanguage()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const page = publicPageAt(pathname)
  const { store } = languageHere()
  const pageName = page?.name
  const pageLanguage = languageOfAddress(pathname)

  useEffect(() => {
    // Offline and the language's chunk not here: the page stays readable in the language it has.
    const follow = (): void => void store.showPage(pageLanguage).catch(() => undefined)
    follow()
    window.addEventListener('online', follow)
    return () => window.removeEventListener('online', follow)
  }, [store, pageLanguage])

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
  }, [store])

  useEffect(() => {
    if (preference === 'unknown') return
    document.documentElement.lang = languageDetails[pageLanguage ?? spoken.language].locale
  }, [spoken, preference, pageLanguage])

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
