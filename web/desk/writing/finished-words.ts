/** What is said at the end of writing and of the copy for oneself, by language; loaded with them. */
export const finishedWords = {
  pt: () => import('#core/messages/pt/finished.ts').then(({ finished }) => finished),
  en: () => import('#core/messages/en/finished.ts').then(({ finished }) => finished),
  fr: () => import('#core/messages/fr/finished.ts').then(({ finished }) => finished),
  es: () => import('#core/messages/es/finished.ts').then(({ finished }) => finished),
}
