/** What the library's search knows and says, by language; loaded with the library's shelf. */
import type { Language } from '#core/languages.ts'
import type { SearchWords } from '#core/library/search-words/search-words.ts'
import type { MomentSearchMessages } from '#core/messages/shape/moment-search.ts'

/** What people type to find a piece. Each rejects only if its code cannot be fetched. */
export const searchWordsIn: Record<Language, () => Promise<SearchWords>> = {
  pt: () => import('#core/library/search-words/pt.ts').then(({ searchWords }) => searchWords),
  en: () => import('#core/library/search-words/en.ts').then(({ searchWords }) => searchWords),
  fr: () => import('#core/library/search-words/fr.ts').then(({ searchWords }) => searchWords),
  es: () => import('#core/library/search-words/es.ts').then(({ searchWords }) => searchWords),
}

export const momentSearchWords: Record<Language, () => Promise<MomentSearchMessages>> = {
  pt: () => import('#core/messages/pt/moment-search.ts').then(({ momentSearch }) => momentSearch),
  en: () => import('#core/messages/en/moment-search.ts').then(({ momentSearch }) => momentSearch),
  fr: () => import('#core/messages/fr/moment-search.ts').then(({ momentSearch }) => momentSearch),
  es: () => import('#core/messages/es/moment-search.ts').then(({ momentSearch }) => momentSearch),
}
