/** What the altar says, by language: loaded with the page, and kept by the service worker in every language. */
import { defaultLanguage, isLanguage, type Language } from '#core/languages.ts'
import type { AltarMessages } from '#core/messages/shape/altar.ts'
import { browserDevice } from '../storage/device.ts'
import { languageKey } from '../storage/keys.ts'

export const altarWords: Record<Language, () => Promise<AltarMessages>> = {
  pt: () => import('#core/messages/pt/altar.ts').then(({ altar }) => altar),
  en: () => import('#core/messages/en/altar.ts').then(({ altar }) => altar),
  fr: () => import('#core/messages/fr/altar.ts').then(({ altar }) => altar),
  es: () => import('#core/messages/es/altar.ts').then(({ altar }) => altar),
}

/** Loads what will be asked for, before it is. */
export function beginAltarWords(): void {
  const stored = browserDevice.read(languageKey)
  altarWords[isLanguage(stored) ? stored : defaultLanguage]().catch(() => undefined)
}
