import { useContext, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { defaultLanguage, type Language, languageDetails } from '#core/languages.ts'
import type { ScreenMessages } from '#core/messages/shape/screens.ts'
import { languageOfAddress, publicPageAt, publicPagePath } from '#core/pages/public-pages.ts'
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
 * Loads the messages of the page's first language before anything is rendered; called once, at build time and in the
 * browser. If the page has its own language, the default one is not loaded. `withCreator`: the creator renders at once,
 * so its messages are needed too.
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

/** The page's current language with all its messages. Prerendered pages use their own or the default one. */
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

/** The visitor's stored choice; separate, so that reading it re-renders no page. */
export function useStoredLanguage(): LanguageState {
  const { initial, store } = languageHere()
  return useSyncExternalStore(store.subscribe, store.state, () => initial)
}

/** What only the creator says; call it only inside `WithDeskMessages`. */
export function useCreatorMessages(): CreatorMessages {
  const { creator } = useLanguage().messages
  if (creator === undefined) throw new Error('drawn outside of WithDeskMessages')
  return creator
}

/**
 * From now on loads the creator's messages too, in every language used. Rejects if they cannot be loaded; the page then
 * still speaks the visitor's language.
 */
export async function needCreatorMessages(): Promise<void> {
  const { store } = languageHere()
  isCreatorNeeded = true
  try {
    await store.renew()
  } catch (error) {
    // The two are loaded together, so a failure loses both.
    isCreatorNeeded = false
    await store.renew().catch(() => undefined)
    throw error
  }
}

/** The pages' wording in the current language. */
export function useScreens(): ScreenMessages {
  return useLanguage().messages.screens
}

/** How long news waits for its language. */
const settleTimeoutMs = 3_000

/**
 * Resolves once the page is in the visitor's language, or cannot be soon: anything said earlier would be in another.
 */
export async function languageSettled(): Promise<void> {
  const tooLong = new Promise((resolve) => setTimeout(resolve, settleTimeoutMs))
  await Promise.race([languageHere().store.load(), tooLong]).catch(() => undefined)
}

/** Switches to `language`, here and in other tabs. Rejects if its messages cannot be loaded. */
export function chooseLanguage(language: Language): Promise<void> {
  return languageHere().store.choose(language)
}

/**
 * Follows the page's language, else the stored preference, and keeps the document's `lang` right; mounted once, in the
 * root. Lifts the veil that `start/before-paint.ts` lays over a page prerendered in another language.
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
    // Offline without the language's chunk, the page stays readable in the language it has.
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
        // One frame later the page has been rendered in its language.
        requestAnimationFrame(() => document.documentElement.removeAttribute('data-veiled'))
      })
    return () => window.removeEventListener('storage', onStorage)
  }, [store])

  useEffect(() => {
    if (preference === 'unknown') return
    const { locale } = languageDetails[pageLanguage ?? spoken.language]
    // Setting it, even to what it is, costs the style of every element anew.
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale
  }, [spoken, preference, pageLanguage])

  // A public page's plain address follows the stored preference; the per-language addresses do not
  // (docs/design/pages.md section 4.4).
  useEffect(() => {
    if (pageName === undefined || pageLanguage !== defaultLanguage) return
    if (stored === undefined || stored === defaultLanguage) return
    void navigate(publicPagePath({ name: pageName, language: stored }), {
      replace: true,
      preventScrollReset: true,
    })
  }, [pageName, pageLanguage, stored, navigate])
}
