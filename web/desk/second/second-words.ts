/** What is said about a second language, by the language of the screens; loaded with what says it. */
export const secondWords = {
  pt: () => import('#core/messages/pt/second.ts').then(({ second }) => second),
  en: () => import('#core/messages/en/second.ts').then(({ second }) => second),
  fr: () => import('#core/messages/fr/second.ts').then(({ second }) => second),
  es: () => import('#core/messages/es/second.ts').then(({ second }) => second),
}
