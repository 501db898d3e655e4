/** Which language the pages speak, from the stored preference or the default (seed section 4). */
import { isLanguage, type Language } from '#core/languages.ts'
import type { Device } from '../storage/device.ts'
import { languageKey } from '../storage/keys.ts'
import type { Messages } from './messages.ts'

/** A language with everything it says. */
export interface Spoken {
  language: Language
  messages: Messages
}

export interface LanguageState {
  /** The same object for as long as the same is said: pages are drawn anew by it. */
  spoken: Spoken
  /** Whether a preference is stored; unknown until the device has been read. */
  preference: 'unknown' | 'none' | 'stored'
  /** The stored preference, once the device has been read. */
  stored?: Language
}

export interface LanguageStore {
  state(): LanguageState
  subscribe(listener: () => void): () => void
  /** Reads the stored preference and follows it, unless the page has a language; once, however often it is asked for. */
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
  /** Loads the messages spoken now once more: there is more to say than before. Rejects when they cannot be loaded. */
  renew(): Promise<void>
}

/** `load` fetches the messages of a language other than the initial one. */
export function createLanguageStore(
  initial: LanguageState,
  device: Device,
  loadMessages: (language: Language) => Promise<Messages>,
): LanguageStore {
  const listeners = new Set<() => void>()
  let state = initial
  let wanted = initial.spoken.language
  let turns = 0
  let latest = Promise.resolve()
  /** How often more was asked for, and how much of that the messages spoken now hold. */
  let asked = 0
  let held = 0
  let pageLanguage: Language | undefined
  let loading: Promise<void> | undefined

  function publish(change: Partial<LanguageState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function speak(language: Language): Promise<void> {
    wanted = language
    turns += 1
    latest = speakInTurn(language, turns)
    return latest
  }

  async function speakInTurn(language: Language, turn: number): Promise<void> {
    const wantedHeld = asked
    const isHere = language === state.spoken.language && held === asked
    const spoken = isHere ? state.spoken : { language, messages: await loadMessages(language) }
    // The last choice wins, whichever chunk arrives first; who made a former one waits for it too.
    if (turn !== turns) return latest
    held = wantedHeld
    publish({ spoken })
  }

  function follow(): Promise<void> {
    return speak(pageLanguage ?? state.stored ?? state.spoken.language)
  }

  async function followStored(): Promise<void> {
    const stored = device.read(languageKey)
    if (isLanguage(stored)) publish({ preference: 'stored', stored })
    // The preference is asked for in the page's language, so not before that is here.
    await follow().finally(() => {
      if (state.preference === 'unknown') publish({ preference: 'none' })
    })
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load() {
      loading ??= followStored()
      return loading
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
    renew() {
      asked += 1
      return speak(wanted)
    },
  }
}

/** What pages show before anything is known, also at build time. */
export function initialLanguage(language: Language, messages: Messages): LanguageState {
  return { spoken: { language, messages }, preference: 'unknown' }
}
