import type { Language } from '#core/languages.ts'
import type { SearchWords } from '#core/library/search-words/search-words.ts'

/** What people type to find a piece, loaded with the library's shelf. Each rejects only if its code cannot be fetched. */
export const searchWordsIn: Record<Language, () => Promise<SearchWords>> = {
  pt: () => import('#core/library/search-words/pt.ts').then(({ searchWords }) => searchWords),
  en: () => import('#core/library/search-words/en.ts').then(({ searchWords }) => searchWords),
  fr: () => import('#core/library/search-words/fr.ts').then(({ searchWords }) => searchWords),
  es: () => import('#core/library/search-words/es.ts').then(({ searchWords }) => searchWords),
}
