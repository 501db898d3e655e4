/** What is said where a moment is searched for, by the language of the screens; loaded with what says it. */
import type { Language } from '#core/languages.ts'
import type { MomentSearchMessages } from '#core/messages/shape/moment-search.ts'

export const momentSearchWords: Record<Language, () => Promise<MomentSearchMessages>> = {
  pt: () => import('#core/messages/pt/moment-search.ts').then(({ momentSearch }) => momentSearch),
  en: () => import('#core/messages/en/moment-search.ts').then(({ momentSearch }) => momentSearch),
  fr: () => import('#core/messages/fr/moment-search.ts').then(({ momentSearch }) => momentSearch),
  es: () => import('#core/messages/es/moment-search.ts').then(({ momentSearch }) => momentSearch),
}
