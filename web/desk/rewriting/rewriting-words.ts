/** What is said of writing something again, by language; loaded with it. */
export const rewritingWords = {
  pt: () => import('#core/messages/pt/rewriting.ts').then(({ rewriting }) => rewriting),
  en: () => import('#core/messages/en/rewriting.ts').then(({ rewriting }) => rewriting),
  fr: () => import('#core/messages/fr/rewriting.ts').then(({ rewriting }) => rewriting),
  es: () => import('#core/messages/es/rewriting.ts').then(({ rewriting }) => rewriting),
}
