/** Which language the pages speak, from the stored preference or the default (seed section 4). */
import { defaultLanguage, isLanguage, type Language } from '#core/languages.ts'
import type { Device } from '../storage/device.ts'
import { languageKey } from '../storage/keys.ts'
import type { Messages } from './messages.ts'

export interface LanguageState {
  language: Language
  messages: Messages
  /** Whether a preference is stored; unknown until the device has been read. */
  preference: 'unknown' | 'none' | 'stored'
  /** The stored preference, once the device has been read. */
  stored?: Language
}

export interface LanguageStore {
  state(): LanguageState
  subscribe(listener: () => void): () => void
  /** Reads the stored preference and follows it, unless the page has a language; does nothing the second time. */
  load(): Promise<void>
  /**
   * Speaks the language of the page shown, whatever is stored; on a page without one, follows what is stored
   * (design.md section 10). Rejects when its messages cannot be loaded.
   */
  showPage(pageLanguage: Language | undefined): Promise<void>
  /** Takes over what another tab stored. */
  absorb(key: string | null, raw: string | null): void
  /** Speaks this language from now on and remembers it. Rejects when its messages cannot be loaded. */
  choose(language: Language): Promise<void>
}

/** `load` fetches the messages of a language other than the initial one. */
export function createLanguageStore(
  initial: LanguageState,
  device: Device,
  loadMessages: (language: Language) => Promise<Messages>,
): LanguageStore {
  const listeners = new Set<() => void>()
  let state = initial
  let wanted = initial.language
  let pageLanguage: Language | undefined

  function publish(change: Partial<LanguageState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  async function speak(language: Language): Promise<void> {
    wanted = language
    const messages = language === state.language ? state.messages : await loadMessages(language)
    // The last choice wins, whichever chunk arrives first.
    if (wanted === language) publish({ language, messages })
  }

  function follow(): Promise<void> {
    return speak(pageLanguage ?? state.stored ?? state.language)
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async load() {
      if (state.preference !== 'unknown') return
      const stored = device.read(languageKey)
      if (isLanguage(stored)) publish({ preference: 'stored', stored })
      // The preference is asked for in the page's language, so not before that is here.
      await follow().finally(() => {
        if (state.preference === 'unknown') publish({ preference: 'none' })
      })
    },
    async showPage(language) {
      pageLanguage = language
      if (state.preference !== 'unknown') await follow()
    },
    absorb(key, raw) {
      if (key !== languageKey || !isLanguage(raw)) return
      publish({ preference: 'stored', stored: raw })
      // A chunk that cannot be loaded leaves this tab in its language; the next reload follows.
      follow().catch(() => undefined)
    },
    async choose(language) {
      await speak(language)
      if (wanted !== language) return
      device.write(languageKey, language)
      publish({ preference: 'stored', stored: language })
    },
  }
}

/** What pages show before anything is known, also at build time. */
export function initialLanguage(messages: Messages): LanguageState {
  return { language: defaultLanguage, messages, preference: 'unknown' }
}
