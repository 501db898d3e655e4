/** What the check says, by language; it is loaded with the check, not with the desk. */
import type { Language } from '#core/languages.ts'
import type { CheckMessages } from '#core/messages/shape/check.ts'

export const checkWords: Record<Language, () => Promise<CheckMessages>> = {
  pt: () => import('#core/messages/pt/check.ts').then(({ check }) => check),
  en: () => import('#core/messages/en/check.ts').then(({ check }) => check),
  fr: () => import('#core/messages/fr/check.ts').then(({ check }) => check),
  es: () => import('#core/messages/es/check.ts').then(({ check }) => check),
}
