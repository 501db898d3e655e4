/** Which language the pages are in: the stored preference, or the default (docs/specification.md section 4). */
import { isLanguage, type Language } from '#core/languages.ts'
import type { Device } from '../storage/device.ts'
import { languageKey } from '../storage/keys.ts'
import type { Messages } from './messages.ts'

/** A language and all its messages. */
export interface Spoken {
  language: Language
  messages: Messages
}

export interface LanguageState {
  /** Keeps its identity until what is said changes: pages re-render on it. */
  spoken: Spoken
  /** Whether a preference is stored; unknown until the device has been read. */
  preference: 'unknown' | 'none' | 'stored'
  /** The stored preference, once the device has been read. */
  stored?: Language
}

export interface LanguageStore {
  state(): LanguageState
  subscribe(listener: () => void): () => void
  /**
   * Reads the stored preference and follows it, unless the page has its own language; only the first call does
   * anything.
   */
  load(): Promise<void>
  /**
   * Uses the language of the page shown, whatever is stored; on a page without one, follows what is stored
   * (docs/design/pages.md section 4.4). Rejects if its messages cannot be loaded.
   */
  showPage(pageLanguage: Language | undefined): Promise<void>
  /** Takes over what another tab stored. */
  absorb(key: string | null, raw: string | null): void
  /** Switches to this language and stores it. Rejects if its messages cannot be loaded. */
  choose(language: Language): Promise<void>
  /** Loads the current messages again, because there are now more of them. Rejects if they cannot be loaded. */
  renew(): Promise<void>
}

/** `load` fetches the messages of any language but the initial one. */
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
  /** How often more messages were asked for, and how many of those requests the current ones satisfy. */
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
    // The last choice wins, whichever chunk arrives first; callers of earlier ones wait for it too.
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
    // The dialog asks in the page's language, so not before that has loaded.
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
      // If the chunk cannot be loaded, this tab keeps its language; the next reload follows.
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
